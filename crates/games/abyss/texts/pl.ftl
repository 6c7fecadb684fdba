# Abyss po polsku. Nazwy i teksty lordów, miejsc i sojuszników są w data/components.toml.
option-first = Kto zaczyna
option-memory_aid = Podgląd znanych kart na wszystkich rękach i w stosach Rady

part-locations = Miejsca
part-lords = Lordowie
part-allies = Sojusznicy
part-tokens = Żetony potworów

# Ile kosztuje lord. kind: 0 dowolne rasy, 1 jedna podana rasa, 2 kilka ras, w tym podana, 3 wszystkie rasy.
cost = { $kind ->
    [0] wartość { $sum }, { $races ->
        [one] dowolna 1 rasa
        [few] dowolne { $races } rasy
       *[many] dowolne { $races } ras
    }
    [1] wartość { $sum }, 1 rasa: { $mandatory }
    [2] wartość { $sum }, { $races ->
        [few] { $races } rasy
       *[many] { $races } ras
    }, w tym { $mandatory }
   *[3] wartość { $sum }, wszystkie 5 ras
}
# Co daje lord.
worth = { $keys ->
    [0] { $influence } PW
    [one] { $influence } PW, 1 klucz
    [few] { $influence } PW, { $keys } klucze
   *[many] { $influence } PW, { $keys } kluczy
}

# Nagrody: k klucze, p perły, t żetony potworów; oraz nagrody sześciu pól toru zagrożenia.
reward-1p = 1 perła
reward-1t = 1 żeton potwora
reward-2p = 2 perły
reward-1p1t = 1 perła i 1 żeton potwora
reward-2t = 2 żetony potworów
reward-1k = 1 żeton klucza
reward-1k1p = 1 żeton klucza i 1 perła
reward-1k1t = 1 żeton klucza i 1 żeton potwora
reward-1k2p = 1 żeton klucza i 2 perły
reward-1k1p1t = 1 żeton klucza, 1 perła i 1 żeton potwora
reward-1k2t = 1 żeton klucza i 2 żetony potworów
reward-2k = 2 żetony kluczy
threat-1 = 1 perła albo 1 żeton potwora
threat-2 = razem 2 perły lub żetony potworów
threat-3 = 1 żeton klucza
threat-4 = 1 żeton klucza oraz 1 perła albo 1 żeton potwora
threat-5 = 1 żeton klucza oraz razem 2 perły lub żetony potworów
threat-6 = 2 żetony kluczy

