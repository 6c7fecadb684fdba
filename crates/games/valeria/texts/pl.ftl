# Valeria: Karciane królestwa po polsku. Nazwy i teksty kart są w data/components.toml.
option-card_set = Zestaw kart
option-areas = Własny zestaw: pięć Terenów Potworów, po przecinkach
option-citizens = Własny zestaw: po jednym Mieszkańcu na każdy numer, po przecinkach
option-removed = Własny zestaw: Włości odłożone do pudełka, po przecinkach

part-monsters = Potwory
part-domains = Włości
part-tokens = Znaczniki PZ
part-duke = Książę: karty
part-resources = Książę: zasoby

# Ilości w bierniku. kinds: 1 Złoto, 2 Siła, 4 Magia, w sumie; 8 same punkty zwycięstwa.
gold = { $gold ->
    [1] 1 Złoto
   *[other] { $gold } Złota
}
strength = { $strength ->
    [1] 1 Siłę
   *[other] { $strength } Siły
}
magic = { $magic ->
    [1] 1 Magię
   *[other] { $magic } Magii
}
tokens = { $kinds ->
    [1] { gold }
    [2] { strength }
    [3] { gold } i { strength }
    [4] { magic }
    [5] { gold } i { magic }
    [6] { strength } i { magic }
    [7] { gold }, { strength } i { magic }
   *[8] { $vp } PZ
}
# Cena w jednym zasobie, w bierniku. currency: 1 Złoto, 2 Siła, 4 Magia.
price = { $currency ->
    [1] { $price ->
        [1] 1 Złoto
       *[other] { $price } Złota
    }
    [2] { $price ->
        [1] 1 Siłę
       *[other] { $price } Siły
    }
   *[4] { $price ->
        [1] 1 Magię
       *[other] { $price } Magii
    }
}
# Numery stosu Mieszkańców.
numbers = { $numbers ->
    [1] { $first }
   *[2] { $first }–{ $last }
}

