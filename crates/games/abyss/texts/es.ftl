# Abyss en español. Los nombres y textos de lores, lugares y aliados están en data/components.toml.
option-first = Quién empieza
option-memory_aid = Ayuda de memoria: muestra las cartas conocidas de manos y mazos del Consejo

part-locations = Lugares
part-lords = Lores
part-allies = Aliados
part-tokens = Fichas de monstruo

# Lo que cuesta un lord. kind: 0 razas cualesquiera, 1 una raza dada, 2 varias razas con una dada, 3 todas.
cost = { $kind ->
    [0] valor { $sum } con { $races ->
        [one] 1 raza cualquiera
       *[other] { $races } razas cualesquiera
    }
    [1] valor { $sum } con 1 raza, { $mandatory }
    [2] valor { $sum } con { $races } razas, una de ellas { $mandatory }
   *[3] valor { $sum } con las 5 razas
}
# Lo que da un lord.
worth = { $keys ->
    [0] { $influence } PI
    [one] { $influence } PI, 1 llave
   *[other] { $influence } PI, { $keys } llaves
}

# Recompensas: k llaves, p perlas, t fichas de monstruo; y las de las seis casillas de amenaza.
reward-1p = 1 perla
reward-1t = 1 ficha de monstruo
reward-2p = 2 perlas
reward-1p1t = 1 perla y 1 ficha de monstruo
reward-2t = 2 fichas de monstruo
reward-1k = 1 ficha de llave
reward-1k1p = 1 ficha de llave y 1 perla
reward-1k1t = 1 ficha de llave y 1 ficha de monstruo
reward-1k2p = 1 ficha de llave y 2 perlas
reward-1k1p1t = 1 ficha de llave, 1 perla y 1 ficha de monstruo
reward-1k2t = 1 ficha de llave y 2 fichas de monstruo
reward-2k = 2 fichas de llave
threat-1 = 1 perla o 1 ficha de monstruo
threat-2 = 2 perlas o fichas de monstruo, a elegir
threat-3 = 1 ficha de llave
threat-4 = 1 ficha de llave y 1 perla o ficha de monstruo
threat-5 = 1 ficha de llave y 2 perlas o fichas de monstruo, a elegir
threat-6 = 2 fichas de llave

