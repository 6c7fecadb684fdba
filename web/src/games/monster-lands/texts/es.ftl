# Enviar a un mercenario, en español; las palabras de las reglas vienen del servidor.
load-dice = Dados (de { $least } a { $most })
load-dice-exact = Dados (exactamente { $most })
load-tokens = Fichas (caben { $most })
load-along = Para el camino
load-defence = Ficha de Defensa
carry-potion = Poción
carry-venom = Veneno
load-more = { $thing }: una unidad más (ahora { $count } de { $held })
load-less = { $thing }: una unidad menos (ahora { $count } de { $held })
load-order = Boca abajo, desde arriba: { $tokens }.
load-total = { $dice ->
    [0] Ningún dado
    [one] 1 dado
   *[other] { $dice } dados
}, { $tokens ->
    [0] ninguna ficha
    [one] 1 ficha
   *[other] { $tokens } fichas
}.
load-ready = Todo listo para partir.
load-lack-room = { $most ->
    [0] Con estos dados no cabe ninguna ficha.
    [one] Demasiadas fichas: con estos dados solo cabe 1.
   *[other] Demasiadas fichas: con estos dados solo caben { $most }.
}
load-lack-piece = Debe ir al menos un dado o una ficha.
load-send = Enviar
load-most = Máximo de dados
load-back = Volver