# O co pytamy.
prompt-over = { $count ->
    [one] Koniec gry. Wygrywa { $winners }.
   *[other] Koniec gry. Wspólne zwycięstwo: { $winners }.
}
prompt-over-pearls = { $count ->
    [one] Koniec gry. Wygrywa { $winners }: przy równej liczbie punktów decydują perły ({ $pearls }).
   *[other] Koniec gry. Wspólne zwycięstwo: { $winners }; przy równej liczbie punktów decydują perły ({ $pearls }).
}
prompt-over-lord = { $count ->
    [one] Koniec gry. Wygrywa { $winners }: przy równych punktach i perłach decyduje silniejszy lord.
   *[other] Koniec gry. Wspólne zwycięstwo: { $winners }; przy równych punktach i perłach decyduje silniejszy lord.
}
prompt-main = { $last ->
    [0] Twoja tura. Wybierz jedną akcję: eksplorację, prośbę o wsparcie albo rekrutację.
   *[1] Twoja ostatnia tura. Wybierz jedną akcję: eksplorację, prośbę o wsparcie albo rekrutację.
}
prompt-buy = { $seller } oferuje kartę { $ally }. Kupujesz ją za { $price ->
    [one] 1 perłę
    [few] { $price } perły
   *[many] { $price } pereł
}? Twoje perły: { $pearls }.
prompt-explore-ally = { $last ->
    [0] Na polu { $space } leży { $ally }; nikt nie kupił tej karty. Bierzesz ją czy eksplorujesz dalej?
   *[1] Na ostatnim polu leży { $ally }; nikt nie kupił tej karty. Musisz ją wziąć i otrzymujesz 1 perłę.
}
prompt-explore-monster = { $last ->
    [0] Na polu { $space } jest potwór! Walczysz czy eksplorujesz dalej? Nagroda: { $reward }.
   *[1] Na ostatnim polu jest potwór! Musisz walczyć. Nagroda: { $reward }, a do tego 1 perła.
}
prompt-reward = Potwór pokonany. Którą nagrodę z pola zagrożenia { $space } wybierasz?
prompt-further-stack = Weź jeszcze jeden stos Rady.
prompt-affiliate = Płacisz za lorda „{ $lord }”. Którego sojusznika przyłączasz? Pozostali zostaną odrzuceni.
prompt-discard = { $left ->
    [one] Musisz odrzucić z ręki 1 sojusznika.
   *[many] Musisz odrzucić z ręki { $left } sojuszników. Wybieraj od góry w dół.
}
prompt-turn-lord = Którego lorda gracza { $owner } obracasz? Zostaną mu tylko punkty wpływu.
prompt-steal = { $amount ->
    [one] Komu zabierasz 1 losowy żeton potwora?
    [few] Komu zabierasz { $amount } losowe żetony potworów?
   *[many] Komu zabierasz { $amount } losowych żetonów potworów?
}
prompt-stack = Który stos Rady bierzesz na rękę?
prompt-swap-location = Możesz wymienić jedno ze swoich miejsc na dostępne. Lordowie wsunięci pod nie przechodzą pod nowe.
prompt-second-lord = { $price ->
    [one] Możesz zrekrutować drugiego lorda za 1 perłę. Twoje perły: { $pearls }.
    [few] Możesz zrekrutować drugiego lorda za { $price } perły. Twoje perły: { $pearls }.
   *[many] Możesz zrekrutować drugiego lorda za { $price } pereł. Twoje perły: { $pearls }.
}
prompt-replace-from-court = { $lord }: możesz odrzucić innego swojego wolnego lorda i wziąć na jego miejsce lorda z dziedzińca.
prompt-replace-from-deck = { $lord }: możesz odrzucić innego swojego wolnego lorda i wziąć wierzchnią kartę talii lordów.
prompt-control = Masz klucze: { $keys }. Musisz przejąć kontrolę nad miejscem: dostępnym albo jednym z dobranych.
prompt-tile = Nad którym z dobranych miejsc przejmujesz kontrolę? Pozostałe będą dostępne.
prompt-tile-ambassador = { $lord }: nad którym miejscem przejmujesz kontrolę? Pozostałe będą dostępne.
prompt-keys = Których kluczy używasz na miejsce „{ $tile }”? Wsuniętym lordom zostają tylko punkty wpływu.
prompt-stack-swap = Możesz wymienić miejsce „{ $tile }” na dowolne miejsce ze stosu.
prompt-power = { $lord }: { $power }
prompt-end = Używasz zdolności czy kończysz turę?
prompt-pay-begin = Zapłać za lorda „{ $lord }”: { cost }. Wybieraj od góry w dół.
prompt-pay-mandatory = { $lord }: { cost }. Zagrane: { $picked }, wartość { $value }. Potrzeba jeszcze: { $missing }.
prompt-pay-races = { $more ->
    [one] { $lord }: { cost }. Zagrane: { $picked }, wartość { $value }. Potrzeba jeszcze 1 rasy.
   *[many] { $lord }: { cost }. Zagrane: { $picked }, wartość { $value }. Potrzeba jeszcze { $more } ras.
}
prompt-pay-value = { $lord }: { cost }. Zagrane: { $picked }, wartość { $value }. Brakuje { $due }, a twoje perły to { $pearls }.
prompt-pay-enough = { $due ->
    [0] { $lord }: { cost }. Zagrane: { $picked }, wartość { $value }. To wystarczy.
    [one] { $lord }: { cost }. Zagrane: { $picked }, wartość { $value }. Wystarczy z dopłatą 1 perły.
   *[many] { $lord }: { cost }. Zagrane: { $picked }, wartość { $value }. Wystarczy z dopłatą { $due } pereł.
}