# Lo que se pregunta.
prompt-over = { $count ->
    [one] La partida ha terminado. Gana { $winners }.
   *[other] La partida ha terminado. Victoria compartida: { $winners }.
}
prompt-over-pearls = { $count ->
    [one] La partida ha terminado. Gana { $winners }: empate a puntos, pero con más perlas ({ $pearls }).
   *[other] La partida ha terminado. Victoria compartida: { $winners }; empate a puntos, pero con más perlas ({ $pearls }).
}
prompt-over-lord = { $count ->
    [one] La partida ha terminado. Gana { $winners }: empate a puntos y perlas, pero con el lord más fuerte.
   *[other] La partida ha terminado. Victoria compartida: { $winners }; empate a puntos y perlas, pero con el lord más fuerte.
}
prompt-main = { $last ->
    [0] Tu turno. Elige una acción: explorar, pedir apoyo o reclutar.
   *[1] Tu último turno. Elige una acción: explorar, pedir apoyo o reclutar.
}
prompt-buy = { $seller } ofrece la carta { $ally }. ¿La compras por { $price ->
    [one] 1 perla
   *[other] { $price } perlas
}? Tienes { $pearls }.
prompt-explore-ally = { $last ->
    [0] La carta { $ally } está en la casilla { $space } y nadie la ha comprado. ¿La tomas o sigues explorando?
   *[1] La carta { $ally } está en la última casilla y nadie la ha comprado: debes tomarla y ganas 1 perla.
}
prompt-explore-monster = { $last ->
    [0] ¡Un monstruo en la casilla { $space }! ¿Luchas o sigues explorando? Recompensa: { $reward }.
   *[1] ¡Un monstruo en la última casilla! Debes luchar. Recompensa: { $reward }, y además 1 perla.
}
prompt-reward = Has vencido. ¿Qué recompensa de la casilla de amenaza { $space } eliges?
prompt-further-stack = Toma otro mazo del Consejo.
prompt-affiliate = Pagas por el lord { $lord }. ¿A qué aliado afilias? Los demás se descartan.
prompt-discard = { $left ->
    [one] Debes descartar 1 aliado de tu mano.
   *[other] Debes descartar { $left } aliados de tu mano. Elige de arriba abajo.
}
prompt-turn-lord = ¿Qué lord de { $owner } giras? Solo conservará sus puntos de influencia.
prompt-steal = { $amount ->
    [one] ¿A quién le robas al azar 1 ficha de monstruo?
   *[other] ¿A quién le robas al azar { $amount } fichas de monstruo?
}
prompt-stack = ¿Qué mazo del Consejo añades a tu mano?
prompt-swap-location = Puedes cambiar uno de tus lugares por uno disponible. Los lores bajo él pasan al nuevo.
prompt-second-lord = Puedes reclutar a un segundo lord por { $price } perlas. Tienes { $pearls }.
prompt-replace-from-court = { $lord }: puedes descartar otro de tus lores libres y tomar en su lugar uno de la Corte.
prompt-replace-from-deck = { $lord }: puedes descartar otro de tus lores libres y tomar la primera carta del mazo de lores.
prompt-control = Tienes { $keys } llaves y debes controlar un lugar: uno disponible o uno de los que robes.
prompt-tile = ¿Cuál de los lugares robados controlas? Los demás quedan disponibles.
prompt-tile-ambassador = { $lord }: ¿qué lugar controlas? Los demás quedan disponibles.
prompt-keys = ¿Qué llaves usas para { $tile }? Los lores usados solo conservan sus puntos de influencia.
prompt-stack-swap = Puedes cambiar { $tile } por cualquier lugar de la pila.
prompt-power = { $lord }: { $power }
prompt-end = ¿Usas un poder o terminas tu turno?
prompt-pay-begin = Paga por el lord { $lord }: { cost }. Elige de arriba abajo.
prompt-pay-mandatory = { $lord }: { cost }. Jugado: { $picked }, valor { $value }. Falta aún: { $missing }.
prompt-pay-races = { $more ->
    [one] { $lord }: { cost }. Jugado: { $picked }, valor { $value }. Falta 1 raza más.
   *[other] { $lord }: { cost }. Jugado: { $picked }, valor { $value }. Faltan { $more } razas más.
}
prompt-pay-value = { $lord }: { cost }. Jugado: { $picked }, valor { $value }. Falta un valor de { $due } y tienes { $pearls ->
    [one] 1 perla
   *[other] { $pearls } perlas
}.
prompt-pay-enough = { $due ->
    [0] { $lord }: { cost }. Jugado: { $picked }, valor { $value }. Es suficiente.
    [one] { $lord }: { cost }. Jugado: { $picked }, valor { $value }. Con 1 perla es suficiente.
   *[other] { $lord }: { cost }. Jugado: { $picked }, valor { $value }. Con { $due } perlas es suficiente.
}

# A quién se espera y para qué.
wait-main = { $players } elige una acción.
wait-buy = { $price ->
    [one] { $players } puede comprar la carta { $ally } por 1 perla.
   *[other] { $players } puede comprar la carta { $ally } por { $price } perlas.
}
wait-explore-ally = { $players } puede tomar la carta { $ally } o seguir explorando.
wait-explore-monster = { $players } puede luchar contra el monstruo o seguir explorando.
wait-reward = { $players } elige una recompensa.
wait-stack = { $players } elige un mazo del Consejo.
wait-affiliate = { $players } elige a qué aliado afiliar.
wait-discard = { $left ->
    [one] { $players } debe descartar 1 aliado.
   *[other] { $players } debe descartar { $left } aliados.
}
wait-turn-lord = { $players } elige qué lord de { $owner } girar.
wait-steal = { $players } elige a quién robar una ficha de monstruo.
wait-swap-location = { $players } puede cambiar un lugar.
wait-second-lord = { $players } puede reclutar a un segundo lord por perlas.
wait-replace = { $players } puede sustituir a un lord.
wait-control = { $players } debe controlar un lugar.
wait-tile = { $players } elige uno de los lugares robados.
wait-keys = { $players } elige llaves para { $tile }.
wait-stack-swap = { $players } mira la pila de lugares y puede cambiar { $tile }.
wait-end = { $players } puede usar un poder o terminar el turno.

