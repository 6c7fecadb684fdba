# The page in Polish.
title = Bestiary
tagline = Gry planszowe o potworach, przy stole w przeglądarce.
skip = Przejdź do treści
language = Język
home = Strona główna
about = O stronie
about-text = Wolne oprogramowanie. Serwer zobowiązuje się do kości przed grą i pokazuje je po niej, więc każdy może je sprawdzić.

play-now = Zagraj teraz z botami
choose-game = Gra
players = Gracze
player-count = { $count ->
    [one] 1 gracz
   *[other] { $count } graczy
}
player-range = od { $least } do { $most } graczy
bot-level = Przeciwnicy
bot-random = Losowy
bot-greedy = Zachłanny
bot-level-novice = Początkujący
bot-level-easy = Łatwy
bot-level-normal = Średni
bot-level-hard = Trudny
bot-level-master = Mistrz
bot-name = Bot { $seat }
your-name = Twoje imię
guest = Gość
hello = Grasz jako { $name }.
play = Graj
opening = Nakrywamy do stołu …

my-tables = Moje stoły
no-tables = Nie siedzisz jeszcze przy żadnym stole.
your-turn = Twój ruch
open-tables = Otwarte stoły
no-open-tables = Nikt nie czeka na graczy.
status-open = czeka na graczy
status-playing = w toku
status-finished = zakończony
status-abandoned = porzucony
free-seats = { $count ->
    [one] 1 wolne miejsce
    [few] { $count } wolne miejsca
   *[other] { $count } wolnych miejsc
}

invite-others = Zagraj z innymi
own-seats = Miejsca dla ciebie (kilka: wspólny ekran)
open-seats = Wolne miejsca
bot-seats = Miejsca dla botów
private = Tylko z zaproszeniem
create = Przygotuj stół
total-seats = { $count ->
    [one] 1 miejsce; ta gra wymaga od { $least } do { $most }.
    [few] { $count } miejsca; ta gra wymaga od { $least } do { $most }.
   *[other] { $count } miejsc; ta gra wymaga od { $least } do { $most }.
}

loading = Wczytywanie …
no-table = Nie ma takiego stołu albo nie jest dla ciebie.
connection-connecting = Łączenie …
connection-open = Połączono
connection-waiting = Utracono połączenie, próbuję ponownie …
connection-closed = Rozłączono
waiting-for = Czekamy na: { $names }.
your-actions = Twoje akcje
actions-hint = Klawisze od 1 do 9 wybierają akcję, strzałki przechodzą między nimi.
undo = Cofnij
log = Przebieg gry
position = Cały stół
players-heading = Gracze
to-act = na ruchu
free-seat = Wolne miejsce
seat = Miejsce { $seat }
you-suffix = { $name } (ty)
sit = Usiądź tutaj
sit-anywhere = Usiądź
invited = Zaproszono cię do tego stołu.
leave = Wstań
start-game = Rozpocznij grę
not-full = Gra może się zacząć, gdy wszystkie miejsca są zajęte.
invitation = Zaproszenie: wyślij ten odnośnik tym, którzy mają z tobą zagrać.
look-as = Widok: { $name }
pass-screen = Teraz { $name }. Przekaż ekran, a potem naciśnij przycisk.
spectating = Oglądasz grę.
outcome = Wynik
place = Miejsce
player = Gracz
total = Razem
rematch = Rewanż
go-rematch = Do rewanżu
give-up = Porzuć stół
fairness = Uczciwe kości
fairness-commitment = Przed grą serwer zobowiązał się do swoich kości:
fairness-later = Po zakończeniu gry pojawi się tu dowód.
fairness-proof = Dowód
fairness-record = Zapis gry
yes = tak
no = nie

refusal = To się nie udało ({ $code }).
refusal-offline = Serwer nie odpowiada. Czy jest sieć?
refusal-too_many = Za dużo naraz. Poczekaj chwilę.
refusal-stale = W międzyczasie coś się zmieniło. Spójrz jeszcze raz.
refusal-seat_taken = To miejsce jest zajęte.
refusal-seats_open = Nie wszystkie miejsca są zajęte.
refusal-unauthorized = Najpierw podaj imię.
refusal-not_found = Nie ma czegoś takiego.
