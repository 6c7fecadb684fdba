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

campaign = Kampania
campaign-choose = Następna gra
campaign-begin = Rozpocznij kampanię
campaign-next = Zagraj w następną grę
campaign-continue = Wróć do gry
campaign-on = Gra czeka na ciebie.
campaign-anew = Od początku …
campaign-anew-sure = Tracisz dotychczasowe postępy. Rozpoczęta gra zostaje wśród twoich stołów, ale niczego nie zmienia.
campaign-anew-do = Zacznij od pierwszej gry

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
board-new = Nowe od twojej ostatniej decyzji
board-choose = Wybierz
board-more = Pokaż więcej
find-action = Szukaj wśród akcji
no-action-found = Żadna akcja nie pasuje.
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
value-pick = każdy wybiera
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
settings-follow = Zapisane na twoim koncie: takie same na każdym urządzeniu.
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
set-reactions = Reakcje
set-reactions-help = Kiedy pytamy, czy reagujesz na to, co robią lub oferują inni. Przy stole możesz wybrać inaczej.
set-reactions-smart = Gdy to ważne
set-reactions-ask = Zawsze
set-reactions-skip = Nigdy
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
reactions = Reakcje
reactions-button = Reakcje: { $when }
reactions-ask = zawsze pytaj
reactions-smart = pytaj, gdy to ważne
reactions-skip = pasuj za mnie
reactions-ask-help = Pytamy zawsze, gdy masz czego użyć.
reactions-smart-help = Pytamy, gdy możesz zmienić wynik.
reactions-skip-help = Nigdy nie pytamy; stół pasuje za ciebie.
reactions-help = W turach innych możesz reagować na to, co robią lub oferują. Kiedy mamy cię o to pytać?
reactions-raise = Zgłaszam się
reactions-raise-help = Zapytamy w najbliższej chwili otwartej dla wszystkich, aż spasujesz.
reactions-secret = Co tu wybierasz, wiesz tylko ty; możesz to zmienić w każdej chwili.
reactions-passing = Stół pasuje za ciebie. Wciąż możesz odpowiedzieć samodzielnie.

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
kick = Odpraw
kick-whom = Odpraw: { $name }
kick-sure = { $name } traci miejsce i nie może już usiąść przy tym stole.
sent-away = Właściciel tego stołu cię odprawił.
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

tables-wait = { $count ->
    [one] Twój ruch przy 1 stole
    [few] Twój ruch przy { $count } stołach
   *[many] Twój ruch przy { $count } stołach
}
company = razem: { $names }

account = Konto
account-as = Login: „{ $login }”.
account-guest = Jesteś tu gościem: zna cię tylko ta przeglądarka.
account-none = Do gry nie trzeba konta.
here-since = Tu od { $date }.
my-profile = Profil i historia
sign-in = Zaloguj się
sign-in-guest = Masz już konto? Gry tego gościa zostaną przy gościu.
sign-out = Wyloguj się
sign-out-everywhere = Wyloguj się wszędzie
signed-in-places = Gdzie trwa twoja sesja
signed-in-since = Od { $when }
this-browser = ta przeglądarka
keep-games = Zachowaj swoje gry
keep-games-help = Wybierz login i hasło: gry, stoły i rozmowy zostaną twoje na każdym urządzeniu, a gry z innymi będą się liczyć do rankingu.
new-here = Pierwszy raz?
new-here-help = Konto przechowuje gry, rankingi i ustawienia na każdym urządzeniu. Nie trzeba adresu e-mail.
make-account = Załóż konto
login = Login
login-help = Od 3 do 32 znaków: a–z, 0–9, kropka, _ i -. Nikt inny go nie widzi.
password = Hasło
password-help = Co najmniej 8 znaków. Zapomnianego nie da się odzyskać: pomoże menedżer haseł.
show-password = Pokaż
old-password = Obecne hasło
wanted-password = Nowe hasło
change-name = Twoje imię przy stole
name-help = To czytają inni. Przy stołach, przy których już siedzisz, zostaje poprzednie.
name-changed = Od teraz tak się nazywasz.
save = Zapisz
change-password = Zmień hasło
password-changed = Zmienione. Wszędzie indziej sesje zostały zakończone.
muted-people = Kogo nie słyszysz
my-data = Twoje dane
my-data-help = Zabierz wszystko, co tu o tobie przechowujemy, albo każ o tym zapomnieć.
export = Pobierz moje dane
forget-me = Usuń wszystko
forget-sure = Twoje imię, rankingi, ustawienia i wszystkie wypowiedzi znikną na zawsze. Gry zostaną dla tych, z którymi grasz, bez twojego imienia. Tego nie da się cofnąć.
forget-do = Usuń na zawsze
trouble-missing = To pole nie może być puste.
trouble-login = Login ma od 3 do 32 znaków: a–z, 0–9, kropka, _ i -.
trouble-password = Hasło ma od 8 do 128 znaków.
trouble-password-login = Hasło nie może zawierać loginu.
trouble-name = Imię ma od 1 do 40 widocznych znaków.