# Na kogo czekamy i na co.
wait-main = { $players } wybiera akcję.
wait-buy = { $price ->
    [one] { $players } może kupić kartę { $ally } za 1 perłę.
    [few] { $players } może kupić kartę { $ally } za { $price } perły.
   *[many] { $players } może kupić kartę { $ally } za { $price } pereł.
}
wait-explore-ally = { $players } może wziąć kartę { $ally } albo eksplorować dalej.
wait-explore-monster = { $players } może walczyć z potworem albo eksplorować dalej.
wait-reward = { $players } wybiera nagrodę.
wait-stack = { $players } wybiera stos Rady.
wait-affiliate = { $players } wybiera sojusznika do przyłączenia.
wait-discard = { $left ->
    [one] { $players } musi odrzucić 1 sojusznika.
   *[many] { $players } musi odrzucić { $left } sojuszników.
}
wait-turn-lord = { $players } wybiera, którego lorda gracza { $owner } obrócić.
wait-steal = { $players } wybiera, komu zabrać żeton potwora.
wait-swap-location = { $players } może wymienić miejsce.
wait-second-lord = { $players } może zrekrutować drugiego lorda za perły.
wait-replace = { $players } może zastąpić lorda.
wait-control = { $players } musi przejąć kontrolę nad miejscem.
wait-tile = { $players } wybiera jedno z dobranych miejsc.
wait-keys = { $players } wybiera klucze na miejsce „{ $tile }”.
wait-stack-swap = { $players } przegląda stos miejsc i może wymienić miejsce „{ $tile }”.
wait-end = { $players } może użyć zdolności albo zakończyć turę.

# Co znaczy działanie.
action-plot = { $price ->
    [one] Spiskuj na dziedzińcu: zapłać 1 perłę (twoje perły: { $pearls }) i odkryj kolejnego lorda
    [few] Spiskuj na dziedzińcu: zapłać { $price } perły (twoje perły: { $pearls }) i odkryj kolejnego lorda
   *[many] Spiskuj na dziedzińcu: zapłać { $price } pereł (twoje perły: { $pearls }) i odkryj kolejnego lorda
}
action-explore = Eksploruj głębiny
action-stack = { $cards ->
    [one] Weź stos Rady ({ $race }): 1 karta
    [few] Weź stos Rady ({ $race }): { $cards } karty
   *[many] Weź stos Rady ({ $race }): { $cards } kart
}
action-stack-known = Weź stos Rady ({ $race }): { $allies }
action-recruit = Rekrutuj: { $lord } ({ $guild }) – { cost }; { worth }. { $power }
action-pass-turn = Spasuj: żadna akcja nie jest możliwa
action-buy = { $price ->
    [one] Kup kartę { $ally } za 1 perłę
    [few] Kup kartę { $ally } za { $price } perły
   *[many] Kup kartę { $ally } za { $price } pereł
}
action-pass = Spasuj: nie kupuj
action-take = Weź kartę { $ally }; eksploracja się kończy
action-take-last = Weź kartę { $ally } i 1 perłę; eksploracja się kończy
action-fight = Walcz z potworem. Nagroda: { $reward }
action-fight-last = Walcz z potworem. Nagroda: { $reward }, a za ostatnie pole 1 perła
action-continue = Kontynuuj eksplorację; karta { $ally } trafi do Rady
action-continue-monster = Kontynuuj eksplorację; zagrożenie na polu { $threat }: { $reward }
action-reward = Nagroda: { $reward }
action-pay-add = { $due ->
    [0] Zagraj kartę { $ally }: wartość { $value } z { $sum }
   *[other] Zagraj kartę { $ally }: wartość { $value } z { $sum }, brakuje { $due }
}
action-pay-confirm = { $due ->
    [0] Zapłać: { $picked }
    [one] Zapłać: { $picked } oraz 1 perła
    [few] Zapłać: { $picked } oraz { $due } perły
   *[many] Zapłać: { $picked } oraz { $due } pereł
}
action-affiliate = Przyłącz kartę { $ally }
action-discard = Odrzuć kartę { $ally }
action-discard-for-pearls = { $pearls ->
    [one] Odrzuć kartę { $ally } za 1 perłę
    [few] Odrzuć kartę { $ally } za { $pearls } perły
   *[many] Odrzuć kartę { $ally } za { $pearls } pereł
}
action-turn-lord = Obróć lorda: { $lord } ({ $guild }; { worth }). Straci: { $power }
action-turn-lord-plain = Obróć lorda: { $lord } ({ $guild }; { worth }). Nie ma zdolności stałej
action-steal = { $tokens ->
    [one] Zabierz graczowi { $from }, który ma 1 żeton
    [few] Zabierz graczowi { $from }, który ma { $tokens } żetony
   *[many] Zabierz graczowi { $from }, który ma { $tokens } żetonów
}
action-swap-location = Oddaj „{ $own }” (teraz { $lost } PW), weź „{ $tile }” (teraz { $points } PW). { $rule }
action-second-lord = { $price ->
    [one] Rekrutuj za 1 perłę: { $lord } ({ $guild }; { worth }). { $power }
    [few] Rekrutuj za { $price } perły: { $lord } ({ $guild }; { worth }). { $power }
   *[many] Rekrutuj za { $price } pereł: { $lord } ({ $guild }; { worth }). { $power }
}
action-replace = Odrzuć: { $own } ({ $lost } PW), weź: { $lord } ({ $guild }; { worth }). { $power }
action-replace-from-deck = Odrzuć: { $own } ({ $lost } PW) i weź wierzchnią kartę talii lordów
action-take-available = Przejmij: { $tile } (teraz { $points } PW). { $rule }
action-draw = { $tiles ->
    [one] Dobierz 1 miejsce i przejmij nad nim kontrolę
    [few] Dobierz { $tiles } miejsca i przejmij kontrolę nad jednym; pozostałe będą dostępne
   *[many] Dobierz { $tiles } miejsc i przejmij kontrolę nad jednym; pozostałe będą dostępne
}
action-tile = Przejmij: { $tile } (teraz { $points } PW). { $rule }
action-keys-tokens = Użyj { $tokens } żetonów kluczy; żaden lord nie zostanie wsunięty
action-keys-lords = Wsuń pod miejsce: { $lords }. Zdolności i klucze przepadają
action-keys-both = { $tokens ->
    [one] Wsuń pod miejsce: { $lords } i użyj 1 żetonu klucza
   *[many] Wsuń pod miejsce: { $lords } i użyj { $tokens } żetonów kluczy
}
action-stack-swap = Weź w zamian: { $tile } (teraz { $points } PW). { $rule }
action-discard-stack = { $cards ->
    [one] Odrzuć stos Rady ({ $race }): 1 karta
    [few] Odrzuć stos Rady ({ $race }): { $cards } karty
   *[many] Odrzuć stos Rady ({ $race }): { $cards } kart
}
action-discard-stack-known = Odrzuć stos Rady ({ $race }): { $allies }
action-replace-court = Zastąp wierzchnią kartą talii lordów: { $lord } ({ $guild }; { worth })
action-use = Użyj zdolności: { $lord }. { $power }
action-decline = Zrezygnuj
action-end-turn = Zakończ turę
action-cancel = Anuluj i wybierz inaczej

