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
path-none = żaden szlak
path-dice-1 = zadanie z kośćmi, szlak 1
path-dice-2 = zadanie z kośćmi, szlak 2
path-contract-1 = kontrakt, szlak 1
path-contract-2 = kontrakt, szlak 2
path-A-1 = Kraina A, szlak 1
path-A-2 = Kraina A, szlak 2
path-A-3 = Kraina A, szlak 3
path-A-4 = Kraina A, szlak 4
path-B-1 = Kraina B, szlak 1
path-B-2 = Kraina B, szlak 2
path-B-3 = Kraina B, szlak 3
path-B-4 = Kraina B, szlak 4
path-gate-1 = Wejście, górny szlak
path-gate-2 = Wejście, dolny szlak
prompt-wait = Czekamy na: { $player }.
prompt-over = Koniec gry. { $count ->
    [one] { $winners } wygrywa z wynikiem { $points } PZ.
   *[other] { $winners } dzielą zwycięstwo z wynikiem { $points } PZ.
}
prompt-affinity = Jaką Przynależność ma twój klan?
prompt-gift-die = Królowa daje ci kość. Którego koloru?
prompt-gift-item = Co jeszcze bierzesz od Królowej?
prompt-turn = Twoja tura: umieść kości w Cytadeli albo wyślij Najemnika.
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
prompt-load-tokens = Dokładasz Pułapki lub Żetony Obrony ({ $path })?
prompt-load-carry = Czy Najemnik bierze ze sobą Miksturę lub Truciznę?
prompt-loot = Który Łup bierzesz?
prompt-contract = Wypełniasz kontrakt?
prompt-pay-trap = Którą Pułapkę oddajesz? Zostało: { $number }.
prompt-reveal = Odkrywasz żeton nr { $number } ({ $path })?
prompt-target = Kogo dotyka twój Podstęp?
prompt-cancel = Celuje w ciebie Podstęp. Anulujesz go Żetonem Obrony?
prompt-steal = Które kości kradniesz?
prompt-redirect = Kierujesz Kości Ataku na sąsiada?
prompt-sacrifice = Kości Ataku przeciw tobie: { $dice }. Odrzucasz Kości Magii? Każda usuwa jedną.
prompt-block = Trafienia: { $hits }. Ile zatrzymujesz Żetonami Obrony?
prompt-drink = Obrażenia: { $hits }. Ile anulujesz Miksturami?
prompt-kill-or-capture = Zabić Potwora czy go schwytać?
prompt-deed = Dobra robota. Użyjesz Łupu lub kogoś osiedlisz?
prompt-heal = Leczysz kogoś Miksturą?
prompt-window = Zanim porządkowanie ruszy dalej: coś sprzedać, użyć, kogoś osiedlić?
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
action-sell = Sprzedaj Trofeum: { $thing }
action-heal = Wylecz Miksturą: { $member }
action-equip = Daj { $gear }: { $member }
action-drop = Odrzuć: { $gear }
action-settle = Osiedl: { $member } w { $territory }
action-visit = { $building }: połóż { $die }{ $discount ->
    [0] { "" }
   *[other] { " " }(zniżka { $discount })
}
action-assign = Wyślij: { $member }, { $path }
action-work = Użyj { $territory }, kości: { $dice }
action-pass = Pas
action-buy-traps = Kup: { $traps }. Cena w złocie: { $gold }{ $used ->
    [0] { "" }
   *[other] { " " }(zniżka: { $savings })
}
action-brew = Pole { $space }: Mikstury { $potions }, Trucizny { $venoms }
action-beer = Kolejka Piwa (złoto: { $gold }): nowa oferta
action-hire = Zwerbuj: { $member } (Reputacja { $reputation }). Cena w złocie: { $gold }{ $used ->
    [0] { "" }
   *[other] { " " }(zniżka: { $savings })
}
action-buy-defence = Kup Żetony Obrony: { $number }. Cena w złocie: { $gold }
action-pawn = Zastaw też: { $die }
action-buy-gear = { $gear } dla: { $member }. Cena w złocie: { $gold }
action-mine = Złoto: { $gold } za Kości Siły: { $dice } (pole { $number })
action-dice = Umieść: { $dice }
action-lay = Dołóż zakrytą: { $trap }
action-lay-defence = Dołóż Żeton Obrony
action-carry = Weź ze sobą: Mikstury { $potions }, Trucizny { $venoms }
action-discard-trap = Odrzuć: { $trap }
action-pay = Wypełnij kontrakt
action-pay-trap = Oddaj: { $trap }
action-roll = Rzuć: { $die }
action-roll-all = Rzuć wszystkimi kośćmi
action-reroll = Przerzuć { $die } z wynikiem { $number }
action-venom = Użyj Trucizny (+2)
action-stop = Zakończ
action-kill = Zabij go
action-capture = Schwytaj go
action-reveal = Odkryj
action-hide = Zostaw zakryty
action-target = Cel: { $path }
action-cancel = Anuluj Żetonem Obrony
action-allow = Pozwól na to
action-steal = Ukradnij: { $dice }
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
event-first-player = Pierwszy Gracz: { $seat }.
event-affinity = { $seat } gra Przynależnością: { $affinity }.
event-round = Zaczyna się runda { $round }.
event-member-offered = W Karczmie: { $member }.
event-trap-offered = W Chacie Myśliwego: { $trap }.
event-gear-offered = Na Targu: { $gear }.
event-loot-offered = Nowy Łup: { $loot }.
event-monster-appeared = Pojawia się { $monster }: { $area }.
event-territory-appeared = { $area } to teraz { $territory }.
event-mission-drawn = Nowe Zadanie: { $mission }.
event-reshuffled = Stos kart odrzuconych zostaje potasowany.
event-dice-gained = { $seat } bierze kości: { $dice }.
event-glory-lost = { $seat } traci Chwałę: { $glory }.
event-paid = { $seat } płaci złoto: { $gold }.
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
event-settled = { $seat } osiedla: { $member } w { $territory }.
event-assigned = { $seat } wysyła: { $member }, { $path }.
event-dice-laid = { $seat } umieszcza: { $dice }.
event-laid = { $seat } kładzie zakryty żeton: { $path }.
event-laid-known = { $seat } kładzie zakrytą { $trap }: { $path }.
event-defence-laid = { $seat } kładzie Żeton Obrony: { $path }.
event-carried = { $path }: Mikstury { $potions }, Trucizny { $venoms }, monety { $coins }.
event-worked = { $seat } używa Krainy { $territory }.
event-passed = { $seat } pasuje.
event-trap-discarded = { $seat } odrzuca zakryty żeton.
event-trap-discarded-known = { $seat } odrzuca zakrytą: { $trap }.
event-rival-rolled = Madhala wyrzuca { $red } i { $yellow }.
event-rival-placed = Madhala idzie do: { $building }.
event-rival-marked = Madhala zajmuje: { $path }.
event-rival-took = Madhala zabiera, co zastanie: { $path }.
event-area = Teraz: { $area }.
event-rolled = { $path }: { $die }, wynik { $face }.
event-rerolled = { $path }: { $die}, przerzut z { $from } na { $face }.
event-venom = { $path }: użyto Trucizny.
event-total = { $path }: wynik { $total }.
event-mission-done = { $seat } wykonuje Zadanie.
event-mission-failed = { $seat } zawodzi w Zadaniu.
event-contract-declined = { $seat } rezygnuje z kontraktu.
event-traps-owed = { $seat } oddaje zakryte Pułapki: { $number }.
event-revealed = { $path }: odkryto { $trap }.
event-hidden = { $path }: żeton zostaje zakryty.
event-aimed = { $path }: Podstęp celuje w: { $target }.
event-trick-cancelled = { $path }: Żeton Obrony anuluje Podstęp.
event-trick-allowed = { $path }: Podstęp dochodzi do skutku.
event-stolen = { $path } kradnie ({ $target }): { $dice }.
event-redirected = { $path }: Kości Ataku ({ $number }) skierowano na: { $target }.
event-sacrificed = { $path }: odrzucono Kości Magii: { $number }.
event-attack = { $path }: Potwór wyrzuca { $faces }, trafienia: { $hits }.
event-misses = Pudła są przerzucane: { $faces }.
event-talent-blocked = { $path }: Zdolności zatrzymują trafienia: { $hits }.
event-blocked = { $path }: Żetony Obrony zatrzymują trafienia: { $hits }.
event-drunk = { $path }: użyto Mikstur: { $potions }.
event-wounded = { $member } odnosi ranę.
event-died = Ginie { $member } (klan: { $seat }).
event-killed = { $seat } zabija Potwora: { $monster }.
event-captured = { $seat } chwyta Potwora: { $monster }.
event-failed = { $path }: za mało; przechodzi dalej { $carried }.
event-conquered = { $seat } podbija Krainę { $territory }.
event-loot-taken = { $seat } bierze: { $loot }.
event-at-entrance = { $monster } stoi u Wejścia do Cytadeli.
event-monster-discarded = { $monster } odchodzi.
event-panicked = Panika: { $building }.
event-panic-ended = Panika mija.
event-returned = { $member } wraca do: { $seat }.
event-leader = { $member } przewodzi klanowi: { $seat }.
event-salaries = { $seat } wypłaca żołd: { $gold } złota.
event-deserted = { $member } dezerteruje z klanu: { $seat }.
event-glory-reached = { $seat } ma już 30 Chwały.
event-ended = Gra się zakończyła.
board-round = Runda { $round } z { $rounds } · Pierwszy Gracz: { $first } · dodatkowe Kości Ataku w tej rundzie: { $extra }
board-panic = panika
board-mission = { $area }: { $mission }. { $text }
board-territory = { $area }: { $territory } ({ $affinity }) · Podbój { $value }, Chwała { $glory }. Zasiedlona: { $text }
board-monster = { $area }: { $monster } ({ $affinity }) · Kości Ataku { $attack } · schwytanie { $capture }: Chwała { $captureglory }, złoto { $gold } · zabicie { $kill }: Chwała { $killglory }, Trofea { $trophies }. { $text }
board-path = Szlak { $number }
board-clan = { $seat } · Chwała { $glory } · Reputacja { $reputation } · złoto { $gold } · punkty { $points }
board-store = Pułapki { $traps } · Obrona { $defence } · Mikstury { $potions } · Trucizny { $venoms }
board-traps = Twoje Pułapki: { $items }
board-things = Posiada: { $items }
event-gained = { $seat } zyskuje:{ $gold ->
    [0] { "" }
   *[other] { " " }złoto { $gold }
}{ $glory ->
    [0] { "" }
   *[other] { " " }Chwała { $glory }
}{ $potion ->
    [0] { "" }
   *[other] { " " }Mikstury { $potion }
}{ $venom ->
    [0] { "" }
   *[other] { " " }Trucizny { $venom }
}{ $defence ->
    [0] { "" }
   *[other] { " " }Żetony Obrony { $defence }
}.
prompt-over-alone = Koniec scenariusza. PZ: { $points }. Twoja ranga: { $rank }.
board-key = Kości: S Siła, M Magia, W Wpływ (z wynikiem)
short-S = S
short-M = M
short-P = W
board-open = otwarte
board-full = zajęte
board-spaces = wolne pola
board-free = { $free ->
    [0] zajęte
   *[other] wolne { $free }
}
board-last = ostatnia Kość Wpływu: { $face }
board-price = złoto { $gold }
board-reputation = Reputacja { $number }
kind-trap = Pułapka
kind-trick = Podstęp
kind-loot = Łup
board-dead = poległy
board-load = żetony: { $tokens }
board-needs = wymaga
board-gate = dowolne kości S i M oraz żetony (8 pól, żeton zajmuje 2) · zatrzymuje trafienia: { $defence } · monety { $gold }
benefit-defence = zatrzymuje trafienia: { $number }
benefit-potion = Mikstury { $number }
benefit-venom = Trucizny { $number }
benefit-gold = złoto { $number }, jeśli wróci
benefit-reroll = przerzuty ({ $number }):
mark-leader = Przywódca
mark-wounded = ranny
mark-assigned = na Szlaku
mark-settled = osiedlony
mark-used = Zdolność użyta
board-dice = kości
board-more = do { $most } więcej:
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
load-defence = Żetony Obrony { $number }
load-coins = złoto { $number }
prompt-roll-mission = Rzut na Zadanie ({ $path }): na razie { $total } z { $least }.
prompt-roll-attack = Rzut przeciw Potworowi ({ $path }): na razie { $kill } z { $killvalue } do zabicia, { $capture } z { $capturevalue } do schwytania.
prompt-roll-conquest = Rzut na Podbój ({ $path }): na razie { $total } z { $least }.
