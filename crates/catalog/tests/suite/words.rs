//! The games in words: whatever anybody reads in many games is whole and fits the terminal, in three languages.

mod abyss;
mod monster_lands;
mod reading;
mod valeria;
