# Valeria: Reinos de Cartas en español. Los nombres y textos de las cartas están en data/components.toml.
option-card_set = Qué cartas se usan
option-areas = Conjunto a medida: las cinco Zonas de los Monstruos, separadas por comas
option-citizens = Conjunto a medida: un Ciudadano por cada número, separados por comas
option-removed = Conjunto a medida: los Dominios que se quedan en la caja, separados por comas

part-monsters = Monstruos
part-domains = Dominios
part-tokens = Fichas de PV
part-duke = Duque: cartas
part-resources = Duque: recursos

# Cantidades. kinds: 1 Oro, 2 Fuerza, 4 Magia, sumados; 8 solo puntos de victoria.
gold = { $gold } de Oro
strength = { $strength } de Fuerza
magic = { $magic } de Magia
tokens = { $kinds ->
    [1] { gold }
    [2] { strength }
    [3] { gold } y { strength }
    [4] { magic }
    [5] { gold } y { magic }
    [6] { strength } y { magic }
    [7] { gold }, { strength } y { magic }
   *[8] { $vp } PV
}
# Un precio en un solo recurso. currency: 1 Oro, 2 Fuerza, 4 Magia.
price = { $currency ->
    [1] { $price } de Oro
    [2] { $price } de Fuerza
   *[4] { $price } de Magia
}
# Los números de un mazo de Ciudadanos.
numbers = { $numbers ->
    [1] { $first }
   *[2] { $first }–{ $last }
}

# Qué se pregunta.
prompt-over = { $count ->
    [one] Fin de la partida. Gana { $winners } con { $points } puntos.
   *[other] Fin de la partida. { $winners } comparten la victoria con { $points } puntos.
}
prompt-over-cards = { $count ->
    [one] Fin de la partida. Gana { $winners }: hay empate a { $points } puntos y decide tener menos cartas ({ $cards }).
   *[other] Fin de la partida. { $winners } comparten la victoria: hay empate a { $points } puntos y decide tener menos cartas ({ $cards }).
}
prompt-over-slain-all = ¡Victoria! No queda ningún Monstruo. Puntos: tú { $mine }, el Señor Oscuro { $his }.
prompt-over-overrun = Derrota: los Monstruos no encontraron nada más que capturar. Puntos: tú { $mine }, el Señor Oscuro { $his }.
his-points = El Señor Oscuro: { $monsters } por Monstruos, { $domains } por Dominios y { $duke } de su Duque.
prompt-over-score-win = Victoria por puntos: tú { $mine }, el Señor Oscuro { $his }. { his-points }
prompt-over-score-loss = Derrota por puntos: tú { $mine }, el Señor Oscuro { $his }. { his-points }
prompt-over-score-draw = Empate: tú y el Señor Oscuro tenéis { $mine } puntos. { his-points }
prompt-choose-duke = Quédate con uno de tus dos Duques. Puntúa para ti al final y nadie más lo ve hasta entonces.
prompt-modify-dice = Los dados muestran { $one } y { $two }, suma { $sum }. ¿Cambias un dado o los dejas así?
prompt-thief = { $left ->
    [one] Tu Ladrón actúa antes de la cosecha. ¿Qué tomas y de quién?
   *[other] Tus Ladrones actúan antes de la cosecha, { $left } veces más. ¿Qué tomas y de quién?
}
prompt-thief-bank = { $left ->
    [one] Tu Ladrón actúa antes de la cosecha. ¿Qué tomas de la reserva?
   *[other] Tus Ladrones actúan antes de la cosecha, { $left } veces más. ¿Qué tomas de la reserva?
}
prompt-consolation = No se ha activado ninguno de tus Ciudadanos, así que tomas un recurso. ¿Cuál?
prompt-harvest-choice = { $times ->
    [one] Tu cosecha: 2 de Oro o 2 de Magia. ¿Qué tomas?
   *[other] Tu cosecha: { $times } veces 2 de Oro o 2 de Magia. ¿Qué tomas en total?
}
prompt-harvest-trade = Tus Ciudadanos activados ofrecen intercambios. Tienes { $gold } de Oro, { $strength } de Fuerza y { $magic } de Magia.
prompt-action = { $magic ->
    [0] Acción { $number } de 2. Tienes { $gold } de Oro, { $strength } de Fuerza y { $magic } de Magia.
   *[other] Acción { $number } de 2. Tienes { $gold } de Oro, { $strength } de Fuerza y { $magic } de Magia. La Magia puede sustituir al Oro o a la Fuerza, pero al menos 1 de Oro o 1 de Fuerza hay que pagarlo como tal.
}
prompt-reward-choice = Has matado a un Monstruo: { $monster }. Elige tu recompensa.
prompt-take-citizen = { $most ->
    [0] { $card }: toma gratis cualquier Ciudadano del centro.
   *[other] { $card }: toma gratis del centro un Ciudadano de coste base { $most } o menos.
}
prompt-take-citizen-or-not = { $most ->
    [0] { $card }: puedes tomar gratis cualquier Ciudadano del centro.
   *[other] { $card }: puedes tomar gratis del centro un Ciudadano de coste base { $most } o menos.
}
prompt-take-citizen-role = { $most ->
    [0] { $card }: toma gratis un Ciudadano del centro. Rol: { $role }.
   *[other] { $card }: toma gratis del centro un Ciudadano de coste base { $most } o menos. Rol: { $role }.
}
prompt-choose-victim = { $domain }: ¿de quién tomas { tokens }?
prompt-choose-robbed = { $domain }: ¿de quién tomas un Monstruo al azar?
prompt-extra-slay = { $domain }: puedes matar a un Monstruo más. Tienes { $strength } de Fuerza y { $magic } de Magia.
prompt-return-card = { $domain }. { $power } ¿Qué carta devuelves?
prompt-optional-pay = { $domain }: ¿pagas { price } para ganar { tokens }? Tienes { $has } de Magia.
prompt-attack-stack = Un 6: eliges qué Monstruos atacan. Capturan un Ciudadano de su columna o, si no hay ninguno, un Dominio.
prompt-attack-citizen = Los Monstruos atacan ({ $area }, columna { $column }). ¿Qué Ciudadano captura el Señor Oscuro?

