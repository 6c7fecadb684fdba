# Stworze en español. Los nombres y textos de las cartas están en data/components.toml.
option-first_game = Primera partida: cinco misiones numeradas para cada uno, sin elegir ni intercambiar
option-creatures = Cómo se reparten las criaturas
option-first = Quién empieza
option-warrior = Qué Guerrero participa
option-sorcerer = Qué Hechicero participa
option-rounds = Rondas tras las que la partida termina como muy tarde

part-missions = Misiones

trait-brutality = Brutalidad
trait-cunning = Astucia
time-day = día
time-night = noche
token-hunter = Cazador
token-children = Niños Perdidos
token-warrior = Guerrero
token-sorcerer = Hechicero
token-tracks = Rastros
deck-village = aldeas
deck-surroundings = alrededores

# Fichas dentro de una frase: 0 desconocida, 1 Miedo, 2 Favor.
impact = { $kind ->
    [1] ficha de Miedo
    [2] ficha de Favor
   *[0] ficha de impacto
}
an-impact = { $kind ->
    [1] una ficha de Miedo
    [2] una ficha de Favor
   *[0] una ficha de impacto
}
influence = { $face ->
    [1] ficha de influencia (Miedo)
    [2] ficha de influencia (Favor)
   *[0] ficha de influencia
}
cost = { $pay ->
    [1] { " " }(pagas: Miedo)
    [2] { " " }(pagas: Favor)
   *[0] { "" }
}
tax = { $pay ->
    [1] { " " }y además 1 Miedo
    [2] { " " }y además 1 Favor
   *[0] { "" }
}
dice = { $dice ->
    [one] { $dice } dado
   *[other] { $dice } dados
}
roll = { $sure ->
    [1] éxito sin tirar
    [2] fallo sin tirar
   *[0] { dice }, dificultad { $difficulty }
}
roll-for-figure = { $sure ->
    [1] éxito sin tirar
    [2] fallo sin tirar
   *[0] { dice }, dificultad { $difficulty }, éxitos necesarios: { $needed }
}
above = (columna { $column }; «{ $event }» baja a { $counter })

