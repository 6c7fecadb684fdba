# Stworze po polsku. Nazwy i teksty kart są w data/components.toml.
option-first_game = Pierwsza rozgrywka: po pięć ponumerowanych Misji, bez wyboru i bez wymiany
option-creatures = Jak przydziela się Stworze
option-first = Kto zaczyna
option-warrior = Który Woj bierze udział w grze
option-sorcerer = Który Guślarz bierze udział w grze
option-rounds = Po ilu Rundach gra kończy się najpóźniej

part-missions = Misje

trait-brutality = Brutalność
trait-cunning = Spryt
time-day = Dzień
time-night = Noc
token-hunter = Myśliwy
token-children = Zagubione Dzieci
token-warrior = Woj
token-sorcerer = Guślarz
token-tracks = Ślady
deck-village = Wioski
deck-surroundings = Okolice

# Żetony w zdaniu: 0 nieznany, 1 Strach, 2 Przychylność. Pierwszy komunikat nazywa żeton, drugi jest dopełnieniem.
impact = { $kind ->
    [1] żeton Strachu
    [2] żeton Przychylności
   *[0] żeton Oddziaływania
}
an-impact = { $kind ->
    [1] żeton Strachu
    [2] żeton Przychylności
   *[0] żeton Oddziaływania
}
influence = { $face ->
    [1] żeton Wpływu (Strach)
    [2] żeton Wpływu (Przychylność)
   *[0] żeton Wpływu
}
cost = { $pay ->
    [1] { " " }(płacisz: Strach)
    [2] { " " }(płacisz: Przychylność)
   *[0] { "" }
}
tax = { $pay ->
    [1] { " " }i dodatkowo 1 Strach
    [2] { " " }i dodatkowo 1 Przychylność
   *[0] { "" }
}
dice = { $dice ->
    [one] { $dice } kość
   *[other] { $dice } kości
}
roll = { $sure ->
    [1] sukces bez rzutu
    [2] porażka bez rzutu
   *[0] { dice }, trudność { $difficulty }
}
roll-for-figure = { $sure ->
    [1] sukces bez rzutu
    [2] porażka bez rzutu
   *[0] { dice }, trudność { $difficulty }, potrzebne sukcesy: { $needed }
}
above = (kolumna { $column }; { $event }: odliczanie spada do { $counter })