# A quién se espera y para qué.
wait-choose-duke = { $count ->
    [one] { $players } está eligiendo un Duque.
   *[other] { $players } están eligiendo sus Duques.
}
wait-modify-dice = { $players } puede cambiar los dados.
wait-thief = { $players } decide qué toma el Ladrón.
wait-consolation = { $players } toma un recurso por una cosecha sin Ciudadanos.
wait-harvest-choice = { $players } elige Oro o Magia.
wait-harvest-trade = { $players } puede hacer intercambios de la cosecha.
wait-action = { $players } elige la acción { $number } de 2.
wait-reward-choice = { $players } elige la recompensa ({ $monster }).
wait-take-citizen = { $players } elige un Ciudadano gratis.
wait-choose-victim = { $players } decide de quién toma fichas ({ $domain }).
wait-choose-robbed = { $players } decide de quién toma un Monstruo ({ $domain }).
wait-extra-slay = { $players } puede matar a un Monstruo más ({ $domain }).
wait-return-card = { $players } puede devolver una carta ({ $domain }).
wait-optional-pay = { $players } puede pagar por puntos de victoria ({ $domain }).
wait-attack-stack = { $players } elige qué Monstruos atacan.
wait-attack-citizen = { $players } elige qué Ciudadano es capturado.

# Qué significa una acción.
action-choose-duke = Quedarse con { $duke }: { $score }
action-change = { $price ->
    [0] { $domain }: cambiar el { $shown } a { $face }. Los dados mostrarían { $one } y { $two }, suma { $sum }
   *[other] { $domain }: pagar { price } y cambiar el { $shown } a { $face }. Los dados mostrarían { $one } y { $two }, suma { $sum }
}
action-keep = Dejar los dados: { $one } y { $two }, suma { $sum }
action-steal = Tomar { tokens } de { $from }
action-steal-from-bank = Tomar { tokens } de la reserva
action-nothing = No tomar nada
action-take = Tomar { tokens }
action-gain = Ganar { tokens }
action-gain-per = { $monsters ->
    [one] Ganar { tokens } por tu único Monstruo de esta Zona ({ $area })
   *[other] Ganar { tokens } por tus { $monsters } Monstruos de esta Zona ({ $area })
}
action-any-citizen = Tomar cualquier Ciudadano del centro y 1 PV
action-trade = { $left ->
    [one] { $citizen }: pagar { price }, ganar { tokens }
   *[other] { $citizen }: pagar { price }, ganar { tokens } (quedan { $left } usos)
}
action-done = No hacer más intercambios
action-slay-monster = Matar: { $monster } ({ $type }, { $worth } PV) por { tokens }. Recompensa: { $reward }
action-slay-otherwise = … o bien { $monster } por { tokens }
action-recruit-citizen = Reclutar: { $citizen } ({ $role }) por { tokens }
action-recruit-otherwise = … o bien { $citizen } por { tokens }
action-build-domain = Construir: { $domain } ({ $worth } PV) por { tokens }
action-build-otherwise = … o bien { $domain } por { tokens }
action-take-citizen = Tomar: { $citizen } ({ $role }). { $powers }
action-victim = Tomar { tokens } de { $from } (tiene { $has })
action-rob = Tomar un Monstruo de { $from } (Monstruos que tiene: { $monsters })
action-return-citizen = Devolver: { $citizen } ({ $role }) por { tokens }
action-return-monster = Devolver: { $monster } ({ $type }, vale { $worth } PV) por { tokens }
action-pay = Pagar { price }, ganar { tokens }
action-attack = { $count ->
    [one] { $area }, columna { $column }: se captura un Ciudadano: { $first }
   *[other] { $area }, columna { $column }: se captura un Ciudadano: { $first } o { $second }
}
action-attack-domain = { $area }, columna { $column }: se captura un Dominio ({ $domain })
action-attack-lost = { $area }, columna { $column }: no queda nada que capturar y PIERDES la partida
action-capture = { $left ->
    [0] { $citizen } ({ $role }): la última carta, el mazo quedará agotado
    [one] { $citizen } ({ $role }); quedará 1 carta
   *[other] { $citizen } ({ $role }); quedarán { $left } cartas
}
action-decline = Renunciar