# Qué se pregunta.
prompt-over = { $count ->
    [one] Fin de la partida. { $winners } obtiene el título de Guardián de la Tierra. Misiones completadas: { $missions }.
   *[other] Fin de la partida. { $winners } comparten la victoria. Misiones completadas: { $missions }.
}
prompt-over-offerings = { $count ->
    [one] Fin de la partida. { $tied } empatan a misiones completadas ({ $missions }). { $winners } tiene más fichas en casillas de Ofrendas ({ $offerings }) y obtiene el título de Guardián de la Tierra.
   *[other] Fin de la partida. { $tied } empatan a misiones completadas ({ $missions }). { $winners } tienen más fichas en casillas de Ofrendas ({ $offerings }) y comparten la victoria.
}
prompt-creature = Elige tu criatura.
prompt-start-tokens = Toma cuatro fichas de impacto. ¿Cuántas son de Miedo?
prompt-start-missions = { $left ->
    [one] Tu mazo tiene ocho misiones. Descarta una más.
   *[other] Tu mazo tiene ocho misiones. Descarta { $left } de las diez.
}
prompt-start-attribute = Elige el atributo con el que empiezas.
prompt-start-lair = Elige tu guarida. Nadie más la verá.
prompt-gift = Elige una de tus misiones para regalársela a { $to }.
prompt-order = Ordena tus misiones. ¿Cuál es la número { $number }?
prompt-menu = Tu turno: muévete, elige una acción principal, usa la acción de lugar o descansa. Tienes { $fear } de Miedo, { $favour } de Favor y { $vitality } de Vitalidad.
prompt-menu-begun = Tu turno continúa; aún no has elegido acción principal. Tienes { $fear } de Miedo, { $favour } de Favor y { $vitality } de Vitalidad.
prompt-menu-acted = Tu turno continúa; la acción principal ya está elegida. Tienes { $fear } de Miedo, { $favour } de Favor y { $vitality } de Vitalidad.
prompt-menu-rested = Ya has descansado. Tienes { $fear } de Miedo, { $favour } de Favor y { $vitality } de Vitalidad.
prompt-open = Es el turno de { $seat }. ¿Usas algo ahora?
prompt-before-roll = { $seat } va a tirar; dados: { $dice }, dificultad { $difficulty }. ¿Usas algo?
prompt-before-own-roll = Vas a tirar; dados: { $dice }, dificultad { $difficulty }. ¿Usas algo?
prompt-after-roll = { $passes ->
    [1] { $seat } ha sacado { $dice } contra dificultad { $difficulty }: de momento, éxito. ¿Usas algo?
   *[0] { $seat } ha sacado { $dice } contra dificultad { $difficulty }: de momento, fallo. ¿Usas algo?
}
prompt-after-own-roll = { $passes ->
    [1] Has sacado { $dice } contra dificultad { $difficulty }: de momento, éxito. ¿Usas algo?
   *[0] Has sacado { $dice } contra dificultad { $difficulty }: de momento, fallo. ¿Usas algo?
}
prompt-before-loss = Vas a perder: Vitalidad { $vitality }, fichas de impacto { $impact }. ¿Usas algo?
prompt-before-event = El evento «{ $event }» va a tener efecto: { $text } ¿Usas algo?
prompt-before-count = Va a hacerse el recuento de { $area }. ¿Usas algo?
prompt-before-tracks = { $seat } sigue los rastros y nombra un lugar: { $named }. ¿Usas algo?
prompt-trophies = Tres fichas de influencia ajenas completan tu misión. ¿Cuáles descartas? Quedan por elegir: { $left }.
prompt-target = ¿A qué criatura afecta?
prompt-area = ¿Qué comarca?
prompt-choose = Elige una de las dos cosas.
prompt-move-to = ¿Adónde va la criatura de { $target }?
prompt-which-figure = ¿Qué personaje mueves?
prompt-figure-to = ¿Adónde va el personaje? ({ $figure })
prompt-replace = ¿Qué lugar recibe otra tarea?
prompt-gain = Toma una ficha de impacto del tipo que quieras. Quedan por tomar: { $left }.
prompt-regain = Recuperas Vitalidad: ¿en la pista o para una herida? Puntos restantes: { $left }.
prompt-heal = ¿Qué herida curas? Como máximo: { $left }.
prompt-spare = Pierdes hasta { $n } menos. ¿Cómo lo repartes?
prompt-lose = ¿Qué ficha de impacto pierdes? Quedan por perder: { $left }.
prompt-wound = ¿Qué atributo de { $target } queda herido?
prompt-wound-level = ¿Qué nivel de «{ $attribute }» queda herido?
prompt-improve = { $n ->
    [1] Sube un atributo un nivel o toma uno nuevo.
   *[other] Sube un atributo { $n } niveles o toma uno nuevo.
}
prompt-take-back = ¿Cuál de tus fichas de influencia recuperas? Quedan por tomar: { $left }.
prompt-take-tokens = ¿Qué ficha tomas de { $area }? Como máximo { $left }.
prompt-return-tokens = ¿Qué ficha de { $area } vuelve a la reserva? Quedan por elegir: { $left }.
prompt-move-tokens-to = ¿Adónde van las fichas de { $area }?
prompt-move-tokens = ¿Qué ficha pasa de { $area } a { $to }? Como máximo { $left }.
prompt-swap = ¿Cambias una de tus fichas por una de { $area }?
prompt-place-own = ¿Cuál de tus fichas pones boca abajo en { $area }?
prompt-place-pool = ¿Qué ficha de la reserva pones boca abajo en { $area }?
prompt-counter = ¿Qué contador de evento cambias, como máximo en { $n }?
prompt-return = ¿Qué ficha vuelve, y adónde?
prompt-reroll = { $passes ->
    [1] ¿Qué dados se repiten? Muestran { $dice }; dificultad { $difficulty }: de momento, éxito.
   *[0] ¿Qué dados se repiten? Muestran { $dice }; dificultad { $difficulty }: de momento, fallo.
}
prompt-adjust = { $passes ->
    [1] ¿Qué dado subes? Muestran { $dice }; dificultad { $difficulty }: de momento, éxito.
   *[0] ¿Qué dado subes? Muestran { $dice }; dificultad { $difficulty }: de momento, fallo.
}
prompt-exempt = ¿A quién no afecta el evento? Como máximo: { $left }.
prompt-discarded = ¿Qué tarea descartada tomas? Quedan por tomar: { $left }.
prompt-draw-from = ¿De qué mazo robas? Cartas por robar: { $left }.
prompt-reorder = Puedes ordenar tus misiones de otra manera. ¿Cuál es la siguiente?
prompt-repeat = ¿Qué ficha de influencia pones en Repetir prueba?
prompt-flip = ¿Qué pareja de acciones volteas?
prompt-figure = Te encuentras con «{ $card }». ¿Ayudas o dañas?
prompt-give = Has perdido el Choque. ¿Qué ficha de influencia recibe { $winner }?
prompt-new-lair = Han encontrado tu guarida. Elige otra en secreto.
prompt-rest-lair = Descansas. ¿Cambias de guarida? Su contador empezaría en 0.
prompt-rest = Descansas: toma Vitalidad o fichas de impacto, tres en total como máximo. Quedan: { $left }.
prompt-lair = Tu guarida está boca arriba. ¿Cuál de sus efectos usas?