# Lo que significa una acción.
action-plot = { $price ->
    [one] Intrigar en la Corte: paga 1 perla (tienes { $pearls }) y revela otro lord
   *[other] Intrigar en la Corte: paga { $price } perlas (tienes { $pearls }) y revela otro lord
}
action-explore = Explorar las profundidades
action-stack = { $cards ->
    [one] Tomar el mazo del Consejo ({ $race }): 1 carta
   *[other] Tomar el mazo del Consejo ({ $race }): { $cards } cartas
}
action-stack-known = Tomar el mazo del Consejo ({ $race }): { $allies }
action-recruit = Reclutar: { $lord } ({ $guild }), { cost }; { worth }. { $power }
action-pass-turn = Pasar el turno: ninguna acción es posible
action-buy = { $price ->
    [one] Comprar la carta { $ally } por 1 perla
   *[other] Comprar la carta { $ally } por { $price } perlas
}
action-pass = Pasar: no comprar
action-take = Tomar la carta { $ally }; la exploración termina
action-take-last = Tomar la carta { $ally } y ganar 1 perla; la exploración termina
action-fight = Luchar contra el monstruo: { $reward }
action-fight-last = Luchar contra el monstruo: { $reward }, y 1 perla por la última casilla
action-continue = Seguir explorando; la carta { $ally } irá al Consejo
action-continue-monster = Seguir explorando; amenaza en la casilla { $threat }: { $reward }
action-reward = Recompensa: { $reward }
action-pay-add = { $due ->
    [0] Jugar la carta { $ally }: valor { $value } de { $sum }
    [one] Jugar la carta { $ally }: valor { $value } de { $sum }, falta 1
   *[other] Jugar la carta { $ally }: valor { $value } de { $sum }, faltan { $due }
}
action-pay-confirm = { $due ->
    [0] Pagar: { $picked }
    [one] Pagar: { $picked }, más 1 perla
   *[other] Pagar: { $picked }, más { $due } perlas
}
action-affiliate = Afiliar: { $ally }
action-discard = Descartar: { $ally }
action-discard-for-pearls = { $pearls ->
    [one] Descartar { $ally } y ganar 1 perla
   *[other] Descartar { $ally } y ganar { $pearls } perlas
}
action-turn-lord = Girar: { $lord } ({ $guild }; { worth }). Pierde: { $power }
action-turn-lord-plain = Girar: { $lord } ({ $guild }; { worth }). No tiene poder permanente
action-steal = { $tokens ->
    [one] Robar a { $from }, que tiene 1 ficha
   *[other] Robar a { $from }, que tiene { $tokens } fichas
}
action-swap-location = Dar { $own } (ahora { $lost } PI) y tomar { $tile } (ahora { $points } PI). { $rule }
action-second-lord = Reclutar por { $price } perlas: { $lord } ({ $guild }; { worth }). { $power }
action-replace = Descartar: { $own } ({ $lost } PI); tomar: { $lord } ({ $guild }; { worth }). { $power }
action-replace-from-deck = Descartar: { $own } ({ $lost } PI) y tomar la primera carta del mazo de lores
action-take-available = Controlar { $tile } (ahora { $points } PI). { $rule }
action-draw = { $tiles ->
    [one] Robar 1 lugar y controlarlo
   *[other] Robar { $tiles } lugares y controlar uno; los demás quedan disponibles
}
action-tile = Controlar { $tile } (ahora { $points } PI). { $rule }
action-keys-tokens = Usar { $tokens } fichas de llave; ningún lord queda bajo el lugar
action-keys-lords = { $count ->
    [one] Colocar bajo el lugar: { $lords }. Su poder y sus llaves se pierden
   *[other] Colocar bajo el lugar: { $lords }. Sus poderes y llaves se pierden
}
action-keys-both = { $tokens ->
    [one] Colocar bajo el lugar: { $lords }, y usar 1 ficha de llave
   *[other] Colocar bajo el lugar: { $lords }, y usar { $tokens } fichas de llave
}
action-stack-swap = Tomar a cambio { $tile } (ahora { $points } PI). { $rule }
action-discard-stack = { $cards ->
    [one] Descartar el mazo del Consejo ({ $race }): 1 carta
   *[other] Descartar el mazo del Consejo ({ $race }): { $cards } cartas
}
action-discard-stack-known = Descartar el mazo del Consejo ({ $race }): { $allies }
action-replace-court = Sustituir por la primera carta del mazo de lores: { $lord } ({ $guild }; { worth })
action-use = Usar el poder del lord { $lord }. { $power }
action-decline = Rechazar
action-end-turn = Terminar el turno
action-cancel = Cancelar y elegir de nuevo