# O co pytamy.
prompt-over = { $count ->
    [one] Koniec gry. Opiekunem Krainy zostaje { $winners }; ukończone Misje: { $missions }.
   *[other] Koniec gry. Wspólne zwycięstwo: { $winners }; ukończone Misje: { $missions }.
}
prompt-over-offerings = { $count ->
    [one] Koniec gry. Po tyle samo ukończonych Misji ({ $missions }): { $tied }. Opiekunem Krainy zostaje { $winners }, bo ma więcej żetonów na polach Składanie Darów ({ $offerings }).
   *[other] Koniec gry. Po tyle samo ukończonych Misji ({ $missions }): { $tied }. Wspólne zwycięstwo dzięki żetonom na polach Składanie Darów ({ $offerings }): { $winners }.
}
prompt-creature = Wybierz swoje Stworze.
prompt-start-tokens = Weź cztery żetony Oddziaływania. Ile z nich to Strach?
prompt-start-missions = { $left ->
    [one] Twoja Talia Misji liczy osiem kart. Odłóż jeszcze jedną.
   *[other] Twoja Talia Misji liczy osiem kart. Odłóż { $left } z dziesięciu.
}
prompt-start-attribute = Wybierz Atrybut, z którym zaczynasz.
prompt-start-lair = Wybierz Siedzibę. Nikt inny jej nie zobaczy.
prompt-gift = Którą ze swoich Misji oddajesz? Dostaje ją { $to }.
prompt-order = Ułóż Misje po kolei. Która ma numer { $number }?
prompt-menu = Twoja Tura: rusz się, wybierz Akcję Główną, użyj Akcji Lokacji albo odpocznij. Masz: Strach { $fear }, Przychylność { $favour }, Witalność { $vitality }.
prompt-menu-begun = Twoja Tura trwa; Akcja Główna jeszcze przed tobą. Masz: Strach { $fear }, Przychylność { $favour }, Witalność { $vitality }.
prompt-menu-acted = Twoja Tura trwa; Akcja Główna jest już wybrana. Masz: Strach { $fear }, Przychylność { $favour }, Witalność { $vitality }.
prompt-menu-rested = Odpoczynek za tobą. Masz: Strach { $fear }, Przychylność { $favour }, Witalność { $vitality }.
prompt-open = Trwa Tura gracza { $seat }. Czy używasz czegoś teraz?
prompt-before-roll = { $seat } zaraz rzuci; kości: { $dice }, trudność { $difficulty }. Czy używasz czegoś?
prompt-before-own-roll = Zaraz rzucisz; kości: { $dice }, trudność { $difficulty }. Czy używasz czegoś?
prompt-after-roll = { $passes ->
    [1] { $seat } wyrzuca { $dice } przy trudności { $difficulty }: na razie sukces. Czy używasz czegoś?
   *[0] { $seat } wyrzuca { $dice } przy trudności { $difficulty }: na razie porażka. Czy używasz czegoś?
}
prompt-after-own-roll = { $passes ->
    [1] Masz na kościach { $dice } przy trudności { $difficulty }: na razie sukces. Czy używasz czegoś?
   *[0] Masz na kościach { $dice } przy trudności { $difficulty }: na razie porażka. Czy używasz czegoś?
}
prompt-before-loss = Zaraz stracisz: Witalność { $vitality }, żetony Oddziaływania { $impact }. Czy używasz czegoś?
prompt-before-event = Zaraz zadziała { $event }: { $text } Czy używasz czegoś?
prompt-before-count = Zaraz nastąpi podliczenie Obszaru { $area }. Czy używasz czegoś?
prompt-before-tracks = { $seat } idzie po Śladach i wskazuje Lokację { $named }. Czy używasz czegoś?
prompt-trophies = Trzy cudze żetony Wpływu kończą twoją Misję. Które odrzucasz? Pozostało do wyboru: { $left }.
prompt-target = O które Stworze chodzi?
prompt-area = Który Obszar?
prompt-choose = Wybierz jedno z dwojga.
prompt-move-to = Dokąd idzie Stworze gracza { $target }?
prompt-which-figure = Którą Postać przesuwasz?
prompt-figure-to = Dokąd idzie Postać? ({ $figure })
prompt-replace = Która Lokacja dostaje inne Zadanie?
prompt-gain = Weź żeton Oddziaływania wybranego rodzaju. Pozostało do wzięcia: { $left }.
prompt-regain = Odzyskujesz Witalność: na tor czy na ranę? Pozostałe punkty: { $left }.
prompt-heal = Którą ranę leczysz? Najwyżej: { $left }.
prompt-spare = Tracisz mniej, najwyżej o { $n }. Jak to dzielisz?
prompt-lose = Który żeton Oddziaływania tracisz? Pozostało do oddania: { $left }.
prompt-wound = Który Atrybut zostaje zraniony? (gracz { $target })
prompt-wound-level = Który poziom Atrybutu { $attribute } zostaje zraniony?
prompt-improve = { $n ->
    [1] Rozwiń Atrybut o poziom albo weź nowy.
   *[other] Rozwiń Atrybut o tyle poziomów: { $n }, albo weź nowy.
}
prompt-take-back = Który ze swoich żetonów Wpływu odzyskujesz? Pozostało do wzięcia: { $left }.
prompt-take-tokens = Który żeton zabierasz? Obszar { $area }, najwyżej { $left }.
prompt-return-tokens = Który żeton wraca do Puli? Obszar { $area }, pozostało do wyboru: { $left }.
prompt-move-tokens-to = Dokąd trafią żetony z Obszaru { $area }?
prompt-move-tokens = Który żeton przechodzi z Obszaru { $area } do Obszaru { $to }? Najwyżej { $left }.
prompt-swap = Czy wymieniasz swój żeton na żeton z Obszaru { $area }?
prompt-place-own = Który ze swoich żetonów kładziesz zakryty w Obszarze { $area }?
prompt-place-pool = Który żeton z Puli kładziesz zakryty w Obszarze { $area }?
prompt-counter = Które odliczanie Wydarzenia zmieniasz, najwyżej o { $n }?
prompt-return = Który żeton wraca i dokąd?
prompt-reroll = { $passes ->
    [1] Które kości przerzucasz? Widać { $dice }; trudność { $difficulty }: na razie sukces.
   *[0] Które kości przerzucasz? Widać { $dice }; trudność { $difficulty }: na razie porażka.
}
prompt-adjust = { $passes ->
    [1] Którą kość podnosisz? Widać { $dice }; trudność { $difficulty }: na razie sukces.
   *[0] Którą kość podnosisz? Widać { $dice }; trudność { $difficulty }: na razie porażka.
}
prompt-exempt = Kogo Wydarzenie omija? Najwyżej: { $left }.
prompt-discarded = Które odrzucone Zadanie bierzesz? Pozostało do wzięcia: { $left }.
prompt-draw-from = Z której talii dobierasz? Pozostało kart: { $left }.
prompt-reorder = Możesz ułożyć Misje inaczej. Która jest następna?
prompt-repeat = Który żeton Wpływu kładziesz na polu Powtórz Test?
prompt-flip = Którą parę kart Akcji odwracasz?
prompt-figure = Spotykasz Postać: { $card }. Pomagasz czy szkodzisz?
prompt-give = Przegrywasz Starcie. Który żeton Wpływu dostaje { $winner }?
prompt-new-lair = Twoją Siedzibę znaleziono. Wybierz w tajemnicy inną.
prompt-rest-lair = Odpoczywasz. Czy zmieniasz Siedzibę? Odliczanie zacznie się od 0.
prompt-rest = Odpoczywasz: weź Witalność lub żetony Oddziaływania, razem najwyżej trzy. Zostało: { $left }.
prompt-lair = Twoja Siedziba jest odkryta. Którego jej efektu używasz?

