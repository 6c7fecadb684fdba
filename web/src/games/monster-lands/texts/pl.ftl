# Wysyłanie najemnika po polsku; słowa zasad przychodzą z serwera.
load-dice = Kości (od { $least } do { $most })
load-dice-exact = Kości (dokładnie { $most })
load-tokens = Żetony (miejsca: { $most })
load-along = Na drogę
load-defence = Żeton Obrony
carry-potion = Mikstura
carry-venom = Trucizna
load-more = { $thing }: o jedną sztukę więcej (teraz { $count } z { $held })
load-less = { $thing }: o jedną sztukę mniej (teraz { $count } z { $held })
load-order = Zakryte, od góry: { $tokens }.
load-total = { $dice ->
    [0] Bez kości
    [one] 1 kość
    [few] { $dice } kości
   *[many] { $dice } kości
}, { $tokens ->
    [0] bez żetonów
    [one] 1 żeton
    [few] { $tokens } żetony
   *[many] { $tokens } żetonów
}.
load-ready = Można ruszać.
load-lack-room = { $most ->
    [0] Przy tych kościach nie zmieści się żaden żeton.
    [one] Za dużo żetonów: przy tych kościach zmieści się tylko 1.
    [few] Za dużo żetonów: przy tych kościach zmieszczą się tylko { $most }.
   *[many] Za dużo żetonów: przy tych kościach zmieści się tylko { $most }.
}
load-lack-piece = Musi iść przynajmniej jedna kość lub jeden żeton.
load-send = Wyślij
load-most = Najwięcej kości
load-back = Wróć
