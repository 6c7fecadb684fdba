# El tablero de Abyss en español; las palabras de las reglas las envía el servidor.
zone-court = Corte
zone-depths = Las profundidades
zone-council = Consejo
zone-locations = Lugares
zone-drawn = Robados
zone-stack = La pila de lugares
zone-played = Jugados
zone-threat = Amenaza
zone-hand = Tu mano
lord-deck-label = Mazo de lores: { $count }
deck-label = Mazo de exploración: { $count }
stack-label = Pila de lugares: { $count }
supply = Reserva: { $tokens } fichas de monstruo, { $keys } llaves
stack-of = { $cards ->
    [one] Consejo: { $race }, 1 carta
   *[other] Consejo: { $race }, { $cards } cartas
}
track-space = Casilla { $space }
empty-space = Casilla { $space }: vacía
threat-label = Casilla de amenaza { $space }: { $reward }
pearls-label = { $count ->
    [one] 1 perla
   *[other] { $count } perlas
}
keys-label = { $count ->
    [one] 1 llave
   *[other] { $count } llaves
}
cards-label = { $count ->
    [one] 1 carta en mano
   *[other] { $count } cartas en mano
}
tokens-label = { $count ->
    [one] 1 ficha de monstruo
   *[other] { $count } fichas de monstruo
}
points-label = { $count ->
    [one] 1 punto por ahora
   *[other] { $count } puntos por ahora
}
affiliated-label = Afiliados
hand-empty = Aún no tienes aliados en la mano.
nothing-yet = Aún sin lores ni lugares.
last-turns = Últimos turnos
turned-note = girado: solo quedan sus puntos
under-note = bajo { $tile }
used-note = usado este turno
worth-now = ahora te da { $points }
pay-title = Pago: { $lord }
pay-total = Valor { $value } de { $sum }
pay-pearls = { $due ->
    [0] sin perlas
    [one] + 1 perla
   *[other] + { $due } perlas
}
pay-do = { $due ->
    [0] Pagar
    [one] Pagar con 1 perla
   *[other] Pagar con { $due } perlas
}
pay-best = Lo más barato
pay-back = Volver
pay-tap = Toca cartas de tu mano.
lack-mandatory = Este lord exige una raza que no tienes: { $missing }.
lack-races = { $more ->
    [one] Te falta 1 raza más en la mano.
   *[other] Te faltan { $more } razas más en la mano.
}
lack-value = Incluso con todas tus perlas te faltan { $short }.
no-turn = Solo puedes reclutar en tu turno.

gallery-lords = Lores
gallery-locations = Lugares
gallery-allies = Aliados y monstruos
book =
    # El juego en breve

    Asciendes al poder en un reino bajo el mar. Gana quien tenga más puntos de influencia.

    En tu turno haces una de tres cosas: explorar las profundidades, pedir apoyo al Consejo o reclutar un lord.

    # Explorar

    Las cartas del mazo de exploración se descubren una a una. Primero los demás pueden comprar cada aliado: el primero que vendas en tu turno cuesta 1 perla, el segundo 2, el tercero 3, y las perlas son tuyas. Si nadie compra, te lo quedas y paras, o lo dejas y sigues. Con un monstruo luchas por la recompensa de la pista de amenaza, o lo dejas y la amenaza crece. En la quinta casilla debes parar y ganas una perla. Los aliados que dejas van al Consejo.

    # Pedir apoyo

    Añade a tu mano un mazo entero del Consejo.

    # Reclutar

    Un lord muestra un valor y cuántas razas deben pagarlo, a menudo con una obligatoria. Pagas con aliados de tu mano; cada punto que falte cuesta una perla. El aliado más débil del pago queda ante ti como afiliado; los demás se descartan.

    # Llaves y lugares

    Tres llaves dan un lugar al final de tu turno. Los lores cuyas llaves uses quedan debajo: sus puntos siguen, sus poderes no. Toma un lugar disponible, o roba hasta cuatro y elige; los demás quedan disponibles para todos.

    # El final

    Cuando alguien tiene siete lores, o la Corte no se puede rellenar, los demás tienen un último turno. Puntúan tus lugares, tus lores, el aliado afiliado más fuerte de cada raza y tus fichas de monstruo. Las perlas deshacen el empate.