# Qué ha pasado.
event-area = Monstruos de esta partida: { $area }.
event-citizen = Ciudadanos de esta partida: { $citizen }.
event-domain = La columna { $column } ofrece un Dominio: { $domain }.
event-revealed = Se descubre un Ciudadano: { $citizen }.
event-dealt = { $seat } recibe dos Duques.
event-dealt-known = { $seat } recibe dos Duques: { $dukes }.
event-chose = { $seat } ya tiene su Duque.
event-chose-known = { $seat } se queda con { $duke }.
event-first-player = Empieza { $seat }.
event-turn = Turno: { $seat }.
event-rests = { $seat } descansa en este turno: no cosecha.
event-rolled = { $seat } saca { $one } y { $two }, suma { $sum }.
the-die = { $die ->
    [1] el primer dado
   *[2] el segundo dado
}
event-changed = { $price ->
    [0] { $domain }: { $seat } cambia { the-die } a { $face }.
   *[other] { $domain }: { $seat } paga { price } y cambia { the-die } a { $face }.
}
event-thief = Ladrón: { $seat } toma { tokens } de { $from }.
event-thief-bank = Ladrón: { $seat } toma { tokens } de la reserva.
event-thief-idle = Ladrón: { $seat } no toma nada.
event-harvested = { $seat } cosecha { tokens }.
event-consoled = { $seat } no tiene Ciudadanos activados y toma { tokens }.
event-harvest-chosen = { $seat } elige { tokens }.
event-traded = { $citizen }: { $seat } paga { price } y gana { tokens }.
event-slain = { $seat } paga { tokens } y mata a un Monstruo: { $monster }.
event-rewarded = Recompensa ({ $monster }): { $seat } gana { tokens }.
event-recruited = { $seat } paga { tokens } y recluta a un Ciudadano: { $citizen }.
event-citizen-taken = { $seat } toma gratis un Ciudadano: { $citizen }.
event-took = { $seat } toma { tokens }.
event-built = { $seat } paga { tokens } y construye un Dominio: { $domain }.
event-gave = { $domain }: { $seat } gana { tokens }.
event-domain-took = { $domain }: { $seat } toma { tokens } de { $from }.
event-paid = { $domain }: { $seat } paga { price } y gana { tokens }.
event-robbed = { $seat } toma un Monstruo de { $from }: { $monster }.
event-monster-taken = { $seat } toma del centro un Monstruo sin su recompensa: { $monster }.
event-citizen-returned = { $seat } devuelve un Ciudadano al centro: { $citizen }.
event-monster-returned = { $seat } devuelve un Monstruo al centro: { $monster }.
event-declined = { $seat } renuncia.
event-exhausted-monsters = El mazo de Monstruos de la columna { $column } está agotado.
event-exhausted-citizens = El mazo de Ciudadanos con el número { numbers } está agotado.
event-exhausted-domains = El mazo de Dominios de la columna { $column } está agotado.
event-refilled-monsters = El mazo de Monstruos de la columna { $column } vuelve a tener una carta.
event-refilled-citizens = El mazo de Ciudadanos con el número { numbers } vuelve a tener una carta.
event-refilled-domains = El mazo de Dominios de la columna { $column } vuelve a tener una carta.
event-attacked = ¡Los Monstruos atacan: { $area }!
event-no-attack = En la columna { $column } no quedan Monstruos, así que nadie ataca.
event-citizen-captured = El Señor Oscuro captura a un Ciudadano: { $citizen }.
event-domain-captured = El Señor Oscuro captura un Dominio: { $domain }.
event-second-harvest = Segunda cosecha: los mismos dados, los poderes de la derecha.
event-last-round = Se cumple una condición de final: la partida acaba con esta ronda.
event-duke = Duque de { $seat }: { $duke }.
event-dark-lord = El Señor Oscuro muestra su rostro: { $duke }.
event-ended-monsters = Fin de la partida: no queda ningún Monstruo.
event-ended-domains = Fin de la partida: no queda ningún Dominio.
event-ended-exhausted = Fin de la partida: hay bastantes mazos agotados.
event-ended-limit = Fin de la partida: se ha llegado al límite de rondas.
event-ended-slain-all = No queda ningún Monstruo: ¡has ganado!
event-ended-overrun = Los Monstruos no encuentran nada más que capturar: has perdido.
event-ended-score-win = Deciden los puntos: has ganado.
event-ended-score-loss = Deciden los puntos: ha ganado el Señor Oscuro.
event-ended-score-draw = Deciden los puntos: empate.