# O co pytamy.
prompt-over = { $count ->
    [one] Koniec gry. Wygrywa { $winners }, punkty: { $points }.
   *[other] Koniec gry. Wspólne zwycięstwo: { $winners }, punkty: { $points }.
}
prompt-over-cards = { $count ->
    [one] Koniec gry. Wygrywa { $winners }: przy równych punktach ({ $points }) decyduje mniej kart ({ $cards }).
   *[other] Koniec gry. Wspólne zwycięstwo: { $winners }; przy równych punktach ({ $points }) decyduje mniej kart ({ $cards }).
}
prompt-over-slain-all = Zwycięstwo! Nie został żaden Potwór. Punkty: ty { $mine }, Mroczny Władca { $his }.
prompt-over-overrun = Porażka: Potwory nie miały już czego zagrabić. Punkty: ty { $mine }, Mroczny Władca { $his }.
his-points = Mroczny Władca: za Potwory { $monsters }, za Włości { $domains }, od swojego Księcia { $duke }.
prompt-over-score-win = Zwycięstwo na punkty: ty { $mine }, Mroczny Władca { $his }. { his-points }
prompt-over-score-loss = Porażka na punkty: ty { $mine }, Mroczny Władca { $his }. { his-points }
prompt-over-score-draw = Remis: i ty, i Mroczny Władca macie po { $mine } PZ. { his-points }
prompt-choose-duke = Zachowaj jednego z dwóch Książąt. Na koniec da ci punkty, a do tego czasu nikt inny go nie zobaczy.
prompt-modify-dice = Kości pokazują { $one } i { $two }, suma { $sum }. Zmieniasz kość czy zostawiasz?
prompt-thief = { $left ->
    [one] Twój Złodziej działa przed zbiorami. Co i komu zabierasz?
   *[many] Twoi Złodzieje działają przed zbiorami, jeszcze { $left } razy. Co i komu zabierasz?
}
prompt-thief-bank = { $left ->
    [one] Twój Złodziej działa przed zbiorami. Co bierzesz z puli zasobów?
   *[many] Twoi Złodzieje działają przed zbiorami, jeszcze { $left } razy. Co bierzesz z puli zasobów?
}
prompt-consolation = Żaden z twoich Mieszkańców nie został aktywowany, więc bierzesz jeden zasób. Który?
prompt-harvest-choice = { $times ->
    [one] Twoje zbiory: 2 Złota albo 2 Magii. Co bierzesz?
   *[many] Twoje zbiory: { $times } razy 2 Złota albo 2 Magii. Co bierzesz łącznie?
}
prompt-harvest-trade = Aktywowani Mieszkańcy proponują wymianę. Masz: Złoto { $gold }, Siła { $strength }, Magia { $magic }.
prompt-action = { $magic ->
    [0] Akcja { $number } z 2. Masz: Złoto { $gold }, Siła { $strength }, Magia { $magic }.
   *[other] Akcja { $number } z 2. Masz: Złoto { $gold }, Siła { $strength }, Magia { $magic }. Magia może zastąpić Złoto lub Siłę, ale przynajmniej 1 Złoto lub 1 Siłę trzeba zapłacić wprost.
}
prompt-reward-choice = Potwór zgładzony: { $monster }. Wybierz nagrodę.
prompt-take-citizen = { $most ->
    [0] { $card }: weź za darmo dowolnego Mieszkańca ze Stosów Centralnych.
   *[other] { $card }: weź za darmo ze Stosów Centralnych Mieszkańca o koszcie bazowym nie większym niż { $most }.
}
prompt-take-citizen-or-not = { $most ->
    [0] { $card }: możesz wziąć za darmo dowolnego Mieszkańca ze Stosów Centralnych.
   *[other] { $card }: możesz wziąć za darmo ze Stosów Centralnych Mieszkańca o koszcie bazowym nie większym niż { $most }.
}
prompt-take-citizen-role = { $most ->
    [0] { $card }: weź za darmo Mieszkańca ze Stosów Centralnych. Rola: { $role }.
   *[other] { $card }: weź za darmo ze Stosów Centralnych Mieszkańca o koszcie bazowym nie większym niż { $most }. Rola: { $role }.
}
prompt-choose-victim = { $domain }: komu zabierasz { tokens }?
prompt-choose-robbed = { $domain }: komu zabierasz losowego Potwora?
prompt-extra-slay = { $domain }: możesz zgładzić jeszcze jednego Potwora. Masz: Siła { $strength }, Magia { $magic }.
prompt-return-card = { $domain }. { $power } Którą kartę zwracasz?
prompt-optional-pay = { $domain }: płacisz { price }, aby otrzymać { tokens }? Twoja Magia: { $has }.
prompt-attack-stack = Szóstka: wybierasz, które Potwory atakują. Porwą Mieszkańca ze swojej kolumny, a jeśli żadnego nie ma, zajmą Włość.
prompt-attack-citizen = Potwory atakują ({ $area }, kolumna { $column }). Którego Mieszkańca porywa Mroczny Władca?

# Na kogo czekamy i na co.
wait-choose-duke = { $count ->
    [one] { $players } wybiera Księcia.
   *[other] Książąt wybierają: { $players }.
}
wait-modify-dice = { $players } może zmienić kości.
wait-thief = { $players } decyduje, co zabiera Złodziej.
wait-consolation = { $players } bierze zasób za zbiory bez Mieszkańców.
wait-harvest-choice = { $players } wybiera Złoto albo Magię.
wait-harvest-trade = { $players } może skorzystać z wymiany podczas zbiorów.
wait-action = { $players } wybiera akcję { $number } z 2.
wait-reward-choice = { $players } wybiera nagrodę ({ $monster }).
wait-take-citizen = { $players } wybiera darmowego Mieszkańca.
wait-choose-victim = { $players } decyduje, komu zabrać znaczniki ({ $domain }).
wait-choose-robbed = { $players } decyduje, komu zabrać Potwora ({ $domain }).
wait-extra-slay = { $players } może zgładzić jeszcze jednego Potwora ({ $domain }).
wait-return-card = { $players } może zwrócić kartę ({ $domain }).
wait-optional-pay = { $players } może zapłacić za punkty zwycięstwa ({ $domain }).
wait-attack-stack = { $players } wybiera, które Potwory atakują.
wait-attack-citizen = { $players } wybiera, którego Mieszkańca porwą Potwory.