# Lo que ha pasado.
event-first-player = Jugador inicial: { $seat }.
event-court-filled = Llega a la Corte: { $lord }.
event-location-opened = Lugar disponible: { $tile }.
event-turn-started = { $seat } empieza su turno.
event-turn-passed = { $seat } pasa, pues ninguna acción es posible.
event-plotted = { $seat } paga 1 perla e intriga en la Corte.
event-revealed = Se revela en la casilla { $space }: { $card }.
event-reshuffled = El descarte se rebaraja y forma un nuevo mazo de exploración.
event-bought = { $price ->
    [one] { $buyer } compra la carta { $ally } por 1 perla.
   *[other] { $buyer } compra la carta { $ally } por { $price } perlas.
}
event-passed = { $seat } no compra.
event-took = { $seat } toma la carta { $ally }.
event-continued = { $seat } sigue explorando.
event-fought = { $seat } lucha contra el monstruo y vence.
event-threat = El marcador de amenaza está en la casilla { $space }.
event-pearls-gained = { $amount ->
    [one] { $seat } gana 1 perla.
   *[other] { $seat } gana { $amount } perlas.
}
event-pearls-lost = { $amount ->
    [one] { $seat } pierde 1 perla.
   *[other] { $seat } pierde { $amount } perlas.
}
event-keys-gained = { $amount ->
    [one] { $seat } gana 1 ficha de llave.
   *[other] { $seat } gana { $amount } fichas de llave.
}
event-token-gained = { $seat } roba una ficha de monstruo.
event-token-gained-known = { $seat } roba una ficha de monstruo de valor { $token }.
event-track-allies = { $count ->
    [one] Va al Consejo: { $allies }.
   *[other] Van al Consejo: { $allies }.
}
event-track-monsters = { $monsters ->
    [one] El monstruo que quedaba en la pista se descarta.
   *[other] Los { $monsters } monstruos que quedaban en la pista se descartan.
}
event-track-both = { $monsters ->
    [one] Al Consejo: { $allies }. Un monstruo se descarta.
   *[other] Al Consejo: { $allies }. { $monsters } monstruos se descartan.
}
event-stack-taken = { $cards ->
    [one] { $seat } toma el mazo del Consejo ({ $race }): 1 carta.
   *[other] { $seat } toma el mazo del Consejo ({ $race }): { $cards } cartas.
}
event-stack-taken-known = { $seat } toma el mazo del Consejo ({ $race }): { $allies }.
event-paid = { $pearls ->
    [0] { $seat } paga por el lord { $lord }: { $allies }.
    [one] { $seat } paga por el lord { $lord }: { $allies }, más 1 perla.
   *[other] { $seat } paga por el lord { $lord }: { $allies }, más { $pearls } perlas.
}
event-affiliated = { $seat } afilia: { $ally }.
event-entered = { $seat } tiene un nuevo lord: { $lord } ({ worth }).
event-discarded = { $seat } descarta la carta { $ally }.
event-turned = Un lord de { $seat } queda girado: { $lord }.
event-stolen = { $seat } roba una ficha de monstruo a { $from }.
event-stolen-known = { $seat } roba a { $from } una ficha de monstruo de valor { $token }.
event-extra-turn = { $seat } jugará un turno adicional.
event-second-lord = { $seat } paga { $pearls } perlas por el lord { $lord }.
event-lord-discarded = { $seat } descarta al lord { $lord }.
event-lord-drawn = { $seat } revela del mazo de lores: { $lord }.
event-declined = { $seat } lo rechaza.
event-locations-drawn = { $seat } roba: { $tiles }.
event-controlled-tokens = { $seat } controla { $tile } con { $tokens } fichas de llave.
event-controlled-lords = { $count ->
    [one] { $seat } controla { $tile }. Debajo queda: { $lords }.
   *[other] { $seat } controla { $tile }. Debajo quedan: { $lords }.
}
event-controlled-both = { $tokens ->
    [one] { $seat } controla { $tile } con 1 ficha de llave. Debajo quedan: { $lords }.
   *[other] { $seat } controla { $tile } con { $tokens } fichas de llave. Debajo queda: { $lords }.
}
event-location-swapped = { $seat } cambia { $old } por { $new }.
event-stack-searched = { $seat } mira la pila de lugares.
event-stack-swapped = { $seat } cambia { $old } por { $new }; la pila se baraja.
event-power-used = { $seat } usa el poder del lord { $lord }.
event-stack-discarded = Descartado del Consejo: { $allies }.
event-court-replaced = En la Corte, { $lord } deja su casilla a { $by }.
event-court-refilled = La Corte se rellena.
event-end-triggered = El fin se acerca: { $seat } acaba este turno y después cada uno de los demás juega un último turno.
event-last-affiliated = { $seat } muestra su mano: { $hand }. Afilia: { $affiliated }.
event-last-affiliated-none = { $seat } no tiene aliados en la mano.
event-tokens-shown = Fichas de monstruo de { $seat }: { $tokens }.
event-ended = La partida ha terminado.