# Na kogo czekamy i na co.
wait-setup = { $count ->
    [one] { $players } się przygotowuje.
   *[other] { $players } się przygotowują.
}
wait-menu = { $count ->
    [one] Trwa Tura gracza { $players }.
   *[other] Trwają Tury graczy { $players }.
}
wait-window = { $count ->
    [one] { $players } może czegoś użyć.
   *[other] { $players } mogą czegoś użyć.
}
wait-lair = { $count ->
    [one] { $players } wybiera nową Siedzibę.
   *[other] { $players } wybierają nowe Siedziby.
}
wait-choice = { $count ->
    [one] { $players } podejmuje decyzję.
   *[other] { $players } podejmują decyzje.
}

# Co oznacza wybór.
action-creature = { $creature }: Brutalność i Spryt w Dzień { $daybrutality }/{ $daycunning }, w Nocy { $nightbrutality }/{ $nightcunning }; Witalność { $vitality }, pola Oddziaływania { $slots }; ulubiona Lokacja: { $favourite }
action-start-tokens = Strach { $fear }, Przychylność { $favour }
action-leave-out = Odłóż „{ $mission }”: { $text }
action-take-attribute = { $attribute }, poziom { $level }: { $text }
action-new-attribute = Nowy Atrybut: { $attribute }, poziom { $level }: { $text }
action-raise = Rozwiń Atrybut { $attribute } do poziomu { $level }: { $text }
action-exchange = Zamień Atrybut { $lose } na { $attribute }, poziom 1: { $text }
action-gain-nothing = Nic nie zyskuj
action-lair = { $n ->
    [3] Siedziba: { $at }. Odliczanie { $first }: { $firsttext } Odliczanie { $second }: { $secondtext } Odliczanie { $third }: { $thirdtext }
   *[2] Siedziba: { $at }. Odliczanie { $first }: { $firsttext } Odliczanie { $second }: { $secondtext }
}
action-lair-favourite = { $n ->
    [3] Siedziba: { $at }. Odliczanie { $first }: { $firsttext } Odliczanie { $second }: { $secondtext } Odliczanie { $third }: { $thirdtext } To twoja ulubiona Lokacja: przy odliczaniu 6 możesz zamiast tego ukończyć Misję.
   *[2] Siedziba: { $at }. Odliczanie { $first }: { $firsttext } Odliczanie { $second }: { $secondtext } To twoja ulubiona Lokacja: przy odliczaniu 6 możesz zamiast tego ukończyć Misję.
}
action-keep-lair = Zostań przy tej Siedzibie
action-give = Oddaj „{ $mission }”: { $text }
action-next-mission = Następna: „{ $mission }”: { $text }
action-keep-order = Reszta bez zmian
action-move = Ruch: { $at } (tamtejsza akcja: { $text })
action-unresolved = Wybierz kartę { $card } i nie wykonuj jej { above }
action-task = Zadanie { $task } za { impact-of-test }{ tax }: { $trait }, { $time }; { roll } { above }
action-meet = Postacie: { $figure } { above }
action-clash = Starcie z graczem { $defender } za { impact-of-test }{ tax }: { $trait }, { $time }; { roll } { above }
action-here-i-am = Oto Jestem w Obszarze { $area }, { influence } { above }
action-tracks = Ślady: wskaż Lokację { $at } { above }
action-location = Akcja Lokacji { $at }: { $text } { $pay ->
    [1] Koszt: 1 Strach.
    [2] Koszt: 1 Przychylność.
   *[0] Bez kosztu.
}
action-rest = Odpocznij w Siedzibie
action-reveal-lair = { $n ->
    [1] Odkryj swoją Siedzibę ({ $at }): { $firsttext }
    [2] Odkryj swoją Siedzibę ({ $at }): { $firsttext } Albo: { $secondtext }
    [3] Odkryj swoją Siedzibę ({ $at }): { $firsttext } Albo: { $secondtext } Albo: { $thirdtext }
   *[0] Odkryj swoją Siedzibę
}
action-reveal-favourite = { $n ->
    [3] Odkryj swoją Siedzibę ({ $at }): ukończ aktualną Misję. Albo: { $firsttext } Albo: { $secondtext } Albo: { $thirdtext }
   *[2] Odkryj swoją Siedzibę ({ $at }): ukończ aktualną Misję. Albo: { $firsttext } Albo: { $secondtext }
}
action-use-level = { $attribute }, poziom { $level }{ cost }: { $text }
action-use-task = Użyj Zadania { $task }: { $text }
action-use-offering = Składanie Darów: przerzuć wszystkie kości
action-use-repeat = Powtórz Test: odrzuć żeton i przerzuć wszystkie kości
action-help = Pomóż za { impact-of-test }{ tax }: { $trait }, { $time }; { roll-for-figure }. Nagroda: { $text }
action-harm = Zaszkodź za { impact-of-test }{ tax }: { $trait }, { $time }; { roll-for-figure }. Nagroda: { $text }
impact-of-test = { $token ->
    [1] żeton Strachu
   *[2] żeton Przychylności
}
action-decline = Zostaw to
action-target = { $seat } (Misje { $missions }, żetony Oddziaływania { $tokens }, Witalność { $vitality })
action-area = { $area } (żetony Oddziaływania: { $n })
action-at = { $at }
action-figure = { $figure }
action-lair-effect = { $text }
action-lair-mission = Ukończ swoją aktualną Misję
action-choose-influence = Weź z Puli 1 swój żeton Wpływu
action-choose-task = Weź 1 wybraną kartę Zadania ze stosów kart odrzuconych
action-counter = { $event }: z { $from } na { $to }
action-flip = Kolumna { $column }: karta { $lower } trafia na kartę { $upper }
action-return = { $token } do Lokacji { $at }
action-take-task = { $task }: { $text }
action-draw-from = Talia: { $deck }
action-token = Żeton { $number }: { impact }
action-swap = Żeton { $number } ({ impact }) za twój: { influence-given }
influence-given = { $face ->
    [1] Strach
   *[2] Przychylność
}
action-kind = { impact }
action-face = { influence }
action-from-area = Ten z Obszaru { $area }
action-trophy = { influence }, właściciel: { $owner }
action-refill = Witalność
action-heal = Wylecz { $attribute }, poziom { $level }
action-spare = Strać mniej: Witalność { $vitality }, żetony Oddziaływania { $impact }
action-wound = Zrań Atrybut { $attribute }
action-no-wound = Niczego nie rań
action-wound-level = Poziom { $level }: { $text }
action-die = Kość { $number } (widać { $rank })
action-roll = Rzuć nimi
action-whichever = Wszystko jedno, są jednakowe
action-enough = Wystarczy
action-pass = Pas
action-end-turn = Zakończ Turę