# El tablero.
board-setup = Antes del primer turno: cada cual elige un Duque
board-turn = { $last ->
    [0] { $actions ->
        [0] Ronda { $round }, { $seat } · { $phase }
        [one] Ronda { $round }, { $seat } · { $phase }, queda 1 acción
       *[other] Ronda { $round }, { $seat } · { $phase }, quedan { $actions } acciones
    }
   *[1] { $actions ->
        [0] ÚLTIMA RONDA, { $seat } · { $phase }
        [one] ÚLTIMA RONDA, { $seat } · { $phase }, queda 1 acción
       *[other] ÚLTIMA RONDA, { $seat } · { $phase }, quedan { $actions } acciones
    }
}
board-turn-rest = { board-turn } · descansa: { $resting }
board-over = { $rounds ->
    [one] Fin de la partida tras 1 ronda
   *[other] Fin de la partida tras { $rounds } rondas
}
board-dice = Dados { $one } y { $two }, suma { $sum }: activan a los Ciudadanos con esos números
board-dice-attack = Dados { $one } y { $two }: atacan los Monstruos de esas columnas; con un 6 eliges tú la columna
board-exhausted = Mazos agotados: { $stacks } de { $end }. La partida también acaba sin Monstruos o sin Dominios.
board-exhausted-alone = Mazos agotados: { $stacks }; con { $end } deciden los puntos. Ganas en el acto si matas a todos los Monstruos.
board-exhausted-stack = agotado
board-monsters = Monstruos
board-citizens = N.º
board-domains = Dominios
board-top = encima
board-strength = Fza.
board-magic = Magia
board-gold = Oro
board-vp = PV
board-below = debajo (Fza.)
board-left = hay
board-lack = te falta
board-role = rol
board-needs = requiere (✗ falta)
board-reward = tipo: recompensa
board-powers = en tu turno | en otros turnos
board-powers-alone = cosecha | segunda cosecha
board-or = o
board-amounts = { $kinds ->
    [1] { $gold } Oro
    [2] { strength-on-board }
    [3] { $gold } Oro y { strength-on-board }
    [4] { magic-on-board }
    [5] { $gold } Oro y { magic-on-board }
    [6] { strength-on-board } y { magic-on-board }
    [7] { $gold } Oro, { strength-on-board } y { magic-on-board }
   *[8] { $vp } PV
}
strength-on-board = { $strength } Fuerza
magic-on-board = { $magic } Magia
board-steal = hasta { $amount } Oro o Magia de un oponente
board-steal-bank = { $amount } Oro o { $amount } Magia de la reserva
board-from-bank = En solitario: de la reserva.
board-from-centre = En solitario: el primer Monstruo del primer mazo por la izquierda.
board-citizen-free = { $most ->
    [0] { $citizen }
   *[other] un Ciudadano de coste { $most } o menos
}
board-citizen-any = cualquier Ciudadano
board-lack-tokens = { $resource ->
    [1] { $amount } Oro
    [2] { $amount } Fza.
   *[4] { $amount } Magia
}
board-players = Jugadores
board-name = { $seat }
board-score = puntos = Monstr. + Dominios + fichas + Duque: cartas + recursos
board-own-citizens = Ciudadanos
board-own-roles = Roles
board-own-domains = Dominios
board-own-monsters = Monstruos
board-own-duke = Duque
board-duke = { $duke }. { $score } Ahora { $points } PV.
board-dark-lord = El Señor Oscuro
board-captured = Capturados
board-captured-domains = Dominios

# Por cada cosa contada.
per-soldier = por Soldado
per-worker = por Trabajador
per-knight = por Caballero
per-domains = por Dominio
per-hills = por Monstruo de las Colinas
per-barrens = por Monstruo de los Yermos
per-ruins = por Monstruo de las Ruinas
per-forest = por Monstruo del Bosque
per-valley = por Monstruo del Valle
per-swamp = por Monstruo del Pantano
per-mountains = por Monstruo de las Montañas
per-caverns = por Monstruo de las Cavernas
