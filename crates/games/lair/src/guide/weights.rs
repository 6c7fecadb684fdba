//! What `data/guide.toml` says.

table::weights! { "../../data/guide.toml";
    SEND_DRAGON: u32, SEND_TROLL: u32, SEND_WOLF: u32, SEND_IMP: u32, SEND_NOTHING: u32,
    ROB: u32, TAKE_GOLD: u32, TAKE_CARD: u32,
    PROWL_WOLF: u32, PROWL_IMP: u32, PROWL_OTHER: u32, DECLINE: u32,
    SHARPNESS: f32,
}
