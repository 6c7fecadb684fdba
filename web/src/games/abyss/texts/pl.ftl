# Plansza gry Abyss po polsku; słowa z zasad przysyła serwer.
zone-court = Dziedziniec
zone-depths = Głębiny
zone-council = Rada
zone-locations = Miejsca
zone-drawn = Dobrane
zone-stack = Stos miejsc
zone-played = Zagrane
zone-threat = Zagrożenie
zone-hand = Twoja ręka
lord-deck-label = Talia lordów: { $count }
deck-label = Talia eksploracji: { $count }
stack-label = Stos miejsc: { $count }
supply = Zasoby: żetony potworów { $tokens }, klucze { $keys }
stack-of = { $cards ->
    [one] Rada: { $race }, 1 karta
    [few] Rada: { $race }, { $cards } karty
   *[other] Rada: { $race }, { $cards } kart
}
track-space = Pole { $space }
empty-space = Pole { $space }: puste
threat-label = Pole zagrożenia { $space }: { $reward }
pearls-label = { $count ->
    [one] 1 perła
    [few] { $count } perły
   *[other] { $count } pereł
}
keys-label = { $count ->
    [one] 1 klucz
    [few] { $count } klucze
   *[other] { $count } kluczy
}
cards-label = { $count ->
    [one] 1 karta na ręce
    [few] { $count } karty na ręce
   *[other] { $count } kart na ręce
}
tokens-label = { $count ->
    [one] 1 żeton potwora
    [few] { $count } żetony potworów
   *[other] { $count } żetonów potworów
}
points-label = { $count ->
    [one] dotąd 1 punkt
    [few] dotąd { $count } punkty
   *[other] dotąd { $count } punktów
}
affiliated-label = Przyłączeni
hand-empty = Nie masz jeszcze sojuszników na ręce.
nothing-yet = Jeszcze bez lordów i miejsc.
last-turns = Ostatnie tury
turned-note = obrócony: zostały tylko punkty
under-note = pod: { $tile }
used-note = użyty w tej turze
worth-now = dla ciebie teraz { $points }
pay-title = Zapłata: { $lord }
pay-total = Wartość { $value } z { $sum }
pay-pearls = { $due ->
    [0] bez pereł
    [one] + 1 perła
    [few] + { $due } perły
   *[other] + { $due } pereł
}
pay-do = { $due ->
    [0] Zapłać
    [one] Zapłać z 1 perłą
   *[other] Zapłać z { $due } perłami
}
pay-best = Najtaniej
pay-back = Wróć
pay-tap = Dotykaj kart na swojej ręce.
lack-mandatory = Ten lord wymaga rasy, której nie masz: { $missing }.
lack-races = { $more ->
    [one] Brakuje ci na ręce jeszcze 1 rasy.
   *[other] Brakuje ci na ręce jeszcze { $more } ras.
}
lack-value = Nawet ze wszystkimi perłami brakuje ci { $short }.
no-turn = Rekrutować możesz tylko w swojej turze.

gallery-lords = Lordowie
gallery-locations = Miejsca
gallery-allies = Sojusznicy i potwory
book =
    # Gra w skrócie

    Zdobywasz władzę w podmorskim królestwie. Wygrywa, kto ma najwięcej punktów wpływu.

    W swojej turze robisz jedną z trzech rzeczy: eksplorujesz głębiny, prosisz Radę o wsparcie albo rekrutujesz lorda.

    # Eksploracja

    Karty talii eksploracji odkrywa się po jednej. Najpierw każdego sojusznika mogą kupić inni: pierwszy sprzedany w twojej turze kosztuje 1 perłę, drugi 2, trzeci 3, a perły są twoje. Jeśli nikt nie kupi, bierzesz go i kończysz albo zostawiasz i idziesz dalej. Z potworem walczysz o nagrodę z toru zagrożenia albo go zostawiasz, a wtedy zagrożenie rośnie. Na piątym polu musisz się zatrzymać i dostajesz perłę. Pozostawieni sojusznicy idą do Rady.

    # Wsparcie

    Weź na rękę cały stos Rady.

    # Rekrutacja

    Lord pokazuje wartość i liczbę ras, które muszą ją zapłacić; często jedna z nich jest obowiązkowa. Płacisz sojusznikami z ręki, a za każdy brakujący punkt jedną perłą. Najsłabszy sojusznik z zapłaty zostaje przed tobą jako przyłączony, reszta jest odrzucana.

    # Klucze i miejsca

    Trzy klucze dają na koniec twojej tury miejsce. Lordowie, których kluczy użyto, trafiają pod nie: ich punkty zostają, moce znikają. Weź dostępne miejsce albo dobierz do czterech i wybierz jedno; pozostałe stają się dostępne dla wszystkich.

    # Koniec

    Gdy ktoś ma siedmiu lordów albo dziedzińca nie da się uzupełnić, każdy z pozostałych ma ostatnią turę. Liczą się miejsca, lordowie, najsilniejszy przyłączony sojusznik każdej rasy i żetony potworów. Remis rozstrzygają perły.