# Co znaczy działanie.
action-choose-duke = Zachowaj: { $duke }. { $score }
action-change = { $price ->
    [0] { $domain }: zmień { $shown } na { $face }. Kości pokażą { $one } i { $two }, suma { $sum }
   *[other] { $domain }: zapłać { price } i zmień { $shown } na { $face }. Kości pokażą { $one } i { $two }, suma { $sum }
}
action-keep = Zostaw kości: { $one } i { $two }, suma { $sum }
action-steal = Zabierz { tokens } graczowi { $from }
action-steal-from-bank = Weź { tokens } z puli zasobów
action-nothing = Nie zabieraj nic
action-take = Weź { tokens }
action-gain = Weź { tokens }
action-gain-per = Weź { tokens } za swoje Potwory z tego Terenu ({ $area }: { $monsters })
action-any-citizen = Weź dowolnego Mieszkańca ze Stosów Centralnych i 1 PZ
action-trade = { $left ->
    [one] { $citizen }: zapłać { price }, weź { tokens }
    [few] { $citizen }: zapłać { price }, weź { tokens } (zostały { $left } użycia)
   *[many] { $citizen }: zapłać { price }, weź { tokens } (zostało { $left } użyć)
}
action-done = Koniec wymiany
action-slay-monster = Zgładź: { $monster } ({ $type }, { $worth } PZ) za { tokens }. Nagroda: { $reward }
action-slay-otherwise = … albo { $monster } za { tokens }
action-recruit-citizen = Zwerbuj: { $citizen } ({ $role }) za { tokens }
action-recruit-otherwise = … albo { $citizen } za { tokens }
action-build-domain = Pozyskaj: { $domain } ({ $worth } PZ) za { tokens }
action-build-otherwise = … albo { $domain } za { tokens }
action-take-citizen = Weź: { $citizen } ({ $role }). { $powers }
action-victim = Zabierz { tokens } graczowi { $from } (ma { $has })
action-rob = Zabierz Potwora graczowi { $from } (liczba Potworów: { $monsters })
action-return-citizen = Zwróć: { $citizen } ({ $role }) za { tokens }
action-return-monster = Zwróć: { $monster } ({ $type }, { $worth } PZ na karcie) za { tokens }
action-pay = Zapłać { price }, weź { tokens }
action-attack = { $count ->
    [one] { $area }, kolumna { $column }: porwany będzie Mieszkaniec: { $first }
   *[other] { $area }, kolumna { $column }: porwany będzie Mieszkaniec: { $first } albo { $second }
}
action-attack-domain = { $area }, kolumna { $column }: zajęta będzie Włość ({ $domain })
action-attack-lost = { $area }, kolumna { $column }: nie ma już czego zagrabić, więc PRZEGRYWASZ
action-capture = { $left ->
    [0] { $citizen } ({ $role }): ostatnia karta, stos będzie wyczerpany
    [one] { $citizen } ({ $role }); zostanie 1 karta
    [few] { $citizen } ({ $role }); zostaną { $left } karty
   *[many] { $citizen } ({ $role }); zostanie { $left } kart
}
action-decline = Zrezygnuj

