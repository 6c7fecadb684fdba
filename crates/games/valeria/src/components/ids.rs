//! The names of things, in canonical order: the order of `data/components.toml`.

table::ids! {
    /// VA-2.3: what cards cost and give. Victory points are none.
    pub enum Resource: "a resource" {
        Gold = "gold", Strength = "strength", Magic = "magic",
    }
}

table::ids! {
    /// VA-3.8: the role icons.
    pub enum Role: "a role" {
        Worker = "worker", Soldier = "soldier", Shadow = "shadow", Holy = "holy",
    }
}

table::ids! {
    /// VA-3.9: the types of monsters.
    pub enum MonsterType: "a type of monsters" {
        Minion = "minion", Beast = "beast", Titan = "titan", Boss = "boss",
    }
}

table::ids! {
    /// VA-4.6: the areas, in the order in which their stacks stand from left to right.
    #[derive(Default)]
    pub enum Area: "an area" {
        // The default only fills unused places.
        #[default]
        Hills = "hills",
        Barrens = "barrens", Ruins = "ruins", Forest = "forest", Valley = "valley", Swamp = "swamp",
        Mountains = "mountains", Caverns = "caverns",
    }
}

table::ids! {
    /// VA-4.2: the places of citizen stacks, by activation number.
    pub enum Slot: "a citizen slot" {
        S1 = "s1", S2 = "s2", S3 = "s3", S4 = "s4", S5 = "s5", S6 = "s6", S7 = "s7", S8 = "s8",
        S910 = "s9_10", S1112 = "s11_12",
    }
}

table::ids! {
    /// VA-3.1: the 18 types of citizens, by slot.
    #[derive(Default)]
    pub enum CitizenId: "a citizen" {
        // The default only fills unused places.
        #[default]
        Cleric = "cleric",
        Monk = "monk", Merchant = "merchant", Blacksmith = "blacksmith", Mercenary = "mercenary",
        Alchemist = "alchemist", Archer = "archer", Wizard = "wizard", Peasant = "peasant", Knight = "knight",
        Rogue = "rogue", Thief = "thief", Champion = "champion", Warlord = "warlord", Paladin = "paladin",
        Priestess = "priestess", Butcher = "butcher", Miner = "miner",
    }
}

table::ids! {
    /// VA-3.2: the 24 names of monsters: by area from left to right, then by strength.
    #[derive(Default)]
    pub enum MonsterId: "a monster" {
        // The default only fills unused places.
        #[default]
        Goblin = "goblin",
        GoblinMage = "goblin_mage", GoblinKing = "goblin_king", Gargoyle = "gargoyle", Wraith = "wraith",
        WitchQueen = "witch_queen", Skeleton = "skeleton", FlamingSkeleton = "flaming_skeleton",
        SkeletonKing = "skeleton_king", Treant = "treant", BaneSpider = "bane_spider",
        SpiderQueen = "spider_queen", Owlbear = "owlbear", Giant = "giant", Troll = "troll",
        GelatinousCube = "gelatinous_cube", Basilisk = "basilisk", SwampDragon = "swamp_dragon",
        DireBear = "dire_bear", OrcWarrior = "orc_warrior", OrcChieftain = "orc_chieftain",
        Kobolds = "kobolds", GoldGolem = "gold_golem", RedDragon = "red_dragon",
    }
}

table::ids! {
    /// VA-3.3: the 24 domains, by number.
    #[derive(Default)]
    pub enum DomainId: "a domain" {
        // The default only fills unused places.
        #[default]
        FoxgrovePalisade = "foxgrove_palisade",
        DesertOrchid = "desert_orchid", EmeraldStronghold = "emerald_stronghold",
        PratchettsPlateau = "pratchetts_plateau", CathedralOfStAquila = "cathedral_of_st_aquila",
        DarktideHarbour = "darktide_harbour", CloudridersCamp = "cloudriders_camp", OrbOfUrdr = "orb_of_urdr",
        RoguesLanding = "rogues_landing", BloodCrowArmy = "blood_crow_army",
        EyeOfAsteraten = "eye_of_asteraten", CutthroatsTruce = "cutthroats_truce",
        HalfpennyHill = "halfpenny_hill", ShatteredHand = "shattered_hand",
        ForgottenSorrows = "forgotten_sorrows", WatcherOnTheWater = "watcher_on_the_water",
        GargansEmbrace = "gargans_embrace", NestOfTheWeaverWitch = "nest_of_the_weaver_witch",
        PalaceOfTheDawn = "palace_of_the_dawn", GrimmwaterKeep = "grimmwater_keep",
        VioletThorn = "violet_thorn", PurloinersPerch = "purloiners_perch", GoldenObelisk = "golden_obelisk",
        MonolithOfOstendaar = "monolith_of_ostendaar",
    }
}

table::ids! {
    /// VA-3.4: the 10 dukes.
    #[derive(Default)]
    pub enum DukeId: "a duke" {
        // The default only fills unused places.
        #[default]
        Cornelius = "cornelius",
        Elsyn = "elsyn", Elisium = "elisium", Hrothgar = "hrothgar", Isabella = "isabella",
        Lekzandr = "lekzandr", Node = "node", Reese = "reese", Simon = "simon", Waryn = "waryn",
    }
}

table::ids! {
    /// VA-5: which cards are used.
    pub enum CardSet: "a card set" {
        FirstGame = "first_game", GlitteringGold = "glittering_gold", MasteryOverMagic = "mastery_over_magic",
        MonsterBlood = "monster_blood", Random = "random", Custom = "custom",
    }
}