# Co się stało.
log-creature = { $seat } gra jako { $creature }.
log-ready = Wybory gracza { $seat } są gotowe.
log-started = { $seat } zaczyna z Atrybutem { $attribute }.
log-gift = { $seat } daje Misję; dostaje ją { $to }.
log-gift-known = { $seat } daje Misję „{ $mission }”; dostaje ją { $to }.
log-mission = Nowa Misja gracza { $seat }: „{ $mission }”. { $text }
log-figures = W tej grze: { $warrior } i { $sorcerer }.
log-pair = Kolumna { $column }: { $upper }, pod spodem { $lower }.
log-laid = Nowe Wydarzenie w kolumnie { $column }: { $event }.
log-task = Nowe Zadanie: { $task } ({ $at }).
log-turn = Runda { $round }: Tura gracza { $seat }.
log-moved = { $seat } idzie do Lokacji { $at }.
log-home = { $seat } wraca do Siedziby.
log-chose = { $seat } wybiera kartę { $card } (kolumna { $column }).
log-counter = Odliczanie w kolumnie { $column } pokazuje { $counter }.
log-used = { $seat } używa Akcji Lokacji { $at }.
log-rested = { $seat } odpoczywa.
log-shown = { $seat } pokazuje { an-impact } i kładzie go w Obszarze { $area }.
log-paid = { $seat } kładzie zakryty { an-impact } w Obszarze { $area }.
log-paid-home = { $seat } płaci { an-impact } do Puli.
log-sown = { $seat } kładzie zakryty { an-impact } z Puli w Obszarze { $area }.
log-took = { $kind ->
    [1] { $seat } bierze żetony Strachu: { $n }.
   *[2] { $seat } bierze żetony Przychylności: { $n }.
}
log-pool-seen = { $seat } widzi, jakie rodzaje są jeszcze w Puli.
log-took-any = { $seat } bierze { an-impact }.
log-lost = { $seat } traci { an-impact }.
log-weaker = { $n ->
    [one] { $seat } traci 1 punkt Witalności.
    [few] { $seat } traci { $n } punkty Witalności.
   *[many] { $seat } traci { $n } punktów Witalności.
}
log-stronger = { $n ->
    [one] { $seat } odzyskuje 1 punkt Witalności.
    [few] { $seat } odzyskuje { $n } punkty Witalności.
   *[many] { $seat } odzyskuje { $n } punktów Witalności.
}
log-healed = { $seat } leczy Atrybut { $attribute }, poziom { $level }.
log-wounded = Zraniony Atrybut gracza { $seat }: { $attribute }, poziom { $level }.
log-stole = { $seat } zabiera { an-impact }; traci go { $from }.
log-took-from = { $seat } zabiera żeton { $number } z Obszaru { $area }: { impact }.
log-returned = Żeton { $number } z Obszaru { $area } wraca zakryty do Puli.
log-shifted = Żeton { $number } przechodzi z Obszaru { $area } do Obszaru { $to }.
log-swapped = { $seat } wymienia żeton { $number } z Obszaru { $area } ({ impact }) na swój ({ influence-swapped }).
influence-swapped = { $face ->
    [1] Strach
    [2] Przychylność
   *[0] zakryty
}
log-cleared = Obszar { $area } zostaje oczyszczony: wszystkie żetony Oddziaływania wracają zakryte do Puli.
log-peeked = { $seat } ogląda żetony w Obszarze { $area }.
log-saw-token = { $seat } widzi żeton { $number } w Obszarze { $area }: { impact }.
log-saw-guess = { $seat } ogląda żeton Wpływu gracza { $owner } w Obszarze { $area }.
log-saw-guess-known = { $seat } widzi żeton gracza { $owner } w Obszarze { $area }: { influence }.
log-saw-lair = { $seat } ogląda Siedzibę gracza { $of }.
log-saw-lair-known = { $seat } widzi Siedzibę gracza { $of }: { $at }.
log-saw-card = { $seat } ogląda żetony Oddziaływania gracza { $of }.
log-saw-card-known = { $seat } widzi żetony Oddziaływania gracza { $of }; Strach wśród nich: { $fear }.
log-lair-counter = Odliczanie Siedziby gracza { $seat } pokazuje { $counter }.
log-took-back = { $seat } odzyskuje { influence }.
log-repeat = { $seat } kładzie { influence } na polu Powtórz Test.
log-guessed = { $seat } mówi: oto jestem, i kładzie { influence } w Obszarze { $area }.
log-figure-moved = { $figure } idzie do Lokacji { $at }.
log-back = { $token }: żeton wraca do Lokacji { $at }.
log-gone = { $token }: żeton znika z Lokacji { $at }.
log-task-taken = { $seat } bierze Zadanie { $task }.
log-task-under = { $task } trafia pod swoją talię ({ $at }).
log-met = { $seat } spotyka Postać: { $card }.
log-item = { $seat } używa Atrybutu { $attribute }, poziom { $level }: { $text }
log-task-used = { $seat } używa Zadania { $task }: { $text }
log-offering = { $seat } przerzuca kości dzięki Składaniu Darów.
log-repeated = { $seat } odrzuca żeton z pola Powtórz Test i przerzuca kości.
log-test = { $seat } wykonuje test: { $trait }, trudność { $difficulty }.
log-rolled = Kość { $number } pokazuje { $rank }.
log-passed = { $seat } zdaje test.
log-failed = { $seat } nie zdaje testu.
log-clash-won = { $seat } wygrywa Starcie; przegrywa { $loser }.
log-trophy = { $seat } oddaje { influence }; dostaje go { $winner }.
log-trophy-spent = { $seat } odrzuca { influence }, właściciel: { $owner }.
log-attacked = { $seat } atakuje; broni się { $defender }.
log-named = { $seat } idzie po Śladach i wskazuje Lokację { $at }.
log-lair-shown = Siedziba gracza { $seat } jest odkryta: { $at }.
log-lair-chosen = { $seat } ma wybraną Siedzibę.
log-lair-chosen-known = { $seat } ma Siedzibę: { $at }.
log-hidden = { $seat } ukrywa Siedzibę przed tymi Śladami.
log-locations-back = Wszystkie usunięte karty Lokacji wracają.
log-event = Wydarzenie: { $event }. { $text }
log-exempt = Wydarzenie omija gracza { $seat }.
log-cancelled = Wydarzenie nie ma skutku.
log-counted = Podliczenie Obszaru { $area }: Strach { $fear }, Przychylność { $favour }.
log-guess = Żeton gracza { $seat } w Obszarze { $area } zostaje odkryty: { influence }.
log-completed = { $seat } kończy Misję „{ $mission }”.
log-reordered = Kolejność Misji gracza { $seat } mogła się zmienić.
log-level = { $seat } ma Atrybut { $attribute } na poziomie { $level }.
log-dropped = { $seat } odrzuca Atrybut { $attribute }.
log-ending = Koniec jest bliski: to ostatnia Runda.
log-ended = Koniec gry.

