# El tablero de Valeria en español; las palabras de las reglas vienen del servidor.
zone-turn = Turno, dados y banco
zone-phases = Fases del turno
zone-bank = Banco
zone-monsters = Monstruos
zone-citizens = Ciudadanos
zone-domains = Dominios
zone-duke = Tu Duque secreto
zone-dukes = Quédate con un Duque
round = Ronda { $round }
last-round = Última ronda
over-short = Fin de la partida
before-first = Antes del primer turno
short-roll = Tirada
short-harvest = Cosecha
short-action = Acciones
short-monsters = Monstruos
short-second_harvest = 2.ª cosecha
actions-left = { $count ->
    [one] queda 1 acción
   *[other] quedan { $count } acciones
}
die = El dado { $number } muestra { $face }
dice-sum = Suma { $sum }
bank-of = Banco: { $resource }
exhausted-note = Mazos agotados: { $count } de { $end }
duke = Duque
costs = Te cuesta { $price }
worth = { $vp ->
    [one] 1 Punto de Victoria
   *[other] { $vp } Puntos de Victoria
}
wakes-on = Se activa con { $numbers }
needs = Exige: { $roles }
cards-left = { $count ->
    [one] 1 carta en el mazo
   *[other] { $count } cartas en el mazo
}
below = Debajo:
covered = Debajo: { $citizen }
face-down = { $count ->
    [one] 1 carta boca abajo debajo
   *[other] { $count } cartas boca abajo debajo
}
empty-monsters = No quedan monstruos: { $area }
empty-citizens = Mazo de Ciudadanos agotado: { $numbers }
empty-domains = Mazo de Dominios agotado en la columna { $column }
tokens-of = Fichas: { $name }
vp-tokens = { $count ->
    [one] 1 ficha de Punto de Victoria
   *[other] { $count } fichas de Puntos de Victoria
}
tableau-of = Cartas: { $name }
points-so-far = { $count ->
    [one] 1 punto hasta ahora
   *[other] { $count } puntos hasta ahora
}
rests = Descansa
captured-none = Aún no ha capturado nada.
woken = Activados por los dados
lack-roles = Te faltan Ciudadanos de estos roles: { $roles }.
lack-tokens = Te faltan { $tokens }, contando ya la Magia.
not-now = Solo puedes hacerlo cuando eliges una acción.
pay-title = Pagar: { $card }
pay-total = { $laid } de { $whole }.
pay-enough = Es suficiente.
pay-either = Falta todavía: { $due }, o lo mismo en Magia.
pay-tokens = Falta todavía: { $due }. La Magia ya no puede sustituir más.
pay-real = Falta todavía: { $due }. Al menos una ficha debe ser de verdad ({ $resource }).
pay-magic = Falta todavía: { $due }.
pay-take-back = { $resource }: retirar una ficha
pay-add = { $resource }: poner una ficha (quedan { $left })
pay-do = Pagar
pay-least = Menos Magia
pay-most = Más Magia
pay-back = Volver

gallery-monsters = Monstruos
gallery-citizens = Ciudadanos
gallery-domains = Dominios
gallery-dukes = Duques
book =
    # El juego en breve

    Eres un Duque o una Duquesa. Tus Ciudadanos aportan Oro, Fuerza y Magia; con ellos matas Monstruos, reclutas más Ciudadanos y construyes Dominios. Gana quien tenga más Puntos de Victoria.

    # Tirada y cosecha

    El jugador activo tira dos dados. Cada dado y su suma activan a los Ciudadanos con ese número, los de todos los jugadores: en tu turno dan lo que está junto al sol y en los demás turnos lo que está junto a la luna. Si no se activa ninguno de tus Ciudadanos, tomas un recurso. Algunos Ciudadanos comercian; tú decides si lo aprovechas.

    # Dos acciones

    Después, el jugador activo hace dos cosas, también dos veces la misma: matar con Fuerza al Monstruo superior de un mazo, reclutar con Oro al Ciudadano superior de un mazo, construir un Dominio con Oro o tomar 1 recurso. Un Ciudadano cuesta 1 de Oro más por cada uno del mismo nombre que tengas. Un Dominio exige roles en tus Ciudadanos. La Magia puede sustituir al Oro o a la Fuerza, pero al menos una ficha debe ser de verdad; la Magia impresa en un Monstruo se paga aparte.

    # Tu Duque

    Te quedas en secreto con uno de dos Duques. Al final te da puntos por roles, Monstruos, Dominios o lo que te sobre.

    # El final

    Cuando no quedan Monstruos o Dominios, o se han agotado dos mazos por jugador, se juega la ronda hasta el final. Se suman Monstruos, Dominios, fichas de Puntos de Victoria y tu Duque. En caso de empate gana quien tenga menos cartas.

    # En solitario

    Contra el Señor Oscuro los dados también hacen atacar a los Monstruos: cada dado se lleva un Ciudadano de su columna, o un Dominio. Mata a todos los Monstruos para ganar.
