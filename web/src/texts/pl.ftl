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
bot-name = Bot { $seat } ({ $level })
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

menu = Menu
gallery = Karty i zasady
settings = Ustawienia
rules = Zasady
close = Zamknij
close-up = Karta
about-table = Ten stół
credits = Podziękowania
credits-icons = Ikony:
credits-fonts = Kroje pisma:
credits-games = Gry należą do swoich autorów i wydawców. Karty i teksty są tutaj naszymi rysunkami i słowami.


all-actions = { $count ->
    [one] Lista: 1 akcja
    [few] Lista: wszystkie { $count } akcje
   *[other] Lista: wszystkie { $count } akcji
}
confirm-title = Potwierdź
confirm-do = Zrób to
confirm-not = Jeszcze nie
since-turn = Od twojego ostatniego ruchu
give-up-sure = Gra skończy się dla wszystkich przy tym stole i nikt nie wygra. Nie da się jej wznowić.
qr = Zaproszenie jako kod QR
copy = Kopiuj odnośnik
copied = Skopiowano
rules-search = Szukaj w zasadach
rules-english = Zasady tej gry są na razie tylko po angielsku.
rules-found = { $count ->
    [one] 1 zasada
    [few] { $count } zasady
   *[other] { $count } zasad
}
options = Opcje gry
value-random = losowo
value-on = tak
value-off = nie
clock = Czas do namysłu dla ludzi
clock-is-none = bez ograniczeń
clock-is-quick = po 5 minut, z każdym ruchem 10 sekund więcej
clock-is-calm = po 20 minut, z każdym ruchem 30 sekund więcej
clock-is-days = 3 dni na każdą turę
invite-help = Wolne miejsca czekają na osoby z odnośnikiem; boty siadają od razu.
private-help = W przeciwnym razie stół widać na stronie głównej i każdy może usiąść.

settings-kept = Zapamiętane na tym urządzeniu.
set-theme = Jasność
set-theme-help = Automatycznie: tak jak urządzenie.
set-theme-auto = Automatycznie
set-theme-light = Dzień
set-theme-dark = Noc
set-palette = Kolory
set-palette-help = Wszystko, co mówią kolory, mówią też kształty i znaki.
set-palette-default = Zwykłe
set-palette-safe = Dla daltonistów
set-speed = Animacje
set-speed-help = Jak szybko pokazywać ruchy innych. Nigdy nie musisz na nie czekać.
set-speed-normal = Zwykłe
set-speed-off = Bez
set-speed-fast = Szybkie
set-speed-slow = Wolne
set-sound = Dźwięk
set-sound-help = Krótki ton, gdy przychodzi twój ruch.
set-sound-off = Wyłączony
set-sound-on = Włączony
set-confirm = Potwierdzanie ruchów
set-confirm-help = Pytanie przed wykonaniem ruchu. Zapłatę potwierdza się zawsze.
set-confirm-touch = Na ekranach dotykowych
set-confirm-never = Nigdy
set-confirm-always = Zawsze
set-pass = Oferty innych
set-pass-help = Czy pytać, gdy ktoś ci coś oferuje.
set-pass-ask = Pytaj
set-pass-auto = Zawsze pasuj
set-list = Lista akcji
set-list-help = Wszystkie akcje słowami, obok planszy.
set-list-closed = Zwinięta
set-list-open = Rozwinięta

replay = Powtórka
replay-first = Na początek
replay-back = Krok wstecz
replay-next = Krok naprzód
replay-last = Na koniec
replay-play = Odtwarzaj
replay-pause = Pauza
replay-step = Krok { $step } z { $steps }
replay-speed = Tempo
replay-eyes = Oczami
replay-spectator = widza
replay-fork = Graj dalej stąd
replay-verify = Sprawdź kości
verify-right = Wszystko się zgadza.
verify-wrong = Coś się nie zgadza.
verify-steps = { $steps ->
    [one] Odtworzono 1 krok.
    [few] Odtworzono { $steps } kroki.
   *[other] Odtworzono { $steps } kroków.
}
verify-promised = Kości pochodzą z tego, co obiecano przed grą.
verify-unpromised = Kości nie były wcześniej obiecane.
hint = Podpowiedź
hint-title = Co zrobiłby bot
hint-share = { $percent } % uwagi
hint-win = · { $percent } % na wygraną
clock-left = zostało { $time }
away = nie ma
stands-in = na razie gra { $bot }
take-back-seat = Wracam na swoje miejsce

loading = Wczytywanie …
no-table = Nie ma takiego stołu albo nie jest dla ciebie.
connection-connecting = Łączenie …
connection-open = Połączono
connection-waiting = Utracono połączenie, próbuję ponownie …
connection-closed = Rozłączono
waiting-for = Czekamy na: { $names }.
your-actions = Twoje akcje
undo = Cofnij
log = Przebieg gry
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