# El tablero.
board-turn = { $extra ->
    [0] Turno { $turn }: { $seat }
    [one] Turno { $turn }: { $seat }, después 1 turno adicional
   *[other] Turno { $turn }: { $seat }, después { $extra } turnos adicionales
}
board-turn-last = Turno { $turn }: { $seat } · ÚLTIMOS TURNOS, el fin llegó en el turno de { $ender }
board-over = { $turns ->
    [one] La partida ha terminado tras 1 turno
   *[other] La partida ha terminado tras { $turns } turnos
}
board-piles = Quedan: exploración { $cards } (descartadas { $discard }), lores { $lords }, lugares { $locations }, fichas: monstruo { $tokens }, llave { $keys }
board-track = Exploración
board-threat = Amenaza
board-council = Consejo
board-space = { $space }: { $card }
board-space-last = { $space } (+1 perla): { $card }
board-empty = –
board-threat-space = casilla { $space } de 6: { $reward }
board-threat-lowered = casilla { $space } de 6, pero luchar da ahora la recompensa de la casilla { $read }: { $reward }
board-court = Corte
board-guild = gremio
board-value = valor
board-races = razas
board-influence = PI
board-keys = llv.
board-power = poder: → una vez, ∞ siempre, ↻ por turno
board-cost = { $kind ->
    [0] { $races ->
        [one] 1 cualquiera
       *[other] { $races } cualesquiera
    }
    [1] solo { $race }
    [2] { $races } con { $race }
   *[3] las 5
}
board-available = Lugar disponible
board-for-you = te da
board-rule = puntos
board-players = Jugadores
board-name = { $seat }
board-pearls = perlas
board-all-keys = llaves
board-hand = mano
board-tokens = fichas
board-score = puntos = lugares + lores + aliados + fichas
board-key-count = { $tokens ->
    [0] { $keys }
    [one] { $keys } (1 ficha)
   *[other] { $keys } ({ $tokens } fichas)
}
board-cards = Mano
board-lords = Lores
board-locations = Lugares
board-affiliated = Afiliados
board-lord = { $state ->
    [0] { $key ->
        [0] { $lord } { $influence }
       *[1] { $lord } { $influence } + llave
    }
    [1] { $key ->
        [0] { $lord } { $influence } (usado)
       *[1] { $lord } { $influence } + llave (usado)
    }
   *[2] { $lord } { $influence } (girado)
}
board-location = { $tile } { $points }
board-location-over = { $tile } { $points } (debajo: { $lords })

short-crab = Cangrejo
short-shellfish = Molusco
short-jellyfish = Medusa
short-squid = Calamar
short-seahorse = Caballito

# Los poderes en pocas palabras, para el tablero.
power-none = –
power-recruiter = los rivales pagan 2 más
power-jailer = cada rival descarta 1 aliado
power-seeker = cada rival pierde 2 perlas
power-assassin = gira 1 lord de cada rival
power-commander = rivales: máximo 6 aliados
power-tamer = rivales: recompensa anterior
power-hunter = roba 1 ficha de monstruo al azar
power-ship_master = 1 perla por raza al Consejo
power-trader = ganas 3 perlas
power-peddler = ganas 2 perlas
power-landlord = 1 perla ahora y cada turno
power-slaver = descarta 1 aliado por 2 perlas
power-shopkeeper = ganas 1 perla
power-shaman = inmune a los soldados rivales
power-invoker = un turno adicional
power-apprentice = toma 1 mazo del Consejo
power-oracle = descarta 1 mazo del Consejo
power-alchemist = el apoyo da 2 mazos
power-illusionist = puedes cambiar un lugar tuyo
power-master_of_magic = afilia a cualquier aliado usado
power-opportunist = sustituye 1 lord de la Corte
power-corruptor = otro lord por 5 perlas
power-traitor = cambia 1 lord por uno de la Corte
power-diplomat = recluta con cualquier raza
power-treasurer = pagas 2 menos
power-schemer = cambia 1 lord por uno del mazo
power-sage = roba 2 lugares, controla 1
power-hermit = roba 1 lugar y contrólalo
power-elder = roba 3 lugares, controla 1