# A quién se espera y para qué.
wait-setup = { $count ->
    [one] { $players } se está preparando.
   *[other] { $players } se están preparando.
}
wait-menu = { $count ->
    [one] Es el turno de { $players }.
   *[other] Es el turno de { $players }.
}
wait-window = { $count ->
    [one] { $players } puede usar algo.
   *[other] { $players } pueden usar algo.
}
wait-lair = { $count ->
    [one] { $players } está eligiendo una nueva guarida.
   *[other] { $players } están eligiendo nuevas guaridas.
}
wait-choice = { $count ->
    [one] { $players } tiene que decidir algo.
   *[other] { $players } tienen que decidir algo.
}

# Qué significa una acción.
action-creature = { $creature }: Brutalidad y Astucia de día { $daybrutality }/{ $daycunning }, de noche { $nightbrutality }/{ $nightcunning }; Vitalidad { $vitality }, casillas de impacto { $slots }; lugar favorito: { $favourite }
action-start-tokens = { $fear } de Miedo y { $favour } de Favor
action-leave-out = Descartar «{ $mission }»: { $text }
action-take-attribute = «{ $attribute }», nivel { $level }: { $text }
action-new-attribute = Atributo nuevo: «{ $attribute }», nivel { $level }: { $text }
action-raise = Subir «{ $attribute }» al nivel { $level }: { $text }
action-exchange = Dejar «{ $lose }» por «{ $attribute }», nivel 1: { $text }
action-gain-nothing = No ganar nada
action-lair = { $n ->
    [3] Guarida: { $at }. Contador { $first }: { $firsttext } Contador { $second }: { $secondtext } Contador { $third }: { $thirdtext }
   *[2] Guarida: { $at }. Contador { $first }: { $firsttext } Contador { $second }: { $secondtext }
}
action-lair-favourite = { $n ->
    [3] Guarida: { $at }. Contador { $first }: { $firsttext } Contador { $second }: { $secondtext } Contador { $third }: { $thirdtext } Es tu lugar favorito: con el contador en 6 puedes completar una misión en su lugar.
   *[2] Guarida: { $at }. Contador { $first }: { $firsttext } Contador { $second }: { $secondtext } Es tu lugar favorito: con el contador en 6 puedes completar una misión en su lugar.
}
action-keep-lair = Conservar la guarida
action-give = Regalar «{ $mission }»: { $text }
action-next-mission = Siguiente: «{ $mission }»: { $text }
action-keep-order = Dejar el resto como está
action-move = Ir a otro lugar: { $at } (acción de allí: { $text })
action-unresolved = Elegir la acción { $card } sin resolverla { above }
action-task = Tarea «{ $task }» con { $trait } de { $time } por una { impact-of-test }{ tax }: { roll } { above }
action-meet = Personajes: { $figure } { above }
action-clash = Choque con { $defender }: { $trait } de { $time } por una { impact-of-test }{ tax }, { roll } { above }
action-here-i-am = Heme Aquí en { $area }, { influence } { above }
action-tracks = Rastros: nombrar un lugar, { $at } { above }
action-location = Acción de lugar ({ $at }): { $text } { $pay ->
    [1] Coste: 1 Miedo.
    [2] Coste: 1 Favor.
   *[0] Sin coste.
}
action-rest = Descansar en la guarida
action-reveal-lair = { $n ->
    [1] Revelar tu guarida ({ $at }): { $firsttext }
    [2] Revelar tu guarida ({ $at }): { $firsttext } O bien: { $secondtext }
    [3] Revelar tu guarida ({ $at }): { $firsttext } O bien: { $secondtext } O bien: { $thirdtext }
   *[0] Revelar tu guarida
}
action-reveal-favourite = { $n ->
    [3] Revelar tu guarida ({ $at }): completa tu misión actual. O bien: { $firsttext } O bien: { $secondtext } O bien: { $thirdtext }
   *[2] Revelar tu guarida ({ $at }): completa tu misión actual. O bien: { $firsttext } O bien: { $secondtext }
}
action-use-level = «{ $attribute }», nivel { $level }{ cost }: { $text }
action-use-task = Usar la tarea «{ $task }»: { $text }
action-use-offering = Ofrendas: repetir todos los dados
action-use-repeat = Repetir prueba: descartar la ficha y repetir todos los dados
action-help = Ayudar con una { impact-of-test }{ tax }: { $trait } de { $time }, { roll-for-figure }. Recompensa: { $text }
action-harm = Dañar con una { impact-of-test }{ tax }: { $trait } de { $time }, { roll-for-figure }. Recompensa: { $text }
impact-of-test = { $token ->
    [1] ficha de Miedo
   *[2] ficha de Favor
}
action-decline = Dejarlo
action-target = { $seat } (misiones { $missions }, fichas de impacto { $tokens }, Vitalidad { $vitality })
action-area = { $area } (fichas de impacto: { $n })
action-at = { $at }
action-figure = { $figure }
action-lair-effect = { $text }
action-lair-mission = Completar tu misión actual
action-choose-influence = Recuperar de la reserva 1 de tus fichas de influencia
action-choose-task = Tomar 1 carta de tarea que elijas de los descartes
action-counter = «{ $event }»: de { $from } a { $to }
action-flip = Columna { $column }: { $lower } pasa a estar sobre { $upper }
action-return = { $token }, lugar: { $at }
action-take-task = «{ $task }»: { $text }
action-draw-from = El mazo de { $deck }
action-token = Ficha { $number }: { impact }
action-swap = Ficha { $number } ({ impact }) por una tuya: { influence-given }
influence-given = { $face ->
    [1] Miedo
   *[2] Favor
}
action-kind = { impact }
action-face = { influence }
action-from-area = La de { $area }
action-trophy = { influence } de { $owner }
action-refill = Vitalidad
action-heal = Curar «{ $attribute }», nivel { $level }
action-spare = Perder menos: Vitalidad { $vitality }, fichas de impacto { $impact }
action-wound = Herir «{ $attribute }»
action-no-wound = No herir nada
action-wound-level = Nivel { $level }: { $text }
action-die = Dado { $number } (muestra { $rank })
action-roll = Tirar estos
action-whichever = Da igual, son todas iguales
action-enough = Nada más
action-pass = Pasar
action-end-turn = Terminar el turno

