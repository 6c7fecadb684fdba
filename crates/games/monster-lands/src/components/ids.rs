//! Names of things: closed sets of ids, in the order of `data/components.toml`.

table::ids! {
    /// A colour of dice (ML-1.1); the black ones belong to the monsters.
    pub enum Colour: "a colour of dice" {
        Strength = "S", Magic = "M", Persuasion = "P",
    }
}

table::ids! {
    /// A die of a pool: unrolled Strength or Magic, or Persuasion with what it shows (ML-1.14).
    pub enum Die: "a die (S, M or P1 to P6)" {
        S = "S", M = "M", P1 = "P1", P2 = "P2", P3 = "P3", P4 = "P4", P5 = "P5", P6 = "P6",
    }
}

table::ids! {
    /// One of the four affinities (ML-2.9).
    pub enum Affinity: "an affinity" {
        Jungle = "jungle", Water = "water", Fire = "fire", Air = "air",
    }
}

table::ids! {
    /// A building of the Citadel (ML-2.12).
    pub enum Building: "a building" {
        Hunter = "hunter", Alchemist = "alchemist", Tavern = "tavern", Armoury = "armoury",
        PawnShop = "pawn_shop", Bazaar = "bazaar", Mine = "mine",
    }
}

table::ids! {
    /// A card of a clan (ML-1.2): leaders and starting mercenaries, hirelings, novices.
    pub enum MemberId: "a member" {
        Purkas = "purkas", Korgo = "korgo", Tortock = "tortock", Taron = "taron", Nuduru = "nuduru",
        Frunks = "frunks", Poissen = "poissen", Timbulu = "timbulu", Dalina = "dalina",
        Drapis = "drapis", Taroa = "taroa", Puargh = "puargh", Fandor = "fandor", Wondou = "wondou",
        Vaidala = "vaidala", Parjas = "parjas", Wishor = "wishor", Ginova = "ginova", Nimra = "nimra",
        Frostor = "frostor", Dolfus = "dolfus", Lusara = "lusara", Shandee = "shandee", Zondu = "zondu",
        Tranok = "tranok", Naiala = "naiala", Sckrat = "sckrat", Torko = "torko", Karunna = "karunna",
        Guster = "guster", Lorios = "lorios", Kakron = "kakron", Wormee = "wormee", Trulina = "trulina",
        Geas = "geas", Jaruna = "jaruna", Novice1 = "novice.1", Novice2 = "novice.2",
        Novice3 = "novice.3", Novice4 = "novice.4", Novice5 = "novice.5", Novice6 = "novice.6",
        Novice7 = "novice.7", Novice8 = "novice.8",
    }
}

table::ids! {
    /// A monster card.
    pub enum Monster: "a monster" {
        Snailer = "snailer", Sporus = "sporus", Korcko = "korcko", Gator = "gator", Turfus = "turfus",
        Warkors = "warkors", Krinx = "krinx", Surbol = "surbol", Dogor = "dogor", Sandor = "sandor",
        Moldo = "moldo", Krunn = "krunn", Trons = "trons", Sckon = "sckon", Snagnus = "snagnus",
        Gorgosh = "gorgosh", Blandor = "blandor", Krushus = "krushus", Abysur = "abysur",
        Caribdis = "caribdis",
    }
}

table::ids! {
    /// A territory card.
    pub enum Territory: "a territory" {
        Megueria = "megueria", Thaklan = "thaklan", AlDahna = "al_dahna", Skyehn = "skyehn",
        Ghadik = "ghadik", Kale = "kale", Kyzhul = "kyzhul", Rynia = "rynia", Gurban = "gurban",
        Yuha = "yuha", Wahibah = "wahibah", Uyuniah = "uyuniah",
    }
}

table::ids! {
    /// A face of a path tile (ML-2.6).
    pub enum Face: "a face of a path tile" {
        Tile1a = "tile_1a", Tile1b = "tile_1b", Tile2a = "tile_2a", Tile2b = "tile_2b",
        Tile3a = "tile_3a", Tile3b = "tile_3b", Tile4a = "tile_4a", Tile4b = "tile_4b",
        Tile5a = "tile_5a", Tile5b = "tile_5b", Tile6a = "tile_6a", Tile6b = "tile_6b",
    }
}

table::ids! {
    /// A mission tile: a dice mission on one side, a contract on the other (ML-2.6).
    pub enum Mission: "a mission tile" {
        Mission01 = "mission_01", Mission02 = "mission_02", Mission03 = "mission_03",
        Mission04 = "mission_04", Mission05 = "mission_05", Mission06 = "mission_06",
        Mission07 = "mission_07", Mission08 = "mission_08", Mission09 = "mission_09",
        Mission10 = "mission_10", Mission11 = "mission_11", Mission12 = "mission_12",
    }
}