profile = Profil
is-guest = Gość.
is-account = Ma konto.
forgotten = ktoś, kto odszedł
statistics = Statystyki
no-statistics = Jeszcze żadnej skończonej gry.
no-ratings = Do rankingu liczą się gry, w których każde miejsce zajmuje kto inny, a każdy ma konto.
ratings = Rankingi
ratings-help = Każdy zaczyna od 1500. Cień pokazuje, gdzie prawdziwa wartość leży 19 razy na 20.
rating = Ranking
rated = rankingowa
rated-game = Gra rankingowa
first-rating = Początek
nth-game = Nr { $number }
rating-within = ranking, plus minus { $points }
won-of = { $games ->
    [one] wygrane: { $wins } z 1 gry
   *[other] wygrane: { $wins } z { $games } gier
}
share-even = Kreska przy { $percent }: tyle dałby sam przypadek.
mean-place = Średnie miejsce
mean-total = Średni wynik
history = Historia
history-search = Szukaj w moich grach
any-game = dowolna gra
opponent = Z kim
any-result = dowolny wynik
result-won = wygrana
result-lost = przegrana
from-day = Od
until-day = Do
games-found = { $count ->
    [0] Nie znaleziono gier
    [one] Znaleziono 1 grę
    [few] Znaleziono { $count } gry
   *[many] Znaleziono { $count } gier
}
no-games = Żadna skończona gra nie pasuje.
standing = { $place }. { $name }: { $total }
replay-of = Powtórka: { $game }, { $date }
more-games = Starsze gry
as-table = Jako tabela

chat = Rozmowa
chat-empty = Nikt jeszcze nic nie powiedział.
chat-say = Powiedz coś
chat-send = Powiedz
chat-listen = Mówią tu tylko ci, którzy siedzą przy stole.
chat-more = Wycisz lub zgłoś: { $name }
chat-mute = Wycisz: { $name }
chat-muted = Od teraz nie słyszysz: { $name }.
chat-unheard = Nie słyszysz: { $name }.
chat-unmute = Słuchaj znowu
chat-report = Zgłoś tę wypowiedź
chat-reason = Co jest z nią nie tak?
chat-report-send = Zgłoś
chat-reported = Dziękujemy. Prowadzący ten serwer to sprawdzi.
chat-unread = { $count ->
    [one] 1 nowa wypowiedź
    [few] { $count } nowe wypowiedzi
   *[many] { $count } nowych wypowiedzi
}
somebody = ktoś

see-moment = Zobacz tę chwilę
to-table = Do stołu
chances = Szanse na wygraną
chances-ask = Niech bot oceni tę grę
chances-thinking = Bot ocenia grę …
chances-by = Tak widzi to bot ({ $bot }), z wiedzą, którą każdy miał przy swoich decyzjach.
chance-to-win = Szansa na wygraną
step = Krok
undo-of = { $name }: cofnij ostatni krok

refusal = To się nie udało ({ $code }).
refusal-offline = Serwer nie odpowiada. Czy jest sieć?
refusal-too_many = Za dużo naraz. Poczekaj chwilę.
refusal-stale = W międzyczasie coś się zmieniło. Spójrz jeszcze raz.
refusal-seat_taken = To miejsce jest zajęte.
refusal-seats_open = Nie wszystkie miejsca są zajęte.
refusal-unauthorized = Najpierw podaj imię.
refusal-not_found = Nie ma czegoś takiego.
refusal-wait = { $seconds ->
    [one] Za dużo i za szybko. Spróbuj za 1 sekundę.
    [few] Za dużo i za szybko. Spróbuj za { $seconds } sekundy.
   *[many] Za dużo i za szybko. Spróbuj za { $seconds } sekund.
}
refusal-wrong_login = Login albo hasło się nie zgadza.
refusal-login_taken = Ktoś ma już taki login. Wybierz inny.
refusal-account_exists = Masz już konto.
refusal-account_needed = Do tego trzeba konta.
refusal-bad_request = Nie da się tego zrozumieć. Sprawdź jeszcze raz.
refusal-forbidden = To nie należy do ciebie.
refusal-cannot_undo = Tego nie można już cofnąć.
refusal-busy = Dużo się teraz dzieje. Spróbuj za chwilę.
refusal-not_saved = Nie udało się tego zapisać, więc nic się nie stało. Spróbuj jeszcze raz.
refusal-stopping = Serwer właśnie startuje na nowo. Spróbuj za chwilę.
refusal-internal = Serwer popełnił błąd. Nic się nie stało.