# Co się stało.
event-first-player = Pierwszy gracz: { $seat }.
event-court-filled = Na dziedzińcu pojawia się { $lord }.
event-location-opened = Dostępne miejsce: { $tile }.
event-turn-started = { $seat } zaczyna turę.
event-turn-passed = { $seat } pasuje, bo żadna akcja nie jest możliwa.
event-plotted = { $seat } płaci 1 perłę i spiskuje na dziedzińcu.
event-revealed = Na polu { $space } odkryto: { $card }.
event-reshuffled = Odrzucone karty przetasowano w nową talię eksploracji.
event-bought = { $price ->
    [one] { $buyer } kupuje kartę { $ally } za 1 perłę.
    [few] { $buyer } kupuje kartę { $ally } za { $price } perły.
   *[many] { $buyer } kupuje kartę { $ally } za { $price } pereł.
}
event-passed = { $seat } nie kupuje.
event-took = { $seat } bierze kartę { $ally }.
event-continued = { $seat } kontynuuje eksplorację.
event-fought = { $seat } walczy z potworem i wygrywa.
event-threat = Znacznik zagrożenia stoi na polu { $space }.
event-pearls-gained = { $amount ->
    [one] { $seat } otrzymuje 1 perłę.
    [few] { $seat } otrzymuje { $amount } perły.
   *[many] { $seat } otrzymuje { $amount } pereł.
}
event-pearls-lost = { $amount ->
    [one] { $seat } traci 1 perłę.
    [few] { $seat } traci { $amount } perły.
   *[many] { $seat } traci { $amount } pereł.
}
event-keys-gained = { $amount ->
    [one] { $seat } otrzymuje 1 żeton klucza.
    [few] { $seat } otrzymuje { $amount } żetony kluczy.
   *[many] { $seat } otrzymuje { $amount } żetonów kluczy.
}
event-token-gained = { $seat } dobiera żeton potwora.
event-token-gained-known = { $seat } dobiera żeton potwora o wartości { $token }.
event-track-allies = { $count ->
    [one] Do Rady trafia { $allies }.
   *[many] Do Rady trafiają: { $allies }.
}
event-track-monsters = { $monsters ->
    [one] Potwór pozostały na torze zostaje odrzucony.
    [few] { $monsters } potwory pozostałe na torze zostają odrzucone.
   *[many] { $monsters } potworów pozostałych na torze zostaje odrzuconych.
}
event-track-both = { $monsters ->
    [one] Do Rady: { $allies }. Potwór zostaje odrzucony.
    [few] Do Rady: { $allies }. { $monsters } potwory zostają odrzucone.
   *[many] Do Rady: { $allies }. { $monsters } potworów zostaje odrzuconych.
}
event-stack-taken = { $cards ->
    [one] { $seat } bierze stos Rady ({ $race }): 1 kartę.
    [few] { $seat } bierze stos Rady ({ $race }): { $cards } karty.
   *[many] { $seat } bierze stos Rady ({ $race }): { $cards } kart.
}
event-stack-taken-known = { $seat } bierze stos Rady ({ $race }): { $allies }.
event-paid = { $pearls ->
    [0] { $seat } płaci za lorda „{ $lord }”: { $allies }.
    [one] { $seat } płaci za lorda „{ $lord }”: { $allies } oraz 1 perła.
    [few] { $seat } płaci za lorda „{ $lord }”: { $allies } oraz { $pearls } perły.
   *[many] { $seat } płaci za lorda „{ $lord }”: { $allies } oraz { $pearls } pereł.
}
event-affiliated = { $seat } przyłącza kartę { $ally }.
event-entered = { $seat } ma nowego lorda: { $lord } ({ worth }).
event-discarded = { $seat } odrzuca kartę { $ally }.
event-turned = Lord gracza { $seat } zostaje obrócony: { $lord }.
event-stolen = { $seat } zabiera żeton potwora graczowi { $from }.
event-stolen-known = { $seat } zabiera graczowi { $from } żeton potwora o wartości { $token }.
event-extra-turn = { $seat } rozegra dodatkową turę.
event-second-lord = { $pearls ->
    [one] { $seat } płaci 1 perłę za lorda: { $lord }.
    [few] { $seat } płaci { $pearls } perły za lorda: { $lord }.
   *[many] { $seat } płaci { $pearls } pereł za lorda: { $lord }.
}
event-lord-discarded = { $seat } odrzuca lorda: { $lord }.
event-lord-drawn = { $seat } odkrywa z talii lordów: { $lord }.
event-declined = { $seat } rezygnuje.
event-locations-drawn = { $seat } dobiera: { $tiles }.
event-controlled-tokens = { $seat } przejmuje kontrolę nad miejscem „{ $tile }”, używając { $tokens } żetonów kluczy.
event-controlled-lords = { $count ->
    [one] { $seat } przejmuje kontrolę nad miejscem „{ $tile }”. Wsunięty pod nie: { $lords }.
   *[many] { $seat } przejmuje kontrolę nad miejscem „{ $tile }”. Wsunięci pod nie: { $lords }.
}
event-controlled-both = { $tokens ->
    [one] { $seat } przejmuje kontrolę nad miejscem „{ $tile }”, używając 1 żetonu klucza. Wsunięci pod nie: { $lords }.
   *[many] { $seat } przejmuje kontrolę nad miejscem „{ $tile }”, używając { $tokens } żetonów kluczy. Wsunięty pod nie: { $lords }.
}
event-location-swapped = { $seat } wymienia miejsce „{ $old }” na „{ $new }”.
event-stack-searched = { $seat } przegląda stos miejsc.
event-stack-swapped = { $seat } wymienia miejsce „{ $old }” na „{ $new }”; stos zostaje przetasowany.
event-power-used = { $seat } używa zdolności lorda: { $lord }.
event-stack-discarded = Odrzucone z Rady: { $allies }.
event-court-replaced = Z dziedzińca odchodzi { $lord }, a na to pole trafia { $by }.
event-court-refilled = Dziedziniec zostaje uzupełniony.
event-end-triggered = Koniec gry jest bliski: { $seat } kończy tę turę, a potem wszyscy inni mają po jednej ostatniej.
event-last-affiliated = { $count ->
    [one] { $seat } ma na ręce: { $hand }. Przyłączony: { $affiliated }.
   *[many] { $seat } ma na ręce: { $hand }. Przyłączeni: { $affiliated }.
}
event-last-affiliated-none = { $seat } nie ma sojuszników na ręce.
event-tokens-shown = Żetony potworów gracza { $seat }: { $tokens }.
event-ended = Koniec gry.

