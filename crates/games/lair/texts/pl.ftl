# Legowisko po polsku. Nazwy i teksty bestii są w data/components.toml.
option-nights = Liczba nocy

part-gold = Złoto
part-trophies = Trofea

prompt-wait = Czekamy na: { $players }.
prompt-send = Którą bestię wysyłasz do legowiska? Inni jeszcze tego nie widzą.
prompt-rob = Twój chochlik może kogoś okraść. Kogo?
prompt-take = Co zabierasz graczowi { $from }?
prompt-prowl = Twój wilk grasuje: wymieniasz kartę? { $left ->
    [one] Jeszcze raz.
   *[other] Najwyżej { $left } razy.
}
prompt-over = { $count ->
    [one] Koniec gry. Wygrywa { $winners }.
   *[other] Koniec gry. Zwycięstwem dzielą się: { $winners }.
}

action-send = Wyślij bestię: { $beast } (siła { $strength }). { $power }
action-stay = Zostań w domu
action-rob = Okradnij gracza { $from }
action-take-gold = Zabierz sztukę złota
action-take-card = Zabierz losową kartę
action-prowl = Odrzuć kartę { $beast } i dobierz nową
action-decline = Zrezygnuj

event-night = Zaczyna się noc { $number }.
event-drew = { $seat } dobiera kartę.
event-drew-card = { $seat } dobiera: { $beast }.
event-chose = { $seat } już wybrał(a).
event-chose-beast = { $seat } potajemnie wysyła: { $beast }.
event-chose-home = { $seat } potajemnie zostaje w domu.
event-sent = { $seat } wysyła: { $beast }.
event-stayed = { $seat } zostaje w domu.
event-moon = Księżyc pokazuje { $face }: wygrywa najsilniejszy. { $gold ->
    [0] W skarbcu nie ma już złota.
    [one] Do skarbu trafia 1 sztuka złota.
    [few] Do skarbu trafiają { $gold } sztuki złota.
   *[many] Do skarbu trafia { $gold } sztuk złota.
}
event-dark-moon = Księżyc pokazuje { $face }, jest ciemno: wygrywa najsłabszy. { $gold ->
    [0] W skarbcu nie ma już złota.
    [one] Do skarbu trafia 1 sztuka złota.
    [few] Do skarbu trafiają { $gold } sztuki złota.
   *[many] Do skarbu trafia { $gold } sztuk złota.
}
event-won = { $seat } zdobywa trofeum i skarb: { $gold ->
    [0] był pusty.
    [one] 1 sztukę złota.
    [few] { $gold } sztuki złota.
   *[many] { $gold } sztuk złota.
}
event-nobody-won = Nikt nie wygrywa; skarb zostaje.
event-cornered = Chochlik gracza { $by } dopada gracza { $from }.
event-robbed-gold = { $by } zabiera sztukę złota graczowi { $from }.
event-robbed-card = { $by } zabiera kartę graczowi { $from }.
event-robbed-this-card = { $by } zabiera graczowi { $from }: { $beast }.
event-prowled = { $seat } odrzuca: { $beast }.
event-ended = Ostatnia noc minęła.

board-night = Noc { $night } z { $nights } · { $moon ->
    [0] księżyc jeszcze nie wzeszedł
   *[other] ostatni księżyc: { $moon }
}
board-hoard = Skarb: { $hoard } zł. · zapas: { $supply }
board-deck = Talia: { $deck } · odrzucone: { $discard }
board-player = { $seat } · złoto { $gold } · trofea { $trophies } · karty { $cards }{ $choosing ->
    [0] { "" }
    [1] { " · wybiera" }
   *[other] { " · wybrane" }
}
board-hand = Ręka: { $hand }
board-none = nic