# Plansza.
board-setup = Przygotowanie; zacznie { $seat }.
board-turn = { $last ->
    [1] Runda { $round }, ostatnia: Tura gracza { $seat }. Odrzucone Wydarzenia: { $events } z { $end }.
   *[0] Runda { $round }: Tura gracza { $seat }. Odrzucone Wydarzenia: { $events } z { $end }.
}
board-over = Koniec gry po Rundzie { $round }.
board-column = Nr
board-action = Akcja (pod nią)
board-counter = Licz.
board-event = Wydarzenie
board-effect = Działanie
board-returns = Powrót na planszę
board-pair = { $upper } ({ $lower })
board-name = { $name }
board-location = Lokacja
board-here = Kto tam jest
board-task = Zadanie i jego efekt po ukończeniu
board-task-card = { $task } ({ $time }, { $traits }, { $difficulty }): { $text }
board-no-task = –
board-area = Obszar
board-tokens = Żetony
board-guesses = Oto Jestem
board-offering = { $face ->
    [1] Dary, { $seat }: Strach
   *[2] Dary, { $seat }: Przychylność
}
board-token = { $kind ->
    [1] Strach
    [2] Przychylność
   *[0] ?
}
board-guess = { $face ->
    [1] { $seat }: Strach
    [2] { $seat }: Przychylność
   *[0] { $seat }: ?
}
board-figure = { $figure }, { $card } ({ $at }). { $aura } Pomoc: { $help } Szkoda: { $harm }
board-figure-off = { $figure }, { $card } (poza planszą). { $aura } Pomoc: { $help } Szkoda: { $harm }
board-player = { $seat }: { $creature }, { $at }. Witalność { $vitality } z { $open }. Brutalność/Spryt w Dzień { $daybrutality }/{ $daycunning }, w Nocy { $nightbrutality }/{ $nightcunning }; trudność Starcia { $clashbrutality }/{ $clashcunning }.
board-player-lair = { $seat }: { $creature }, w Siedzibie. Witalność { $vitality } z { $open }. Brutalność/Spryt w Dzień { $daybrutality }/{ $daycunning }, w Nocy { $nightbrutality }/{ $nightcunning }; trudność Starcia { $clashbrutality }/{ $clashcunning }.
board-own-tokens = Żetony Oddziaływania { $tokens } z { $slots } (Strach { $fear }, Przychylność { $favour }). Wpływ: ręka { $hand } (Strach { $handfear }, Przychylność { $handfavour }), Pula { $pool }, Powtórz Test { $repeat }; cudze { $trophies }.
board-their-tokens = Żetony Oddziaływania { $tokens } z { $slots }. Wpływ: ręka { $hand }, Pula { $pool }, Powtórz Test { $repeat }; cudze { $trophies }.
board-blocked = { $n ->
    [1] Zablokowana Akcja: kolumna 5.
    [2] Zablokowane Akcje: kolumny 4 i 5.
   *[3] Zablokowane Akcje: kolumny 3, 4 i 5.
}
board-track = Gdy Witalność spada
board-track-block = { $n ->
    [1] do { $vitality } – kolumna 5 zablokowana
    [2] do { $vitality } – kolumny 4 i 5 zablokowane
   *[3] do { $vitality } – kolumny 3, 4 i 5 zablokowane
}
board-track-lair = do { $vitality } – powrót do Siedziby
board-lair = Siedziba zakryta, odliczanie { $counter }.
board-lair-known = Siedziba zakryta ({ $at }), odliczanie { $counter }.
board-lair-open = Siedziba odkryta: { $at }.
board-mission = Misje ukończone: { $done }, pozostałe: { $left }. Teraz „{ $mission }”: { $text }
board-mission-counted = Misje ukończone: { $done }, pozostałe: { $left }. Teraz „{ $mission }”: { $text } Zaliczono dotąd: { $progress } z { $needed }.
board-no-mission = Misje ukończone: { $done }; żadna nie została.
board-level = { $attribute } { $level }: { $text }
board-wounded = { $attribute } { $level } (zraniony): { $text }
board-held-task = Zadanie { $task }: { $text }
board-later = Następne Misje:
board-later-mission = { $number }. „{ $mission }”: { $text }
