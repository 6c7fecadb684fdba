# Guarida en español. Los nombres y textos de las bestias están en data/components.toml.
option-nights = Número de noches

part-gold = Oro
part-trophies = Trofeos

prompt-wait = Esperando a { $players }.
prompt-send = ¿Qué bestia envías a la guarida? Los demás aún no la ven.
prompt-rob = Tu diablillo puede robar a alguien. ¿A quién?
prompt-take = ¿Qué le quitas a { $from }?
prompt-prowl = Tu lobo merodea: ¿cambias una carta? { $left ->
    [one] Una vez más.
   *[other] Hasta { $left } veces.
}
prompt-over = { $count ->
    [one] La partida ha terminado. Gana { $winners }.
   *[other] La partida ha terminado. Victoria compartida: { $winners }.
}

action-send = Enviar: { $beast } (fuerza { $strength }). { $power }
action-stay = Quedarse en casa
action-rob = Robar a { $from }
action-take-gold = Quitar una moneda de oro
action-take-card = Quitar una carta al azar
action-prowl = Descartar { $beast } y robar una carta
action-decline = Dejarlo

event-night = Empieza la noche { $number }.
event-drew = { $seat } roba una carta.
event-drew-card = { $seat } roba: { $beast }.
event-chose = { $seat } ya ha elegido.
event-chose-beast = { $seat } envía en secreto: { $beast }.
event-chose-home = { $seat } se queda en casa en secreto.
event-sent = { $seat } envió: { $beast }.
event-stayed = { $seat } se quedó en casa.
event-moon = La luna muestra { $face }: gana la más fuerte. { $gold ->
    [0] Ya no queda oro para el tesoro.
    [one] Se añade 1 moneda al tesoro.
   *[other] Se añaden { $gold } monedas al tesoro.
}
event-dark-moon = La luna muestra { $face }, oscura: gana la más débil. { $gold ->
    [0] Ya no queda oro para el tesoro.
    [one] Se añade 1 moneda al tesoro.
   *[other] Se añaden { $gold } monedas al tesoro.
}
event-won = { $seat } gana un trofeo y el tesoro: { $gold ->
    [0] estaba vacío.
    [one] 1 moneda.
   *[other] { $gold } monedas.
}
event-nobody-won = Nadie gana; el tesoro se queda.
event-cornered = El diablillo de { $by } acorrala a { $from }.
event-robbed-gold = { $by } quita una moneda a { $from }.
event-robbed-card = { $by } quita una carta a { $from }.
event-robbed-this-card = { $by } quita a { $from }: { $beast }.
event-prowled = { $seat } descarta: { $beast }.
event-ended = La última noche ha terminado.

board-night = Noche { $night } de { $nights } · { $moon ->
    [0] la luna aún no ha salido
   *[other] última luna: { $moon }
}
board-hoard = Tesoro: { $hoard } de oro · reserva: { $supply }
board-deck = Mazo: { $deck } · descartadas: { $discard }
board-player = { $seat } · oro { $gold } · trofeos { $trophies } · cartas { $cards }{ $choosing ->
    [0] { "" }
    [1] { " · eligiendo" }
   *[other] { " · ha elegido" }
}
board-hand = Mano: { $hand }
board-none = nada
