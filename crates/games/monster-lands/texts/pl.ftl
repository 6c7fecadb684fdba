# Monster Lands po polsku. Nazwy i teksty elementów są w data/components.toml.
option-difficulty = Poziom trudności
option-trickery = Dodatek Podstęp
option-queens_gift = Dar Królowej
option-more_monsters = Więcej Potworów
option-venom_helps_conquest = Trucizna pomaga w podboju
option-scenario = Scenariusz dla jednego gracza
part-glory = Chwała
part-reputation = Reputacja
part-trophies = Trofea
part-affinity = Przynależności
nothing = nic
strength = { $s ->
    [one] 1 Kość Siły
   *[other] { $s } Kości Siły
}
magic = { $m ->
    [one] 1 Kość Magii
   *[other] { $m } Kości Magii
}
persuasion = Wpływ { $p }
dice = { $kinds ->
    [0] żadnej kości
    [1] { strength }
    [2] { magic }
    [3] { strength } i { magic }
    [4] { persuasion }
    [5] { strength } i { persuasion }
    [6] { magic } i { persuasion }
   *[7] { strength }, { magic } i { persuasion }
}
potions = { $potions ->
    [0] bez Mikstur
    [one] 1 Mikstura
    [few] { $potions } Mikstury
   *[other] { $potions } Mikstur
}
venoms = { $venoms ->
    [0] bez Trucizn
    [one] 1 Trucizna
    [few] { $venoms } Trucizny
   *[other] { $venoms } Trucizn
}
gold = { $gold ->
    [one] 1 złoto
   *[other] { $gold } złota
}
hidden-token = zakryty żeton
rival = Madhala
item-gold = złoto
item-potion = 1 Mikstura
item-venom = 1 Trucizna
item-defence = 1 Żeton Obrony
pool-die-P1 = Wpływ 1
pool-die-P2 = Wpływ 2
pool-die-P3 = Wpływ 3
pool-die-P4 = Wpływ 4
pool-die-P5 = Wpływ 5
pool-die-P6 = Wpływ 6
area-dice = Zadanie z rzutem kośćmi
area-contract = Zadanie kontraktowe
area-A = Kraina A
area-B = Kraina B
area-gate = Wejście do Cytadeli
path-none = żaden Szlak
path-dice-1 = Zadanie z kośćmi, Szlak 1
path-dice-2 = Zadanie z kośćmi, Szlak 2
path-contract-1 = Kontrakt, Szlak 1
path-contract-2 = Kontrakt, Szlak 2
path-A-1 = Kraina A, Szlak 1
path-A-2 = Kraina A, Szlak 2
path-A-3 = Kraina A, Szlak 3
path-A-4 = Kraina A, Szlak 4
path-B-1 = Kraina B, Szlak 1
path-B-2 = Kraina B, Szlak 2
path-B-3 = Kraina B, Szlak 3
path-B-4 = Kraina B, Szlak 4
path-gate-1 = Wejście, górny Szlak
path-gate-2 = Wejście, dolny Szlak
prompt-wait = Czekamy na: { $player }.
prompt-over = Koniec gry. { $count ->
    [one] { $winners } wygrywa z wynikiem { $points } PZ.
   *[other] { $winners } dzielą zwycięstwo z wynikiem { $points } PZ.
}
prompt-affinity = Jaką Przynależność ma twój klan?
prompt-gift-die = Królowa daje ci kość. Którego koloru?
prompt-gift-item = Co jeszcze bierzesz od Królowej?
prompt-turn = Twoja tura: umieść kości w Cytadeli albo wyślij Najemnika.
prompt-turn-without-dice = Nie masz już kości. Użyjesz czegoś, zanim spasujesz?
prompt-hunter = Które Pułapki kupujesz? Zniżka: { $number }.
prompt-excess = Masz za dużo Pułapek. Którą odrzucasz?
prompt-alchemist = Ile Mikstur, a ile Trucizn?
prompt-tavern = Kogo werbujesz? Zniżka: { $number }.
prompt-tavern-after-beer = Nowa oferta. Werbujesz kogoś? Zniżka: { $number }.
prompt-free-hire = Kogo werbujesz za darmo?
prompt-armoury = Ile Żetonów Obrony? Zniżka: { $number }.
prompt-pawn = Jeszcze jedna kość dla Handlarza?
prompt-bazaar = Które Wyposażenie i dla kogo? Zniżka: { $number }.
prompt-free-gear = Które darmowe Wyposażenie i dla kogo?
prompt-mine = Które pole Kopalni?
prompt-load-dice = Które kości umieszczasz ({ $path })?
prompt-load-tokens = Dokładasz Pułapki lub Żetony Obrony ({ $path })? Zmieści się jeszcze: { $number }.
prompt-load-carry = Bierzesz na Szlak Miksturę lub Truciznę ({ $member })?
prompt-loot = Który Łup bierzesz?
prompt-contract = Wypełniasz kontrakt? { $text }
prompt-pay-trap = Którą Pułapkę oddajesz? Zostało: { $number }.
prompt-reveal = Odkrywasz żeton nr { $number } ({ $path })?
prompt-target = Kogo dotyka twój Podstęp?
prompt-cancel = Celuje w ciebie Podstęp. Anulujesz go Żetonem Obrony?
prompt-steal = Które kości zabierasz?
prompt-redirect = Kierujesz Kości Ataku na sąsiada?
prompt-sacrifice = Kości Ataku przeciw: { $member } ({ $path }): { $dice }. Odrzucasz Kości Magii? Każda usuwa jedną.
prompt-block = { $member } ({ $path }), trafienia: { $hits }. Ile zatrzymujesz Żetonami Obrony?
prompt-drink = { $member } ({ $path }), obrażenia: { $hits }. Ile anulujesz Miksturami?
prompt-kill-or-capture = Zabić Potwora czy go schwytać?
prompt-deed = Dobra robota. Użyjesz Łupu lub kogoś osiedlisz?
prompt-heal = Leczysz kogoś Miksturą?
prompt-window = { $gold ->
    [0] Zanim porządkowanie ruszy dalej: chcesz coś sprzedać, czegoś użyć, kogoś osiedlić?
   *[other] Zanim porządkowanie ruszy dalej: chcesz coś sprzedać, czegoś użyć, kogoś osiedlić? Żołd wyniesie { gold }.
}
prompt-leader = Kto zostaje nowym Przywódcą?
prompt-desert = Nie możesz zapłacić wszystkim. Kto dezerteruje?
prompt-inherit = Kto przejmuje Wyposażenie dezertera?
action-affinity = Graj: { $affinity }. { $leader } · { $leadertext } { $starter } · { $startertext }
action-gift-die = Weź: { $die }
action-gift = Weź: { $item }
action-swap = Żółtodziób zamienia { $die } na: { $colour }
action-talent = Użyj Zdolności: { $member }
action-talent-item = Użyj Zdolności ({ $member }): { $item }
action-convert = Połóż { $die } na: { $loot }
action-use = Użyj: { $loot }. { $text }
action-sell = Sprzedaj Trofeum za { gold }: { $thing }
action-heal = Wylecz Miksturą: { $member }
action-equip = Daj { $gear }: { $member }
action-drop = Odrzuć: { $gear }
action-settle = Osiedl w Krainie { $territory }: { $member }
action-visit = { $building }: połóż { $die }{ $discount ->
    [0] { "" }
   *[other] { " " }(zniżka { $discount })
}
action-assign = { $path }: wyślij { $member }
action-work = Użyj Krainy { $territory } ({ dice }). { $text }
action-pass = Pas
action-buy-traps = Kup za { gold }: { $traps }{ $used ->
    [0] { "" }
   *[other] { " " }(zniżka: { $savings })
}
action-brew = { $space ->
    [1] Górne pole: { potions }, { venoms }
   *[other] Dolne pole: { potions }, { venoms }
}
action-beer = Kolejka Piwa za { gold }: nowa oferta
action-hire = Zwerbuj za { gold }: { $member } (Reputacja { $reputation }){ $used ->
    [0] { "" }
   *[other] { " " }(zniżka: { $savings })
}
action-buy-defence = Kup { $number ->
    [one] 1 Żeton
    [few] { $number } Żetony
   *[other] { $number } Żetonów
} Obrony za { gold }
action-pawn = Zastaw też: { $die }
action-buy-gear = { $gear } za { gold }, dla: { $member }
action-mine = { gold } za { $dice ->
    [one] 1 Kość Siły
   *[other] { $dice } Kości Siły
} (pole { $number })
action-dice = Umieść { dice }
action-lay = Dołóż zakryty żeton: { $trap }
action-lay-defence = Dołóż Żeton Obrony
action-carry = { $potions ->
    [0] { $venoms ->
        [0] Nie bierz nic
       *[other] Weź Truciznę
    }
   *[other] { $venoms ->
        [0] Weź Miksturę
       *[other] Weź Miksturę i Truciznę
    }
}
action-discard-trap = Odrzuć: { $trap }
action-pay = Wypełnij kontrakt
action-pay-trap = Oddaj: { $trap }
action-roll = Rzuć: { $die }
action-roll-all = Rzuć wszystkimi kośćmi
action-reroll = Przerzuć { $die } z wynikiem { $number }
action-venom = Użyj Trucizny (+2)
action-stop = Zakończ
action-stop-enough = Zakończ: to wystarczy
action-stop-both = Zakończ: starczy i do zabicia, i do schwytania
action-stop-capture = Zakończ: Potwór zostaje schwytany
action-stop-kill = Zakończ: Potwór ginie
action-kill = Zabij go
action-capture = Schwytaj go
action-reveal = Odkryj
action-hide = Zostaw zakryty
action-target = Cel: { $path }
action-cancel = Anuluj Żetonem Obrony
action-allow = Pozwól na to
action-steal = Zabierz { dice }
action-redirect = Skieruj Kości Ataku ({ $number }) na: { $path }
action-sacrifice = { $number ->
    [0] Zachowaj Kości Magii
    [one] Odrzuć 1 Kość Magii
    [few] Odrzuć { $number } Kości Magii
   *[many] Odrzuć { $number } Kości Magii
}
action-block = { $number ->
    [0] Nie używaj Żetonów Obrony
    [one] Użyj 1 Żetonu Obrony
   *[many] Użyj { $number } Żetonów Obrony
}
action-drink = { $number ->
    [0] Nie używaj Mikstur
    [one] Użyj 1 Mikstury
   *[many] Użyj { $number } Mikstur
}
action-take-loot = Weź: { $loot }. { $text }
action-leader = Przywódcą zostaje: { $member }
action-desert = Dezerteruje: { $member }
action-done = Nic więcej
action-hire-nobody = Nikogo nie werbuj
action-decline = Zrezygnuj z kontraktu
event-first-player = Pierwszy Gracz: { $seat }.
event-affinity = { $seat } wybiera Przynależność: { $affinity }.
event-round = Zaczyna się runda { $round }.
event-member-offered = W Karczmie: { $member }.
event-trap-offered = W Chacie Myśliwego: { $trap }.
event-gear-offered = Na Targu: { $gear }.
event-loot-offered = Nowy Łup: { $loot }.
event-monster-appeared = Pojawia się { $monster }: { $area }.
event-territory-appeared = { $area } to teraz { $territory }.
event-mission-drawn = Nowe Zadanie: { $mission }.
event-reshuffled = Stos kart odrzuconych zostaje potasowany.
event-dice-gained = { $seat } bierze { dice }.
event-glory-lost = { $seat } traci Chwałę: { $glory }.
event-paid = { $seat } płaci { gold }.
event-placed = { $seat } umieszcza { $die }: { $building }.
event-trap-bought = { $seat } kupuje: { $trap }.
event-beer = { $seat } stawia Kolejkę Piwa.
event-hired = { $member } dołącza do klanu: { $seat }.
event-gear = { $seat } daje { $gear }: { $member }.
event-gear-dropped = { $seat } odrzuca: { $gear }.
event-die-given = { $seat } oddaje { $die }.
event-talent = { $seat } używa Zdolności: { $member }.
event-loot-used = { $seat } używa: { $loot }.
event-sold = { $seat } sprzedaje Trofeum: { $thing }.
event-healed = { $member } znów jest w pełni sił.
event-settled = { $seat } osiedla w Krainie { $territory }: { $member }.
event-assigned = { $seat } wysyła: { $member }, { $path }.
event-dice-laid = { $seat } umieszcza { dice }.
event-laid = { $seat } kładzie zakryty żeton: { $path }.
event-laid-known = { $seat } kładzie zakryty żeton ({ $trap }): { $path }.
event-defence-laid = { $seat } kładzie Żeton Obrony: { $path }.
event-carried = { $path }, zabrane{ $potions ->
    [0] { "" }
   *[other] { " · " }{ potions }
}{ $venoms ->
    [0] { "" }
   *[other] { " · " }{ venoms }
}{ $coins ->
    [0] { "" }
   *[other] { " · złoto " }{ $coins }
}
event-worked = { $seat } używa Krainy { $territory }.
event-passed = { $seat } pasuje.
event-trap-discarded = { $seat } odrzuca zakryty żeton.
event-trap-discarded-known = { $seat } odrzuca zakryty żeton: { $trap }.
event-rival-rolled = Madhala wyrzuca { $red } i { $yellow }.
event-rival-placed = Madhala zajmuje pole: { $building }.
event-rival-marked = Madhala zajmuje: { $path }.
event-rival-took = Madhala zabiera, co zastanie: { $path }.
event-area = Teraz: { $area }.
event-rolled = { $path }: { $die }, wynik { $face }.
event-rerolled = { $path }: { $die}, przerzut z { $from } na { $face }.
event-venom = { $path }: użyto Trucizny.
event-total = { $path }: wynik { $total }.
event-mission-done = { $seat } odnosi sukces: { $path }.
event-mission-failed = { $seat } ponosi porażkę: { $path }.
event-contract-declined = { $seat } rezygnuje z kontraktu.
event-traps-owed = { $seat } oddaje zakryte Pułapki: { $number }.
event-revealed = { $path }: odkryty żeton: { $trap }.
event-hidden = { $path }: żeton zostaje zakryty.
event-aimed = { $path }: Podstęp celuje w: { $target }.
event-trick-cancelled = { $path }: Żeton Obrony anuluje Podstęp.
event-trick-allowed = { $path }: Podstęp dochodzi do skutku.
event-stolen = { $path }: zabrane kości ({ $target }): { dice }.
event-redirected = { $path }: Kości Ataku ({ $number }) skierowano na: { $target }.
event-sacrificed = { $path }: odrzucono Kości Magii: { $number }.
event-attack = { $path }: Potwór wyrzuca { $faces }, trafienia: { $hits }.
event-attack-without-dice = { $path }: trafienia bez rzutu: { $hits }.
event-misses = Pudła są przerzucane: { $faces }.
event-talent-blocked = { $path }: Zdolności zatrzymują trafienia: { $hits }.
event-blocked = { $path }: Żetony Obrony zatrzymują trafienia: { $hits }.
event-drunk = { $path }: użyto Mikstur: { $potions }.
event-wounded = { $member } odnosi ranę.
event-died = Ginie { $member } (klan: { $seat }).
event-killed = { $seat } zabija Potwora: { $monster }.
event-captured = { $seat } chwyta Potwora: { $monster }.
event-failed = { $path }: za mało; na następny Szlak przechodzi { $carried }.
event-conquered = { $seat } podbija Krainę { $territory }.
event-loot-taken = { $seat } bierze: { $loot }.
event-at-entrance = { $monster } stoi u Wejścia do Cytadeli.
event-monster-discarded = { $monster } odchodzi.
event-panicked = Panika: { $building }.
event-panic-ended = Panika mija.
event-returned = { $member } wraca do: { $seat }.
event-leader = { $member } przewodzi klanowi: { $seat }.
event-salaries = { $seat } wypłaca żołd: { gold }.
event-deserted = { $member } dezerteruje z klanu: { $seat }.
event-glory-reached = { $seat } ma już 30 Chwały.
event-ended = Gra się zakończyła.
board-round = Runda { $round } z { $rounds } · Pierwszy Gracz: { $first } · dodatkowe Kości Ataku w tej rundzie: { $extra }
board-panic = panika
board-mission = { $area }: { $mission }. { $text }
board-territory = { $area }: { $territory } ({ $affinity }) · Podbój { $value }, Chwała { $glory }. Zasiedlona: { $text }
board-monster = { $area }: { $monster } ({ $affinity }) · Kości Ataku w tej rundzie: { $attack } · schwytanie { $capture }: Chwała { $captureglory }, złoto { $gold } · zabicie { $kill }: Chwała { $killglory }, Trofea { $trophies }. { $text }
board-path = Szlak { $number }
board-clan = { $seat } · Chwała { $glory } (Górująca { $surplus }) · Reputacja { $reputation } · złoto { $gold } (żołd { $salaries }) · punkty { $points }
board-store = Pułapki { $traps } · Obrona { $defence } · Mikstury { $potions } · Trucizny { $venoms }
board-things = Posiada: { $items }
board-trophy = { $points ->
    [one] Trofeum, 1 punkt
    [few] Trofeum, { $points } punkty
   *[other] Trofeum, { $points } punktów
}
event-gained = { $seat } zyskuje{ $gold ->
    [0] { "" }
    [one] { " " }+1 złoto
   *[other] { " " }+{ $gold } złota
}{ $glory ->
    [0] { "" }
   *[other] { " " }+{ $glory } Chwały
}{ $potion ->
    [0] { "" }
    [one] { " " }+1 Mikstura
    [few] { " " }+{ $potion } Mikstury
   *[other] { " " }+{ $potion } Mikstur
}{ $venom ->
    [0] { "" }
    [one] { " " }+1 Trucizna
    [few] { " " }+{ $venom } Trucizny
   *[other] { " " }+{ $venom } Trucizn
}{ $defence ->
    [0] { "" }
    [one] { " " }+1 Żeton Obrony
    [few] { " " }+{ $defence } Żetony Obrony
   *[other] { " " }+{ $defence } Żetonów Obrony
}.
prompt-over-alone = Koniec scenariusza. PZ: { $points }. Twoja ranga: { $rank }.
board-key = Kości: S Siła, M Magia, W Wpływ (z wynikiem; we wpisywanych słowach P)
short-S = S
short-M = M
short-P = W
board-open = otwarty
board-full = zajęte
board-spaces = wolne: nr
board-free = { $free ->
    [0] zajęte
   *[other] wolne { $free }
}
board-last = ostatnia Kość Wpływu: { $face }
board-price = { gold }
board-reputation = Reputacja { $number }
kind-trap = Pułapka
kind-trick = Podstęp
kind-loot = Łup
board-dead = poległy
board-load = żetony: { $tokens }
board-needs = wymaga
board-gate = { $gold ->
    [0] dowolne kości S i M oraz żetony (8 pól, żeton zajmuje 2) · zatrzymuje trafienia: { $defence }
   *[other] dowolne kości S i M oraz żetony (8 pól, żeton zajmuje 2) · zatrzymuje trafienia: { $defence } · złoto { $gold }, jeśli wróci
}
benefit-defence = zatrzymuje trafienia: { $number }
benefit-potion = { $number ->
    [one] 1 Mikstura
    [few] { $number } Mikstury
   *[other] { $number } Mikstur
}
benefit-venom = { $number ->
    [one] 1 Trucizna
    [few] { $number } Trucizny
   *[other] { $number } Trucizn
}
benefit-gold = { $number ->
    [one] 1 złoto, jeśli wróci
   *[other] { $number } złota, jeśli wróci
}
benefit-reroll = { $number ->
    [one] 1 przerzut:
    [few] { $number } przerzuty:
   *[other] { $number } przerzutów:
}
mark-leader = Przywódca
mark-wounded = ranny
mark-assigned = na Szlaku
mark-settled = osiedlony
mark-used = Zdolność użyta
board-dice = kości
board-rolled = wyrzucone
board-more = do { $most } dodatkowych:
board-death = śmierć: Chwała { $glory }
board-path-free = wolny
board-who = { $member } ({ $seat })
campaign-begin = Twoja kampania zaczyna się od scenariusza { $number }: { $scenario }. Wybierz poziom.
campaign-playing = Przed tobą scenariusz { $number } z 10: { $scenario }. Poziom: { $level }. Rozegrane gry: { $games }.
campaign-hero = Zdobywasz rangę Bohatera. Przed tobą scenariusz { $number } z 10: { $scenario }. Wybierz jeden z dwóch najwyższych poziomów. Rozegrane gry: { $games }.
campaign-won = Kampania wygrana! Rozegrane gry: { $games }.
campaign-lost = Kampania przegrana: Przekąska dla Potwora na najniższym poziomie scenariusza { $number }, { $scenario }. Rozegrane gry: { $games }.
campaign-chapter = { $level }: scenariusz { $number }, { $scenario }. { $text }
board-missions = Wykonane dotąd Zadania: { $number }
goal-armed = wszystko z listy
goal-mercenaries = Najemnicy według Przynależności
goal-missions = { $number ->
    [one] 1 Zadanie
    [few] { $number } Zadania
   *[many] { $number } Zadań
}
goal-points = { $number } PZ
goal-gold = { $number } złota
load-defence = { $number ->
    [one] 1 Żeton Obrony
    [few] { $number } Żetony Obrony
   *[other] { $number } Żetonów Obrony
}
load-coins = { $number ->
    [one] 1 złoto
   *[other] { $number } złota
}
prompt-roll-mission = Rzut na Zadanie ({ $path }): na razie { $total } z { $least }.
prompt-roll-attack = { $traps ->
    [0] Rzut przeciw Potworowi ({ $path }): do zabicia na razie { $kill } z { $killvalue }; bez potrzebnych Pułapek nie da się schwytać ({ $capture } z { $capturevalue }).
   *[other] Rzut przeciw Potworowi ({ $path }): na razie { $kill } z { $killvalue } do zabicia, { $capture } z { $capturevalue } do schwytania.
}
prompt-roll-conquest = Rzut na Podbój ({ $path }): na razie { $total } z { $least }.
