//! What `data/guide.toml` says.

table::weights! { "../../data/guide.toml";
    EVEN: i32, HALF: i32, PRIOR_SCALE: f32, GLORY_EARLY: i32, GLORY_LATE: i32, POINT: i32, GOLD: [i32; 6],
    GOLD_OWED: i32, DIE_PER_ROUND: i32, DIE_NOW: i32, POOL_DIE: i32, TALENT_PER_ROUND: i32, GEAR_STRONG: i32,
    GEAR_USEFUL: i32, GEAR_BEARER: i32, FREE_EQUIPMENT: i32, POTION: i32, DEFENCE: i32, VENOM: i32, TRAP: i32,
    TRAP_POINT: i32, SPARE_TRAP_PERCENT: i32, UNKNOWN_TRAP: i32, WOUND: i32, LAST_MEMBERS_DEATH: i32,
    DEATH: i32, LOOT: [i32; 6], LOOT_HIRE_PERCENT: i32, LOOT_OTHER_PERCENT: i32, LOOT_EVENT_PERCENT: i32,
    DIE_MEAN: i32, DIE_SPREAD: i32, REROLL: i32, MISSION_REROLL: i32, STRUCK_TENTHS: i32, GIFT: i32,
    TRICKLE: i32, BUY_DIE: i32, BUY_DIE_GOLD: i32, BUY_DIE_DEAR: i32, CONVERT: i32, USE_DEED: i32,
    MOST_GOODS: i32, MOST_HIRE: i32, HIRE_LOOT: i32, SALE_PERCENT: i32, SETTLE: i32, HEAL_LATE: i32,
    INHERIT: i32, EQUIP: i32, DROP: i32, VISIT_NOTHING: i32, ROLL: i32, ROLL_ALL_CAPTURE: i32, ROLL_WON: i32,
    REROLL_LOW: i32, REROLL_FACE: i32, REROLL_IDLE: i32, VENOM_WINS: i32, VENOM_KILLS: i32, VENOM_EARLY: i32,
    LOOT_WINS: i32, LOOT_IDLE: i32, LOOT_EARLY: i32, REVEAL: i32, TRICK_ALONE: i32, TARGET_OWN: i32,
    CANCEL: i32, REDIRECT: i32, REDIRECT_OWN: i32, BLOCK: i32, DRINK_DEATH: i32, DRINK_WOUNDS: i32,
    SHARPNESS: f32, SHARPNESS_ROUND: f32, SHARPNESS_OVER: f32, SHARPNESS_ALONE: f32,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::components::{DEFENCE_PRICE, HIT_ON};

    // rules: ML-32.1 ML-32.2
    #[test]
    fn the_weights_are_the_unit_values_of_the_design_notes() {
        assert_eq!((GLORY_EARLY, GLORY_LATE, POINT), (125, 100, 100));
        assert_eq!(GOLD[5], 28);
        assert!(GOLD.windows(2).all(|pair| pair[0] <= pair[1]), "gold is worth less the later it comes");
        // A die: between what the Pawn Shop and what the Mine pay for it.
        assert!(
            (GOLD[5]..=3 * GOLD[5]).contains(&DIE_NOW) && (GOLD[5]..=3 * GOLD[5]).contains(&DIE_PER_ROUND)
        );
        assert_eq!(DIE_MEAN, 350);
        // A defence token stops a hit: dearer than it looks in the Armoury, cheaper than a wound and a half.
        assert!(DEFENCE < i32::from(DEFENCE_PRICE) * GOLD[5] && DEFENCE >= WOUND && HIT_ON == 3);
    }
}
