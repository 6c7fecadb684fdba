# Plansza gry Valeria po polsku; słowa z zasad przysyła serwer.
zone-turn = Tura, kości i bank
zone-phases = Fazy tury
zone-bank = Bank
zone-monsters = Potwory
zone-citizens = Mieszkańcy
zone-domains = Włości
zone-duke = Twój tajny Książę
zone-dukes = Zachowaj jednego Księcia
round = Runda { $round }
last-round = Ostatnia runda
over-short = Koniec gry
before-first = Przed pierwszą turą
short-roll = Rzut
short-harvest = Zbiory
short-action = Akcje
short-monsters = Potwory
short-second_harvest = Drugie zbiory
actions-left = { $count ->
    [one] została 1 akcja
    [few] zostały { $count } akcje
   *[other] zostało { $count } akcji
}
die = Kość { $number } pokazuje { $face }
dice-sum = Suma { $sum }
bank-of = Bank: { $resource }
exhausted-note = Wyczerpane stosy: { $count } z { $end }
duke = Książę
costs = Koszt dla ciebie: { $price }
worth = { $vp ->
    [one] 1 Punkt Zwycięstwa
    [few] { $vp } Punkty Zwycięstwa
   *[other] { $vp } Punktów Zwycięstwa
}
wakes-on = Działa przy { $numbers }
needs = Wymaga: { $roles }
cards-left = { $count ->
    [one] 1 karta w stosie
    [few] { $count } karty w stosie
   *[other] { $count } kart w stosie
}
below = Niżej:
covered = Pod spodem: { $citizen }
face-down = { $count ->
    [one] niżej 1 zakryta karta
    [few] niżej { $count } zakryte karty
   *[other] niżej { $count } zakrytych kart
}
empty-monsters = Nie ma już potworów: { $area }
empty-citizens = Wyczerpany stos Mieszkańców: { $numbers }
empty-domains = Wyczerpany stos Włości w kolumnie { $column }
tokens-of = Żetony: { $name }
vp-tokens = { $count ->
    [one] 1 żeton Punktów Zwycięstwa
    [few] { $count } żetony Punktów Zwycięstwa
   *[other] { $count } żetonów Punktów Zwycięstwa
}
tableau-of = Karty: { $name }
points-so-far = { $count ->
    [one] dotąd 1 punkt
    [few] dotąd { $count } punkty
   *[other] dotąd { $count } punktów
}
rests = Odpoczywa
captured-none = Jeszcze nic nie pojmał.
woken = Działają przy tym rzucie
lack-roles = Masz za mało Mieszkańców z Rolą: { $roles }.
lack-tokens = Brakuje ci, nawet licząc Magię: { $tokens }.
not-now = Możesz to zrobić tylko, wybierając akcję.
pay-title = Zapłata: { $card }
pay-total = { $laid } z { $whole }.
pay-enough = To wystarczy.
pay-either = Brakuje jeszcze: { $due } albo tyle samo Magii.
pay-tokens = Brakuje jeszcze: { $due }. Więcej Magii już nie zastąpi.
pay-real = Brakuje jeszcze: { $due }. Przynajmniej jeden prawdziwy żeton jest konieczny ({ $resource }).
pay-magic = Brakuje jeszcze: { $due }.
pay-take-back = { $resource }: zabierz jeden żeton
pay-add = { $resource }: dołóż jeden żeton (zostało { $left })
pay-do = Zapłać
pay-least = Najmniej Magii
pay-most = Najwięcej Magii
pay-back = Wróć

gallery-monsters = Potwory
gallery-citizens = Mieszkańcy
gallery-domains = Włości
gallery-dukes = Książęta
book =
    # Gra w skrócie

    Jesteś Księciem albo Księżną. Twoi Mieszkańcy przynoszą Złoto, Siłę i Magię; dzięki nim zgładzasz Potwory, werbujesz kolejnych Mieszkańców i pozyskujesz Włości. Wygrywa, kto ma najwięcej Punktów Zwycięstwa.

    # Rzut i zbiory

    Aktywny gracz rzuca dwiema kośćmi. Każda kość i ich suma uruchamiają Mieszkańców z tą liczbą u wszystkich graczy: w twojej turze dają to, co stoi przy słońcu, w pozostałych turach to, co przy księżycu. Jeśli żaden twój Mieszkaniec nie działa, bierzesz jeden zasób. Niektórzy Mieszkańcy wymieniają; ty decydujesz, czy z tego skorzystać.

    # Dwie akcje

    Potem aktywny gracz robi dwie rzeczy, także dwa razy tę samą: zgładza za Siłę wierzchniego Potwora ze stosu, werbuje za Złoto wierzchniego Mieszkańca, pozyskuje za Złoto Włość albo bierze 1 zasób. Mieszkaniec kosztuje o 1 Złoto więcej za każdego o tej samej nazwie, którego już masz. Włość wymaga Ról na twoich Mieszkańcach. Magia może zastąpić Złoto lub Siłę, ale przynajmniej jeden żeton musi być prawdziwy; Magię z karty Potwora płaci się dodatkowo.

    # Twój Książę

    W tajemnicy zachowujesz jednego z dwóch Książąt. Na koniec daje punkty za Role, Potwory, Włości albo to, co ci zostało.

    # Koniec

    Gdy nie ma już Potworów lub Włości albo wyczerpały się dwa stosy na gracza, rundę gra się do końca. Liczą się Potwory, Włości, żetony Punktów Zwycięstwa i twój Książę. Przy remisie wygrywa mniej kart.

    # Samotnie

    W grze przeciw Mrocznemu Władcy kości każą też atakować Potworom: każda kość zabiera Mieszkańca ze swojej kolumny albo Włość. Zgładź wszystkie Potwory, aby wygrać.