# Qué ha pasado.
log-creature = { $seat } juega con { $creature }.
log-ready = { $seat } ya ha elegido.
log-started = { $seat } empieza con «{ $attribute }».
log-gift = { $seat } regala una misión a { $to }.
log-gift-known = { $seat } regala a { $to } la misión «{ $mission }».
log-mission = Nueva misión de { $seat }: «{ $mission }». { $text }
log-figures = En esta partida: «{ $warrior }» y «{ $sorcerer }».
log-pair = Columna { $column }: { $upper } sobre { $lower }.
log-laid = Nuevo evento en la columna { $column }: «{ $event }».
log-task = Nueva tarea: «{ $task }» ({ $at }).
log-turn = Ronda { $round }: turno de { $seat }.
log-moved = { $seat } va a otro lugar: { $at }.
log-home = { $seat } vuelve a su guarida.
log-chose = { $seat } elige { $card } (columna { $column }).
log-counter = El contador de la columna { $column } marca { $counter }.
log-used = { $seat } usa la acción de lugar ({ $at }).
log-rested = { $seat } descansa.
log-shown = { $seat } muestra { an-impact } y la pone en { $area }.
log-paid = { $seat } pone { an-impact } boca abajo en { $area }.
log-paid-home = { $seat } paga { an-impact } a la reserva.
log-sown = { $seat } pone { an-impact } de la reserva boca abajo en { $area }.
log-took = { $kind ->
    [1] { $seat } toma fichas de Miedo: { $n }.
   *[2] { $seat } toma fichas de Favor: { $n }.
}
log-pool-seen = { $seat } ve qué tipos quedan en la reserva.
log-took-any = { $seat } toma { an-impact }.
log-lost = { $seat } pierde { an-impact }.
log-weaker = { $n ->
    [one] { $seat } pierde 1 punto de Vitalidad.
   *[other] { $seat } pierde { $n } puntos de Vitalidad.
}
log-stronger = { $n ->
    [one] { $seat } recupera 1 punto de Vitalidad.
   *[other] { $seat } recupera { $n } puntos de Vitalidad.
}
log-healed = { $seat } cura «{ $attribute }», nivel { $level }.
log-wounded = Queda herido un atributo de { $seat }: «{ $attribute }», nivel { $level }.
log-stole = { $seat } quita { an-impact } a { $from }.
log-took-from = { $seat } toma la ficha { $number } de { $area }: { impact }.
log-returned = La ficha { $number } de { $area } vuelve sin mostrarse a la reserva.
log-shifted = La ficha { $number } pasa de { $area } a { $to }.
log-swapped = { $seat } cambia la ficha { $number } de { $area } ({ impact }) por una suya ({ influence-swapped }).
influence-swapped = { $face ->
    [1] Miedo
    [2] Favor
   *[0] oculta
}
log-cleared = { $area } se vacía: todas las fichas de impacto vuelven sin mostrarse a la reserva.
log-peeked = { $seat } mira las fichas de { $area }.
log-saw-token = { $seat } ve la ficha { $number } de { $area }: { impact }.
log-saw-guess = { $seat } mira la ficha de influencia de { $owner } en { $area }.
log-saw-guess-known = { $seat } ve la ficha de { $owner } en { $area }: { influence }.
log-saw-lair = { $seat } mira la guarida de { $of }.
log-saw-lair-known = { $seat } ve la guarida de { $of }: { $at }.
log-saw-card = { $seat } mira las fichas de impacto de { $of }.
log-saw-card-known = { $seat } ve las fichas de impacto de { $of }; de Miedo hay { $fear }.
log-lair-counter = El contador de guarida de { $seat } marca { $counter }.
log-took-back = { $seat } recupera una { influence }.
log-repeat = { $seat } pone una { influence } en Repetir prueba.
log-guessed = { $seat } anuncia su presencia: una { influence } en { $area }.
log-figure-moved = { $figure } cambia de lugar: { $at }.
log-back = { $token }: la ficha vuelve al tablero ({ $at }).
log-gone = { $token }: la ficha sale del tablero ({ $at }).
log-task-taken = { $seat } toma la tarea «{ $task }».
log-task-under = «{ $task }» va debajo de su mazo ({ $at }).
log-met = { $seat } se encuentra con «{ $card }».
log-item = { $seat } usa «{ $attribute }», nivel { $level }: { $text }
log-task-used = { $seat } usa la tarea «{ $task }»: { $text }
log-offering = { $seat } repite la tirada gracias a las Ofrendas.
log-repeated = { $seat } descarta la ficha de Repetir prueba y repite la tirada.
log-test = { $seat } hace una prueba: { $trait }, dificultad { $difficulty }.
log-rolled = El dado { $number } muestra { $rank }.
log-passed = { $seat } supera la prueba.
log-failed = { $seat } falla la prueba.
log-clash-won = { $seat } gana el Choque contra { $loser }.
log-trophy = { $seat } da a { $winner } una { influence }.
log-trophy-spent = { $seat } descarta una { influence } de { $owner }.
log-attacked = { $seat } ataca a { $defender }.
log-named = { $seat } sigue los rastros y nombra un lugar: { $at }.
log-lair-shown = La guarida de { $seat } queda boca arriba: { $at }.
log-lair-chosen = { $seat } ha elegido guarida.
log-lair-chosen-known = Guarida de { $seat }: { $at }.
log-hidden = { $seat } oculta su guarida de estos rastros.
log-locations-back = Vuelven todas las cartas de lugar retiradas.
log-event = Evento: «{ $event }». { $text }
log-exempt = El evento no afecta a { $seat }.
log-cancelled = El evento no tiene efecto.
log-counted = Recuento de { $area }: Miedo { $fear }, Favor { $favour }.
log-guess = La ficha de { $seat } en { $area } se revela: { influence }.
log-completed = { $seat } completa «{ $mission }».
log-reordered = { $seat } quizá ha cambiado el orden de sus misiones.
log-level = { $seat } tiene «{ $attribute }» en el nivel { $level }.
log-dropped = { $seat } abandona «{ $attribute }».
log-ending = El final está cerca: esta es la última ronda.
log-ended = Fin de la partida.