# Co się stało.
event-area = W grze są Potwory z Terenu: { $area }.
event-citizen = W grze są Mieszkańcy: { $citizen }.
event-domain = W kolumnie { $column } odkryto Włość: { $domain }.
event-revealed = Odkryto Mieszkańca: { $citizen }.
event-dealt = { $seat } dostaje dwóch Książąt.
event-dealt-known = { $seat } dostaje dwóch Książąt: { $dukes }.
event-chose = { $seat } ma już wybranego Księcia.
event-chose-known = { $seat } zachowuje: { $duke }.
event-first-player = Pierwszy gracz: { $seat }.
event-turn = Tura: { $seat }.
event-rests = { $seat } w tej turze odpoczywa: nie ma zbiorów.
event-rolled = { $seat } rzuca kośćmi: { $one } i { $two }, suma { $sum }.
the-die = { $die ->
    [1] pierwszą kość
   *[2] drugą kość
}
event-changed = { $price ->
    [0] { $domain }: { $seat } zmienia { the-die } na { $face }.
   *[other] { $domain }: { $seat } płaci { price } i zmienia { the-die } na { $face }.
}
event-thief = Złodziej: { $seat } zabiera { tokens } graczowi { $from }.
event-thief-bank = Złodziej: { $seat } bierze { tokens } z puli zasobów.
event-thief-idle = Złodziej: { $seat } nic nie zabiera.
event-harvested = Zbiory: { $seat } otrzymuje { tokens }.
event-consoled = { $seat } nie ma aktywowanego Mieszkańca i bierze { tokens }.
event-harvest-chosen = { $seat } wybiera { tokens }.
event-traded = { $citizen }: { $seat } płaci { price } i otrzymuje { tokens }.
event-slain = { $seat } płaci { tokens } i zgładza Potwora: { $monster }.
event-rewarded = Nagroda ({ $monster }): { $seat } otrzymuje { tokens }.
event-recruited = { $seat } płaci { tokens } i werbuje Mieszkańca: { $citizen }.
event-citizen-taken = { $seat } bierze za darmo Mieszkańca: { $citizen }.
event-took = { $seat } bierze { tokens }.
event-built = { $seat } płaci { tokens } i pozyskuje Włość: { $domain }.
event-gave = { $domain }: { $seat } otrzymuje { tokens }.
event-domain-took = { $domain }: { $seat } zabiera { tokens } graczowi { $from }.
event-paid = { $domain }: { $seat } płaci { price } i otrzymuje { tokens }.
event-robbed = { $seat } zabiera Potwora graczowi { $from }: { $monster }.
event-monster-taken = { $seat } bierze ze Stosów Centralnych Potwora bez nagrody: { $monster }.
event-citizen-returned = { $seat } zwraca Mieszkańca na jego stos: { $citizen }.
event-monster-returned = { $seat } zwraca Potwora na jego stos: { $monster }.
event-declined = { $seat } rezygnuje.
event-exhausted-monsters = Stos Potworów w kolumnie { $column } jest wyczerpany.
event-exhausted-citizens = Stos Mieszkańców o numerze { numbers } jest wyczerpany.
event-exhausted-domains = Stos Włości w kolumnie { $column } jest wyczerpany.
event-refilled-monsters = Stos Potworów w kolumnie { $column } znowu ma kartę.
event-refilled-citizens = Stos Mieszkańców o numerze { numbers } znowu ma kartę.
event-refilled-domains = Stos Włości w kolumnie { $column } znowu ma kartę.
event-attacked = Potwory atakują: { $area }!
event-no-attack = W kolumnie { $column } nie ma już Potworów, więc nikt nie atakuje.
event-citizen-captured = Mroczny Władca porywa Mieszkańca: { $citizen }.
event-domain-captured = Mroczny Władca zajmuje Włość: { $domain }.
event-second-harvest = Drugie zbiory: te same kości, zdolności po prawej stronie kart.
event-last-round = Spełniony jest warunek końca: gra skończy się wraz z tą rundą.
event-duke = Książę gracza { $seat }: { $duke }.
event-dark-lord = Mroczny Władca ujawnia twarz: { $duke }.
event-ended-monsters = Koniec gry: nie został żaden Potwór.
event-ended-domains = Koniec gry: nie została żadna Włość.
event-ended-exhausted = Koniec gry: wyczerpało się wystarczająco wiele stosów.
event-ended-limit = Koniec gry: osiągnięto limit rund.
event-ended-slain-all = Nie został żaden Potwór: zwycięstwo!
event-ended-overrun = Potwory nie mają już czego zagrabić: porażka.
event-ended-score-win = Decydują punkty: zwycięstwo.
event-ended-score-loss = Decydują punkty: wygrywa Mroczny Władca.
event-ended-score-draw = Decydują punkty: remis.