# Plansza.
board-turn = { $extra ->
    [0] Tura { $turn }: { $seat }
    [one] Tura { $turn }: { $seat }, potem 1 dodatkowa tura
    [few] Tura { $turn }: { $seat }, potem { $extra } dodatkowe tury
   *[many] Tura { $turn }: { $seat }, potem { $extra } dodatkowych tur
}
board-turn-last = Tura { $turn }: { $seat } · OSTATNIE TURY, koniec gry wywołano w turze gracza { $ender }
board-over = { $turns ->
    [one] Koniec gry po 1 turze
   *[many] Koniec gry po { $turns } turach
}
board-piles = Zostało: eksploracja { $cards } (odrzucone { $discard }), lordowie { $lords }, miejsca { $locations }, żetony potworów { $tokens }, kluczy { $keys }
board-track = Eksploracja
board-threat = Zagrożenie
board-council = Rada
board-space = { $space }: { $card }
board-space-last = { $space } (+1 perła): { $card }
board-empty = –
board-threat-space = pole { $space } z 6: { $reward }
board-threat-lowered = pole { $space } z 6, ale nagroda za walkę jest teraz z pola { $read }: { $reward }
board-court = Dziedziniec
board-guild = gildia
board-value = wart.
board-races = rasy
board-influence = PW
board-keys = kl.
board-power = zdolność: → raz, ∞ stale, ↻ co turę
board-cost = { $kind ->
    [0] dowolne { $races }
    [1] tylko { $race }
    [2] { $races }, w tym { $race }
   *[3] wszystkie 5
}
board-available = Dostępne miejsce
board-for-you = teraz
board-rule = punkty wpływu
board-players = Gracze
board-name = { $seat }
board-pearls = perły
board-all-keys = klucze
board-hand = ręka
board-tokens = żetony
board-score = wynik = miejsca + lordowie + sojusznicy + żetony
board-key-count = { $tokens ->
    [0] { $keys }
    [one] { $keys } (1 żeton)
    [few] { $keys } ({ $tokens } żetony)
   *[many] { $keys } ({ $tokens } żetonów)
}
board-cards = Ręka
board-lords = Lordowie
board-locations = Miejsca
board-affiliated = Przyłączeni
board-lord = { $state ->
    [0] { $key ->
        [0] { $lord } { $influence }
       *[1] { $lord } { $influence } + klucz
    }
    [1] { $key ->
        [0] { $lord } { $influence } (użyty)
       *[1] { $lord } { $influence } + klucz (użyty)
    }
   *[2] { $lord } { $influence } (obrócony)
}
board-location = { $tile } { $points }
board-location-over = { $tile } { $points } (pod nim { $lords })