# El tablero.
board-setup = Preparación; empezará { $seat }.
board-turn = { $last ->
    [1] Ronda { $round }, la última: turno de { $seat }. Eventos descartados: { $events } de { $end }.
   *[0] Ronda { $round }: turno de { $seat }. Eventos descartados: { $events } de { $end }.
}
board-over = Fin de la partida tras la ronda { $round }.
board-column = N.º
board-action = Acción (debajo)
board-counter = Cont.
board-event = Evento
board-effect = Efecto
board-returns = Vuelven al tablero
board-pair = { $upper } ({ $lower })
board-name = { $name }
board-location = Lugar
board-here = Quién está
board-task = Tarea y su efecto una vez completada
board-task-card = { $task } ({ $time }, { $traits }, { $difficulty }): { $text }
board-no-task = –
board-area = Comarca
board-tokens = Fichas
board-guesses = Heme Aquí
board-offering = { $face ->
    [1] Ofrenda, { $seat }: Miedo
   *[2] Ofrenda, { $seat }: Favor
}
board-token = { $kind ->
    [1] Miedo
    [2] Favor
   *[0] ?
}
board-guess = { $face ->
    [1] { $seat }: Miedo
    [2] { $seat }: Favor
   *[0] { $seat }: ?
}
board-figure = { $figure }, «{ $card }» ({ $at }). { $aura } Ayudar: { $help } Dañar: { $harm }
board-figure-off = { $figure }, «{ $card }» (fuera del tablero). { $aura } Ayudar: { $help } Dañar: { $harm }
board-player = { $seat }: { $creature }, { $at }. Vitalidad { $vitality } de { $open }. Brutalidad/Astucia de día { $daybrutality }/{ $daycunning }, de noche { $nightbrutality }/{ $nightcunning }; dificultad de Choque { $clashbrutality }/{ $clashcunning }.
board-player-lair = { $seat }: { $creature }, en su guarida. Vitalidad { $vitality } de { $open }. Brutalidad/Astucia de día { $daybrutality }/{ $daycunning }, de noche { $nightbrutality }/{ $nightcunning }; dificultad de Choque { $clashbrutality }/{ $clashcunning }.
board-own-tokens = Fichas de impacto { $tokens } de { $slots } (Miedo { $fear }, Favor { $favour }). Influencia: mano { $hand } (Miedo { $handfear }, Favor { $handfavour }), reserva { $pool }, Repetir prueba { $repeat }; ajenas { $trophies }.
board-their-tokens = Fichas de impacto { $tokens } de { $slots }. Influencia: mano { $hand }, reserva { $pool }, Repetir prueba { $repeat }; ajenas { $trophies }.
board-blocked = { $n ->
    [1] Acción bloqueada: columna 5.
    [2] Acciones bloqueadas: columnas 4 y 5.
   *[3] Acciones bloqueadas: columnas 3, 4 y 5.
}
board-track = Cuando la Vitalidad baja
board-track-block = { $n ->
    [1] a { $vitality }, se bloquea la columna 5
    [2] a { $vitality }, se bloquean las columnas 4 y 5
   *[3] a { $vitality }, se bloquean las columnas 3, 4 y 5
}
board-track-lair = a { $vitality }, vuelta a la guarida
board-lair = Guarida oculta, contador { $counter }.
board-lair-known = Guarida oculta ({ $at }), contador { $counter }.
board-lair-open = Guarida boca arriba: { $at }.
board-mission = Misiones completadas: { $done }, quedan: { $left }. Ahora «{ $mission }»: { $text }
board-mission-counted = Misiones completadas: { $done }, quedan: { $left }. Ahora «{ $mission }»: { $text } Contado hasta ahora: { $progress } de { $needed }.
board-no-mission = Misiones completadas: { $done }; no queda ninguna.
board-level = { $attribute } { $level }: { $text }
board-wounded = { $attribute } { $level } (herido): { $text }
board-held-task = Tarea «{ $task }»: { $text }
board-later = Misiones siguientes:
board-later-mission = { $number }. «{ $mission }»: { $text }