# Plansza.
board-setup = Przed pierwszą turą: wszyscy wybierają Księcia
board-turn = { $last ->
    [0] { $actions ->
        [0] Runda { $round }, { $seat } · { $phase }
        [one] Runda { $round }, { $seat } · { $phase }, została 1 akcja
        [few] Runda { $round }, { $seat } · { $phase }, zostały { $actions } akcje
       *[many] Runda { $round }, { $seat } · { $phase }, zostało { $actions } akcji
    }
   *[1] { $actions ->
        [0] OSTATNIA RUNDA, { $seat } · { $phase }
        [one] OSTATNIA RUNDA, { $seat } · { $phase }, została 1 akcja
        [few] OSTATNIA RUNDA, { $seat } · { $phase }, zostały { $actions } akcje
       *[many] OSTATNIA RUNDA, { $seat } · { $phase }, zostało { $actions } akcji
    }
}
board-turn-rest = { board-turn } · odpoczywa: { $resting }
board-over = { $rounds ->
    [one] Koniec gry po 1 rundzie
   *[many] Koniec gry po { $rounds } rundach
}
board-dice = Kości { $one } i { $two }, suma { $sum }: aktywują Mieszkańców o tych numerach
board-dice-attack = Kości { $one } i { $two }: atakują Potwory z tych kolumn; przy 6 kolumnę wybierasz ty
board-exhausted = Wyczerpane stosy: { $stacks } z { $end }. Gra kończy się też, gdy zabraknie Potworów albo Włości.
board-exhausted-alone = Wyczerpane stosy: { $stacks }; przy { $end } decydują punkty. Wygrywasz od razu, gdy zgładzisz wszystkie Potwory.
board-exhausted-stack = wyczerpany
board-monsters = Potwory
board-citizens = Nr
board-domains = Włości
board-top = na wierzchu
board-strength = Siła
board-magic = Magia
board-gold = Złoto
board-vp = PZ
board-below = niżej (Siła)
board-left = kart
board-lack = brakuje ci
board-role = rola
board-needs = wymaga (✗ brakuje)
board-reward = rodzaj: nagroda
board-powers = w twojej turze | poza nią
board-powers-alone = zbiory | drugie zbiory
board-or = albo
board-amounts = { $kinds ->
    [1] { gold }
    [2] { strength-on-board }
    [3] { gold } i { strength-on-board }
    [4] { magic-on-board }
    [5] { gold } i { magic-on-board }
    [6] { strength-on-board } i { magic-on-board }
    [7] { gold }, { strength-on-board } i { magic-on-board }
   *[8] { $vp } PZ
}
strength-on-board = { $strength ->
    [1] 1 Siła
   *[other] { $strength } Siły
}
magic-on-board = { $magic ->
    [1] 1 Magia
   *[other] { $magic } Magii
}
board-steal = do { $amount } Złota albo Magii przeciwnika
board-steal-bank = { $amount } Złota albo { $amount } Magii z puli zasobów
board-from-bank = W grze jednoosobowej: z puli zasobów.
board-from-centre = W grze jednoosobowej: wierzchni Potwór pierwszego stosu od lewej.
board-citizen-free = { $most ->
    [0] { $citizen }
   *[other] Mieszkaniec za najwyżej { $most }
}
board-citizen-any = dowolny Mieszkaniec
board-lack-tokens = { $resource ->
    [1] { $amount } Złota
    [2] { $amount } Siły
   *[4] { $amount } Magii
}
board-players = Gracze
board-name = { $seat }
board-score = punkty = Potwory + Włości + znaczniki + Książę: karty + zasoby
board-own-citizens = Mieszkańcy
board-own-roles = Role
board-own-domains = Włości
board-own-monsters = Potwory
board-own-duke = Książę
board-duke = { $duke }. { $score } Teraz { $points } PZ.
board-dark-lord = Mroczny Władca
board-captured = Porwani
board-captured-domains = Włości

# Za każdą liczoną rzecz.
per-soldier = za Żołnierza
per-worker = za Rzemieślnika
per-knight = za Rycerza
per-domains = za Włość
per-hills = za Potwora ze Wzgórz
per-barrens = za Potwora z Pustkowi
per-ruins = za Potwora z Ruin
per-forest = za Potwora z Lasu
per-valley = za Potwora z Doliny
per-swamp = za Potwora z Mokradeł
per-mountains = za Potwora z Gór
per-caverns = za Potwora z Jaskiń