table::ids! {
    /// A kind of trap or trick token (ML-2.3).
    pub enum Trap: "a trap or trick" {
        TrapStarting = "trap_starting", TrapStrength1 = "trap_strength_1",
        TrapStrength2 = "trap_strength_2", TrapStrength3 = "trap_strength_3",
        TrapStrengthPlus1 = "trap_strength_plus_1", TrapStrengthPlus2 = "trap_strength_plus_2",
        TrapStrengthPlus3 = "trap_strength_plus_3", TrapMagic1 = "trap_magic_1",
        TrapMagic2 = "trap_magic_2", TrapMagic3 = "trap_magic_3", TrapMagicPlus1 = "trap_magic_plus_1",
        TrapMagicPlus2 = "trap_magic_plus_2", TrapTotal4 = "trap_total_4", TrapTotal6 = "trap_total_6",
        TrapTotal8 = "trap_total_8", TrapStrength1Protected = "trap_strength_1_protected",
        TrapStrength2Protected = "trap_strength_2_protected",
        TrapMagic1Protected = "trap_magic_1_protected", TrapMagic2Protected = "trap_magic_2_protected",
        TrickStealMagic1 = "trick_steal_magic_1", TrickStealMagic2 = "trick_steal_magic_2",
        TrickStealStrength1 = "trick_steal_strength_1", TrickStealStrength2 = "trick_steal_strength_2",
        TrickStealAny1 = "trick_steal_any_1", TrickStealAny2 = "trick_steal_any_2",
        TrickRedirect1 = "trick_redirect_1", TrickRedirect2 = "trick_redirect_2",
    }
}

table::ids! {
    /// A kind of equipment (ML-2.11).
    pub enum Equipment: "a kind of equipment" {
        Krakhen = "krakhen", Rashnek = "rashnek", Mortis = "mortis", Kedavra = "kedavra",
        Pugnor = "pugnor", Sham = "sham", Noxx = "noxx", Turzoks = "turzoks", Slyzor = "slyzor",
        Tergeo = "tergeo",
    }
}

table::ids! {
    /// An equipment card: a kind and the number of its copy.
    pub enum Gear: "an equipment card" {
        Krakhen1 = "krakhen.1", Krakhen2 = "krakhen.2", Rashnek1 = "rashnek.1", Rashnek2 = "rashnek.2",
        Mortis1 = "mortis.1", Mortis2 = "mortis.2", Kedavra1 = "kedavra.1", Kedavra2 = "kedavra.2",
        Pugnor1 = "pugnor.1", Pugnor2 = "pugnor.2", Sham1 = "sham.1", Noxx1 = "noxx.1", Noxx2 = "noxx.2",
        Turzoks1 = "turzoks.1", Turzoks2 = "turzoks.2", Slyzor1 = "slyzor.1", Slyzor2 = "slyzor.2",
        Tergeo1 = "tergeo.1",
    }
}

table::ids! {
    /// A loot token (ML-2.8).
    pub enum Loot: "a loot token" {
        LootConquestGlory = "loot_conquest_glory", LootKillGlory = "loot_kill_glory",
        LootCaptureGlory = "loot_capture_glory", LootReroll4 = "loot_reroll_4",
        LootPotionsVenoms = "loot_potions_venoms", LootKill6 = "loot_kill_6", LootTrophy = "loot_trophy",
        LootMixed = "loot_mixed", LootPersuasionToMagic = "loot_persuasion_to_magic",
        LootMagicToStrength = "loot_magic_to_strength", LootMagicPlus2 = "loot_magic_plus_2",
        LootGold12 = "loot_gold_12", LootGold10 = "loot_gold_10",
        LootMagicReroll3 = "loot_magic_reroll_3", LootFreeHire = "loot_free_hire",
        LootStrengthPlus2 = "loot_strength_plus_2",
    }
}

table::ids! {
    /// How hard the game is (ML-17.1).
    pub enum Difficulty: "a difficulty" {
        Tutorial = "tutorial", Normal = "normal", Hard = "hard", Nightmare = "nightmare",
    }
}

table::ids! {
    /// What a game alone was worth (ML-19.28).
    pub enum Rank: "a rank" {
        Fodder = "fodder", Apprentice = "apprentice", Veteran = "veteran", Hero = "hero",
    }
}