short-crab = Krab
short-shellfish = Skorupiak
short-jellyfish = Meduza
short-squid = Kałamarnica
short-seahorse = Konik

# Zdolności w kilku słowach, na planszę.
power-none = –
power-recruiter = przeciwnicy płacą o 2 więcej
power-jailer = przeciwnicy odrzucają po 1 karcie
power-seeker = przeciwnicy tracą po 2 perły
power-assassin = obróć po 1 lordzie przeciwników
power-commander = przeciwnicy: najwyżej 6 kart
power-tamer = przeciwnikom nagroda z pola niżej
power-hunter = zabierz losowy żeton potwora
power-ship_master = 1 perła za każdą rasę do Rady
power-trader = otrzymujesz 3 perły
power-peddler = otrzymujesz 2 perły
power-landlord = 1 perła teraz i co turę
power-slaver = odrzuć 1 kartę za 2 perły
power-shopkeeper = otrzymujesz 1 perłę
power-shaman = odporność na obcych żołnierzy
power-invoker = dodatkowa tura
power-apprentice = weź 1 stos Rady
power-oracle = możesz odrzucić 1 stos Rady
power-alchemist = wsparcie daje 2 stosy Rady
power-illusionist = możesz wymienić swoje miejsce
power-master_of_magic = przyłączasz dowolną użytą kartę
power-opportunist = możesz zastąpić lorda dziedzińca
power-corruptor = możesz wziąć 2. lorda za 5 pereł
power-traitor = wymień lorda na innego z dziedzińca
power-diplomat = rekrutujesz dowolnymi rasami
power-treasurer = płacisz o 2 mniej
power-schemer = wymień lorda na kartę z talii
power-sage = dobierz 2 miejsca, przejmij 1
power-hermit = dobierz 1 miejsce i je przejmij
power-elder = dobierz 3 miejsca, przejmij 1
