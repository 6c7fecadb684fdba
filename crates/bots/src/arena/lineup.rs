//! Who sits where in the games of one deal.

/// All ways in which `bots` bots sit at a table of `players` in one block: for each game the bot at every seat.
///
/// - As many bots as seats: everybody plays, and moves on by one seat from game to game.
/// - Two bots: one against all seats of the other, at every seat, and the same the other way round.
/// - Otherwise: every two bots play against each other like that.
///
/// In all of them every bot holds every seat equally often.
pub fn lineups(bots: usize, players: usize) -> Vec<Vec<usize>> {
    if bots == players {
        return (0..players).map(|turn| (0..players).map(|seat| (seat + turn) % bots).collect()).collect();
    }
    if bots == 1 {
        return vec![vec![0; players]];
    }
    let pairs = (0..bots).flat_map(|a| (a + 1..bots).map(move |b| (a, b)));
    pairs.flat_map(|(a, b)| duel(a, b, players)).collect()
}

fn duel(a: usize, b: usize, players: usize) -> Vec<Vec<usize>> {
    let alone = |odd: usize, other: usize| {
        (0..players).map(move |own| (0..players).map(|seat| if seat == own { odd } else { other }).collect())
    };
    if players == 2 { alone(a, b).collect() } else { alone(a, b).chain(alone(b, a)).collect() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_bots_change_seats() {
        assert_eq!(lineups(2, 2), [[0, 1], [1, 0]]);
        assert_eq!(lineups(3, 2), [[0, 1], [1, 0], [0, 2], [2, 0], [1, 2], [2, 1]]);
    }

    #[test]
    fn every_bot_holds_every_seat_equally_often() {
        for players in 2..=5 {
            for bots in 1..=6 {
                let games = lineups(bots, players);
                let count = |bot, seat: usize| games.iter().filter(|game| game[seat] == bot).count();
                let once = count(0, 0);
                assert!(once > 0, "{bots} bots, {players} players");
                for bot in 0..bots {
                    assert!(
                        (0..players).all(|seat| count(bot, seat) == once),
                        "{bots} bots, {players} players"
                    );
                }
            }
        }
    }
}
