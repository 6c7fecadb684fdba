# Co mówi terminal wokół gry, po polsku.
language = polski

wizard-game = Która gra?
wizard-players = Ilu graczy, od { $min } do { $max }?
wizard-players-range = od { $min } do { $max } graczy
wizard-number = Wpisz liczbę od { $min } do { $max }.

welcome = { $game }, { $players ->
    [one] 1 gracz
    [few] { $players } graczy
   *[many] { $players } graczy
}
name-you = { $seat } (ty)
sits-bot = { $name } (bot { $bot })
level-novice = początkujący
level-easy = łatwy
level-normal = średni
level-hard = trudny
level-master = mistrz
sitting = Przy stole: { $players }
welcome-help = Wpisz numer akcji albo słowa obok niego. Resztę wyjaśni „help”.

hand-over = Oddaj klawiaturę graczowi { $seat }. { $seat }, naciśnij Enter, gdy nikt inny nie patrzy.

help =
    numer       wykonaj akcję o tym numerze
    notacja     wykonaj akcję zapisaną notacją, czyli słowami obok numeru
    kilka       4; 2; done – kilka akcji po kolei; jeśli któraś nie pasuje, nie dzieje się nic
    undo        cofnij swój ostatni krok, dopóki nikt się z niego niczego nie dowiedział
    hint        co na twoim miejscu zrobiłby bot
    orders      kiedy pytać cię o reakcje w turach innych; „raise” to pytanie jeszcze raz
    board       pokaż jeszcze raz cały stół i możliwe akcje
    log         wszystko, co się dotąd wydarzyło
    save PLIK   zapisz grę w pliku; później wrócisz do niej tak: bestiary play --load PLIK
    quit        zakończ grę

orders-ask = Pytamy zawsze, gdy masz czego użyć.
orders-smart = Pytamy, gdy możesz zmienić wynik.
orders-skip = Nie pytamy o reakcje; pasujesz.
orders-help = Zmienisz to tak: orders ask, orders smart, orders skip. Po „raise” zapytamy w najbliższej chwili otwartej dla wszystkich.
hand-raised = Zgłaszasz się: zapytamy w najbliższej chwili otwartej dla wszystkich, aż spasujesz.

hint = Bot wybiera { $number }: { $action }
hint-scored = { $number }: szansa na wygraną { $win } %, około { $points } pkt (sprawdzono { $visits } razy): { $action }
hint-plain = { $number }: szansa na wygraną { $win } % (sprawdzono { $visits } razy): { $action }
undone = Cofnięto.
undo-nothing = Nie ma czego cofnąć.
undo-barrier = Od tego czasu wyszło na jaw coś nowego, więc krok zostaje.
undo-answered = Od tego czasu zagrał ktoś inny, więc krok zostaje.

refused-unknown = Nie rozumiem „{ $text }”. Wpisz numer akcji albo „help”.
refused-impossible = „{ $text }” nie jest teraz możliwe. Lista pokazuje, co jest.
refused-number = Wybierz numer od 1 do { $count }.
refused-turn = „{ $text }” nie jest możliwe: to nie twoja kolej.

save-where = Podaj plik: save PLIK
saved = Zapisano w { $file }. Dalsza gra albo powtórka: bestiary play --load { $file }, bestiary replay { $file }
quit-unsaved = Gra nie jest zapisana: „save PLIK” ją zachowa, jeszcze jedno „quit” ją porzuci.
end-of-input = Koniec danych wejściowych, więc gra się tu zatrzymuje.
goodbye = Do zobaczenia.

ending-total = Razem
ending-place = Miejsce

campaign-heading = { $game }: kampania
campaign-choose = Którą grę wybierasz?
campaign-resumed = Ta gra już trwa i czeka na ciebie.
campaign-saved = Zapisano w { $file }. Gra czeka: bestiary campaign { $game } --file { $file }
campaign-over = Od początku: bestiary campaign { $game } --file { $file } --anew
campaign-go-on = Naciśnij Enter, by grać dalej, albo wpisz „quit”:
line-refused = Z całego wiersza nic nie wykonano; nie pasuje: { $text }
rest-left = Pojawiło się coś nowego albo to nie twoja kolej, więc reszta wiersza przepada: { $text }
