//! What a player can do. The order of the variants is the canonical order of `legal` (ML-29.1).

use table::Number;

use crate::components::{
    Affinity, Building, Colour, Die, Gear, Item, Loot, MemberId, Monster, Territory, Trap,
};
use crate::values::{FewFaces, PathId, Savings, Slots};

table::notation! {
    /// What a player can do.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum Action: "an action of Monster Lands" {
        /// ML-3.20: play this affinity.
        Affinity { affinity: Affinity } = "affinity",
        /// ML-17.9: take a die of this colour.
        GiftDie { colour: Colour } = "gift_die",
        /// ML-17.9: and one of this.
        Gift { item: Item } = "gift",

        /// F1: a novice swaps a die for one of another colour.
        Swap { novice: MemberId, die: Die, colour: Colour } = "swap",
        /// F2, F3: buy a die.
        BuyDie { member: MemberId } = "buy_die",
        /// F4: a talent that gives something.
        Talent { member: MemberId, item: Item } = "talent",
        /// F5: lay this die on the loot token for others.
        Convert { loot: Loot, die: Die } = "convert",
        /// F6, F7, F8: use a loot token.
        Use { loot: Loot } = "use",
        /// F9: sell the trophy.
        Sell { monster: Monster } = "sell",
        /// F9: sell the trophy among the loot.
        SellLoot { loot: Loot } = "sell_loot",
        /// F10: heal with a potion.
        Heal { member: MemberId } = "heal",
        /// F11: give the card to this member; what it bore of the type comes back in exchange.
        Equip { gear: Gear, member: MemberId } = "equip",
        /// F11: discard the card.
        Drop { gear: Gear } = "drop",
        /// F12: settle.
        Settle { territory: Territory, member: MemberId } = "settle",

        /// ML-7.2: place this die in a building; what it buys follows.
        Visit { building: Building, die: Die } = "visit",
        /// ML-8.1: assign a mercenary; the load follows.
        Assign { path: PathId, member: MemberId } = "assign",
        /// ML-8.50: use a settled territory with these dice.
        Work { territory: Territory, s: Number, m: Number, p: FewFaces } = "work",
        /// ML-6.4, ML-6.7.
        Pass = "pass",

        /// ML-7.21: buy the traps of these slots.
        BuyTraps { slots: Slots, savings: Savings } = "buy_traps",
        /// ML-7.29: the space of the Alchemist, and so many potions; the rest are venoms.
        Brew { space: Number, potions: Number } = "brew",
        /// ML-7.39.
        Beer = "beer",
        /// ML-7.32.
        Hire { member: MemberId, savings: Savings } = "hire",
        /// ML-7.44: so many defence tokens.
        BuyDefence { tokens: Number } = "buy_defence",
        /// ML-7.46: one more die for the Pawn Shop.
        Pawn { die: Die } = "pawn",
        /// ML-7.48, ML-7.51: the card for this member; a card of the type is discarded.
        BuyGear { gear: Gear, member: MemberId } = "buy_gear",
        /// ML-7.54: the space of the Mine.
        Mine { space: Number } = "mine",
        /// ML-8.11, ML-8.21, ML-8.22: these dice.
        Dice { s: Number, m: Number, p: FewFaces } = "dice",
        /// ML-8.24: this trap, face down.
        Lay { trap: Trap } = "lay",
        /// ML-8.24: a defence token.
        LayDefence = "lay_defence",
        /// ML-8.27: so many own potions and venoms.
        Carry { potions: Number, venoms: Number } = "carry",
        /// ML-16.2: discard this trap.
        DiscardTrap { trap: Trap } = "discard_trap",
        /// ML-9.14: pay what the contract asks.
        Pay = "pay",
        /// ML-9.16: pay with this trap.
        PayTrap { trap: Trap } = "pay_trap",

        /// ML-10.28: roll a die of this colour.
        Roll { colour: Colour } = "roll",
        /// ML-10.28: roll all dice that are left.
        RollAll = "roll_all",
        /// ML-1.30: roll a die again that shows this.
        Reroll { colour: Colour, face: Number } = "reroll",
        /// ML-10.34.
        Venom = "venom",
        /// ML-10.28: stop.
        Stop = "stop",
        /// ML-10.42.
        Kill = "kill",
        /// ML-10.42.
        Capture = "capture",

        /// ML-18.4: turn the token up.
        Reveal = "reveal",
        /// ML-18.6: keep it face down.
        Hide = "hide",
        /// ML-18.8: the trick acts on this path.
        Target { path: PathId } = "target",
        /// ML-18.10: discard a defence token to cancel the trick.
        Cancel = "cancel",
        /// ML-18.10: let it happen.
        Allow = "allow",
        /// ML-18.14: take these dice.
        Steal { s: Number, m: Number } = "steal",
        /// ML-10.11: turn so many attack dice onto this path.
        Redirect { path: PathId, dice: Number } = "redirect",
        /// ML-10.13: so many Magic dice.
        Sacrifice { dice: Number } = "sacrifice",
        /// ML-10.18: so many defence tokens.
        Block { tokens: Number } = "block",
        /// ML-10.20: so many potions.
        Drink { potions: Number } = "drink",

        /// ML-11.21: take this loot token.
        TakeLoot { loot: Loot } = "take_loot",
        /// ML-13.12: this one becomes leader.
        Leader { member: MemberId } = "leader",
        /// ML-13.20: this one deserts.
        Desert { member: MemberId } = "desert",
        /// Nothing (more) of this: no hire, no token, no redirect, no loot used, no contract.
        Done = "done",
    }
}

const _: () = assert!(size_of::<Action>() <= 8, "search keeps millions of these");
