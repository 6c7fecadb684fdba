# Monster Lands en español. Los nombres y textos de los componentes están en data/components.toml.
option-difficulty = Nivel de dificultad
option-trickery = Módulo Artimañas
option-queens_gift = La Concesión de la Reina
option-more_monsters = Más Monstruos
option-venom_helps_conquest = El veneno ayuda a conquistar
option-scenario = Escenario en solitario
part-glory = Gloria
part-reputation = Reputación
part-trophies = Trofeos
part-affinity = Afinidades
nothing = nada
gold = { $gold } de oro
strength = { $s ->
    [one] 1 dado de Fuerza
   *[other] { $s } dados de Fuerza
}
magic = { $m ->
    [one] 1 dado de Magia
   *[other] { $m } dados de Magia
}
persuasion = Persuasión { $p }
dice = { $kinds ->
    [0] ningún dado
    [1] { strength }
    [2] { magic }
    [3] { strength } y { magic }
    [4] { persuasion }
    [5] { strength } y { persuasion }
    [6] { magic } y { persuasion }
   *[7] { strength }, { magic } y { persuasion }
}
potions = { $potions ->
    [0] ninguna Poción
    [one] 1 Poción
   *[other] { $potions } Pociones
}
venoms = { $venoms ->
    [0] ningún Veneno
    [one] 1 Veneno
   *[other] { $venoms } Venenos
}
hidden-token = una ficha boca abajo
rival = Madhala
item-gold = oro
item-potion = 1 Poción
item-venom = 1 Veneno
item-defence = 1 ficha de Defensa
pool-die-P1 = Persuasión 1
pool-die-P2 = Persuasión 2
pool-die-P3 = Persuasión 3
pool-die-P4 = Persuasión 4
pool-die-P5 = Persuasión 5
pool-die-P6 = Persuasión 6
area-dice = Misión de Dados
area-contract = Misión de Contrato
area-A = Territorio A
area-B = Territorio B
area-gate = Entrada de la Ciudadela
path-none = ninguna senda
path-dice-1 = Misión de Dados, senda 1
path-dice-2 = Misión de Dados, senda 2
path-contract-1 = Contrato, senda 1
path-contract-2 = Contrato, senda 2
path-A-1 = Territorio A, senda 1
path-A-2 = Territorio A, senda 2
path-A-3 = Territorio A, senda 3
path-A-4 = Territorio A, senda 4
path-B-1 = Territorio B, senda 1
path-B-2 = Territorio B, senda 2
path-B-3 = Territorio B, senda 3
path-B-4 = Territorio B, senda 4
path-gate-1 = Entrada, senda superior
path-gate-2 = Entrada, senda inferior
prompt-wait = Esperando a { $player }.
prompt-over = La partida ha terminado. { $count ->
    [one] Gana { $winners } con { $points } PV.
   *[other] { $winners } comparten la victoria con { $points } PV.
}
prompt-affinity = ¿Qué Afinidad tiene tu clan?
prompt-gift-die = La Reina te da un dado. ¿De qué color?
prompt-gift-item = ¿Y qué más tomas de la Reina?
prompt-turn = Tu turno: coloca dados en la Ciudadela o envía a un Mercenario.
prompt-turn-without-dice = No te quedan dados. ¿Usas algo antes de pasar?
prompt-hunter = ¿Qué Trampas compras? Descuento: { $number }.
prompt-excess = Tienes demasiadas Trampas. ¿Cuál descartas?
prompt-alchemist = ¿Cuántas Pociones y cuántos Venenos?
prompt-tavern = ¿A quién contratas? Descuento: { $number }.
prompt-tavern-after-beer = Nueva oferta. ¿Contratas a alguien? Descuento: { $number }.
prompt-free-hire = ¿A quién contratas gratis?
prompt-armoury = ¿Cuántas fichas de Defensa? Descuento: { $number }.
prompt-pawn = ¿Otro dado para la Casa de Empeños?
prompt-bazaar = ¿Qué Equipo y para quién? Descuento: { $number }.
prompt-free-gear = ¿Qué Equipo gratis y para quién?
prompt-mine = ¿Qué espacio de la Mina?
prompt-load-dice = ¿Qué dados colocas ({ $path })?
prompt-load-tokens = { $number ->
    [one] ¿Añades Trampas o fichas de Defensa ({ $path })? Cabe una más.
   *[other] ¿Añades Trampas o fichas de Defensa ({ $path })? Caben { $number } más.
}
prompt-load-carry = ¿Lleva { $member } una Poción o un Veneno?
prompt-loot = ¿Qué Botín tomas?
prompt-contract = ¿Cumples el contrato? { $text }
prompt-pay-trap = ¿Qué Trampa entregas? Faltan: { $number }.
prompt-reveal = ¿Descubres la ficha { $number } ({ $path })?
prompt-target = ¿A quién afecta tu Artimaña?
prompt-cancel = Una Artimaña va contra ti. ¿La anulas con una ficha de Defensa?
prompt-steal = ¿Qué dados robas?
prompt-redirect = ¿Desvías dados de ataque a un vecino?
prompt-sacrifice = { $dice ->
    [one] 1 dado ataca a { $member } ({ $path }). ¿Sacrificas dados de Magia? Cada uno quita un dado.
   *[other] { $dice } dados atacan a { $member } ({ $path }). ¿Sacrificas dados de Magia? Cada uno quita un dado.
}
prompt-block = { $member } ({ $path }), golpes: { $hits }. ¿Cuántos detienes con fichas de Defensa?
prompt-drink = { $member } ({ $path }), heridas: { $hits }. ¿Cuántas anulas con Pociones?
prompt-kill-or-capture = ¿Eliminar al Monstruo o capturarlo?
prompt-deed = Bien hecho. ¿Usas un Botín o asientas a alguien?
prompt-heal = ¿Curas a alguien con una Poción?
prompt-window = { $gold ->
    [0] Antes de seguir con la limpieza: ¿algo que vender o usar, alguien que asentar?
   *[other] Antes de seguir con la limpieza: ¿algo que vender o usar, alguien que asentar? Los salarios serán { $gold } de oro.
}
prompt-leader = ¿Quién es el nuevo Líder?
prompt-desert = No puedes pagar a todos. ¿Quién deserta?
prompt-inherit = ¿Quién se queda con el Equipo del desertor?
action-affinity = Juega con { $affinity }. { $leader } · { $leadertext } { $starter } · { $startertext }
action-gift-die = Toma: { $die }
action-gift = Toma: { $item }
action-swap = Un Novato cambia { $die } por: { $colour }
action-talent = Usa el Talento de { $member }
action-talent-item = Usa el Talento de { $member }: { $item }
action-convert = Pon { $die } sobre { $loot }
action-use = Usa { $loot }. { $text }
action-sell = Vende el Trofeo por { gold }: { $thing }
action-heal = Cura a { $member } con una Poción
action-equip = Da { $gear } a { $member }
action-drop = Descarta { $gear }
action-settle = Asienta a { $member } en { $territory }
action-visit = { $building }, dado: { $die }{ $discount ->
    [0] { "" }
   *[other] { " " }(descuento { $discount })
}
action-assign = { $path }: envía a { $member }
action-work = Usa { $territory } con { dice }. { $text }
action-pass = Pasa
action-buy-traps = Compra { $traps } por { gold }{ $used ->
    [0] { "" }
   *[other] { " " }(con el descuento de { $savings })
}
action-brew = { $space ->
    [1] Espacio superior: { potions }, { venoms }
   *[other] Espacio inferior: { potions }, { venoms }
}
action-beer = Ronda de cervezas por { gold }: nueva oferta
action-hire = Contrata a { $member } (Reputación { $reputation }) por { gold }{ $used ->
    [0] { "" }
   *[other] { " " }(con el descuento de { $savings })
}
action-buy-defence = Compra { $number ->
    [one] 1 ficha de Defensa
   *[other] { $number } fichas de Defensa
} por { gold }
action-pawn = Empeña también { $die }
action-buy-gear = { $gear } para { $member }, { gold }
action-mine = { gold } por { $dice ->
    [one] 1 dado de Fuerza
   *[other] { $dice } dados de Fuerza
} (espacio { $number })
action-dice = Coloca { dice }
action-lay = Añade boca abajo: { $trap }
action-lay-defence = Añade una ficha de Defensa
action-carry = { $potions ->
    [0] { $venoms ->
        [0] No lleva nada
       *[other] Lleva un Veneno
    }
   *[other] { $venoms ->
        [0] Lleva una Poción
       *[other] Lleva una Poción y un Veneno
    }
}
action-discard-trap = Descarta { $trap }
action-pay = Cumple el contrato
action-pay-trap = Entrega { $trap }
action-roll = Lanza: { $die }
action-roll-all = Lanza todos los dados
action-reroll = Repite { $die } que muestra { $number }
action-venom = Usa un Veneno (+2)
action-stop = Detente
action-stop-enough = Detente: es suficiente
action-stop-both = Detente: basta para eliminarlo y para capturarlo
action-stop-capture = Detente: el Monstruo queda capturado
action-stop-kill = Detente: el Monstruo queda eliminado
action-kill = Elimínalo
action-capture = Captúralo
action-reveal = Descúbrela
action-hide = Déjala boca abajo
action-target = Apunta a: { $path }
action-cancel = Anúlala con una ficha de Defensa
action-allow = Déjala pasar
action-steal = Roba { dice }
action-redirect = { $number ->
    [one] Desvía 1 dado de ataque a: { $path }
   *[other] Desvía { $number } dados de ataque a: { $path }
}
action-sacrifice = { $number ->
    [0] Conserva los dados de Magia
    [one] Sacrifica 1 dado de Magia
   *[other] Sacrifica { $number } dados de Magia
}
action-block = { $number ->
    [0] No uses fichas de Defensa
    [one] Usa 1 ficha de Defensa
   *[other] Usa { $number } fichas de Defensa
}
action-drink = { $number ->
    [0] No uses Pociones
    [one] Usa 1 Poción
   *[other] Usa { $number } Pociones
}
action-take-loot = Toma { $loot }. { $text }
action-leader = { $member } es el nuevo Líder
action-desert = { $member } deserta
action-done = Nada más
action-hire-nobody = No contratas a nadie
action-decline = Renuncia al contrato
event-first-player = Jugador Inicial: { $seat }.
event-affinity = { $seat } juega con { $affinity }.
event-round = Comienza la ronda { $round }.
event-member-offered = En la Taberna: { $member }.
event-trap-offered = En la Guarida del Cazador: { $trap }.
event-gear-offered = En el Bazar: { $gear }.
event-loot-offered = Nuevo Botín: { $loot }.
event-monster-appeared = Aparece { $monster }: { $area }.
event-territory-appeared = { $area } es ahora { $territory }.
event-mission-drawn = Nueva Misión: { $mission }.
event-reshuffled = Se baraja de nuevo un descarte.
event-dice-gained = { $seat } toma { dice }.
event-glory-lost = { $seat } pierde Gloria: { $glory }.
event-paid = { $seat } paga { gold }.
event-placed = { $seat } coloca { $die }: { $building }.
event-trap-bought = { $seat } compra { $trap }.
event-beer = { $seat } paga una ronda de cervezas.
event-hired = { $member } se une al clan de { $seat }.
event-gear = { $seat } da { $gear } a { $member }.
event-gear-dropped = { $seat } descarta { $gear }.
event-die-given = { $seat } entrega { $die }.
event-talent = { $seat } usa el Talento de { $member }.
event-loot-used = { $seat } usa { $loot }.
event-sold = { $seat } vende el Trofeo { $thing }.
event-healed = { $member } vuelve a estar sano.
event-settled = { $seat } asienta a { $member } en { $territory }.
event-assigned = { $seat } envía a { $member }: { $path }.
event-dice-laid = { $seat } coloca { dice }.
event-laid = { $seat } pone una ficha boca abajo: { $path }.
event-laid-known = { $seat } pone { $trap } boca abajo: { $path }.
event-defence-laid = { $seat } pone una ficha de Defensa: { $path }.
event-carried = { $path }, lleva{ $potions ->
    [0] { "" }
   *[other] { " · " }{ potions }
}{ $venoms ->
    [0] { "" }
   *[other] { " · " }{ venoms }
}{ $coins ->
    [0] { "" }
   *[other] { " · " }{ $coins } de oro
}
event-worked = { $seat } usa { $territory }.
event-passed = { $seat } pasa.
event-trap-discarded = { $seat } descarta una ficha boca abajo.
event-trap-discarded-known = { $seat } descarta { $trap } boca abajo.
event-rival-rolled = Madhala saca { $red } y { $yellow }.
event-rival-placed = Madhala va a: { $building }.
event-rival-marked = Madhala ocupa: { $path }.
event-rival-took = Madhala se lleva lo que encuentra: { $path }.
event-area = Ahora: { $area }.
event-rolled = { $path }: { $die } muestra { $face }.
event-rerolled = { $path }: { $die } pasa de { $from } a { $face }.
event-venom = { $path }: se usa un Veneno.
event-total = { $path }: total { $total }.
event-mission-done = { $seat } tiene éxito: { $path }.
event-mission-failed = { $seat } fracasa: { $path }.
event-contract-declined = { $seat } renuncia al contrato.
event-traps-owed = { $seat } entrega Trampas boca abajo: { $number }.
event-revealed = { $path }: se descubre { $trap }.
event-hidden = { $path }: una ficha queda boca abajo.
event-aimed = { $path }: la Artimaña apunta a { $target }.
event-trick-cancelled = { $path }: una ficha de Defensa anula la Artimaña.
event-trick-allowed = { $path }: se deja pasar la Artimaña.
event-stolen = { $path } roba a { $target }: { dice }.
event-redirected = { $path }: dados de ataque desviados a { $target }: { $number }.
event-sacrificed = { $path }: dados de Magia sacrificados: { $number }.
event-attack = { $path }: el Monstruo saca { $faces }, golpes: { $hits }.
event-attack-without-dice = { $path }: golpes sin tirada: { $hits }.
event-misses = Se repiten los fallos: { $faces }.
event-talent-blocked = { $path }: golpes detenidos por los Talentos: { $hits }.
event-blocked = { $path }: golpes detenidos con fichas de Defensa: { $hits }.
event-drunk = { $path }: Pociones usadas: { $potions }.
event-wounded = { $member } queda herido.
event-died = Muere { $member }, de { $seat }.
event-killed = { $seat } elimina a { $monster }.
event-captured = { $seat } captura a { $monster }.
event-failed = { $path }: no basta; a la senda siguiente pasa { $carried }.
event-conquered = { $seat } conquista { $territory }.
event-loot-taken = { $seat } toma { $loot }.
event-at-entrance = { $monster } está en la Entrada de la Ciudadela.
event-monster-discarded = { $monster } se marcha.
event-panicked = Pánico: { $building }.
event-panic-ended = Se acaba el pánico.
event-returned = { $member } vuelve con { $seat }.
event-leader = { $member } lidera el clan de { $seat }.
event-salaries = { $seat } paga salarios: { gold }.
event-deserted = { $member } deserta de { $seat }.
event-glory-reached = { $seat } ha llegado a 30 de Gloria.
event-ended = La partida ha terminado.
board-round = Ronda { $round } de { $rounds } · Jugador Inicial: { $first } · dados de ataque adicionales esta ronda: { $extra }
board-panic = pánico
board-mission = { $area }: { $mission }. { $text }
board-territory = { $area }: { $territory } ({ $affinity }) · conquista { $value }, Gloria { $glory }. Colonizado: { $text }
board-monster = { $area }: { $monster } ({ $affinity }) · ataca con { $attack } dados esta ronda · captura { $capture }: { $captureglory } de Gloria, { $gold } de oro · eliminación { $kill }: { $killglory } de Gloria, Trofeos { $trophies }. { $text }
board-path = Senda { $number }
board-clan = { $seat } · Gloria { $glory } (Sobrante { $surplus }) · Reputación { $reputation } · oro { $gold } (salarios { $salaries }) · puntos { $points }
board-store = Trampas { $traps } · Defensa { $defence } · Pociones { $potions } · Venenos { $venoms }
board-things = Posee: { $items }
board-trophy = { $points ->
    [one] Trofeo, 1 punto
   *[other] Trofeo, { $points } puntos
}
event-gained = { $seat } gana{ $gold ->
    [0] { "" }
   *[other] { " " }+{ $gold } de oro
}{ $glory ->
    [0] { "" }
   *[other] { " " }+{ $glory } de Gloria
}{ $potion ->
    [0] { "" }
    [one] { " " }+1 Poción
   *[other] { " " }+{ $potion } Pociones
}{ $venom ->
    [0] { "" }
    [one] { " " }+1 Veneno
   *[other] { " " }+{ $venom } Venenos
}{ $defence ->
    [0] { "" }
    [one] { " " }+1 ficha de Defensa
   *[other] { " " }+{ $defence } fichas de Defensa
}.
prompt-over-alone = El escenario ha terminado. PV: { $points }. Tu rango: { $rank }.
board-key = Dados: F Fuerza (S en lo que escribes), M Magia, P Persuasión (con su resultado)
short-S = F
short-M = M
short-P = P
board-open = abierta
board-full = completo
board-spaces = libres: n.º
board-free = { $free ->
    [0] completo
    [one] { $free } libre
   *[other] { $free } libres
}
board-last = último dado de Persuasión: { $face }
board-price = { gold }
board-reputation = Reputación { $number }
kind-trap = Trampa
kind-trick = Artimaña
kind-loot = Botín
board-dead = caído
board-load = fichas: { $tokens }
board-needs = requiere
board-gate = { $gold ->
    [0] dados F y M y fichas a tu gusto (8 espacios, una ficha ocupa 2) · detiene golpes: { $defence }
   *[other] dados F y M y fichas a tu gusto (8 espacios, una ficha ocupa 2) · detiene golpes: { $defence } · { $gold } de oro si vuelve
}
benefit-defence = detiene golpes: { $number }
benefit-potion = { $number ->
    [one] 1 Poción
   *[other] { $number } Pociones
}
benefit-venom = { $number ->
    [one] 1 Veneno
   *[other] { $number } Venenos
}
benefit-gold = { $number } de oro si vuelve
benefit-reroll = { $number ->
    [one] repetir 1 tirada:
   *[other] repetir { $number } tiradas:
}
mark-leader = Líder
mark-wounded = herido
mark-assigned = en Senda
mark-settled = asentado
mark-used = Talento usado
board-dice = dados
board-rolled = tirada
board-more = hasta { $most } más:
board-death = muerte: { $glory } de Gloria
board-path-free = libre
board-who = { $member } de { $seat }
campaign-begin = Tu campaña empieza con el escenario { $number }: { $scenario }. Elige un nivel.
campaign-playing = Te espera el escenario { $number } de 10, { $scenario }, en el nivel { $level }. Partidas jugadas: { $games }.
campaign-hero = Tu rango es Héroe. Te espera el escenario { $number } de 10, { $scenario }: elige uno de los dos niveles más altos. Partidas jugadas: { $games }.
campaign-won = ¡Has ganado la campaña! Partidas jugadas: { $games }.
campaign-lost = Has perdido la campaña: Forraje para Monstruos en el nivel más bajo del escenario { $number }, { $scenario }. Partidas jugadas: { $games }.
campaign-chapter = { $level }: escenario { $number }, { $scenario }. { $text }
board-missions = Misiones completadas hasta ahora: { $number }
goal-armed = todo lo de la lista
goal-mercenaries = Mercenarios por Afinidad
goal-missions = { $number ->
    [one] 1 Misión
   *[other] { $number } Misiones
}
goal-points = { $number } PV
goal-gold = { $number } de oro
load-defence = { $number ->
    [one] 1 ficha de Defensa
   *[other] { $number } fichas de Defensa
}
load-coins = { $number } de oro
prompt-roll-mission = Lanza los dados de la Misión ({ $path }): llevas { $total } de { $least }.
prompt-roll-attack = { $traps ->
    [0] Lanza los dados contra el Monstruo ({ $path }): llevas { $kill } de { $killvalue } para eliminarlo; sin las Trampas necesarias no puedes capturarlo ({ $capture } de { $capturevalue }).
   *[other] Lanza los dados contra el Monstruo ({ $path }): llevas { $kill } de { $killvalue } para eliminarlo y { $capture } de { $capturevalue } para capturarlo.
}
prompt-roll-conquest = Lanza los dados de la conquista ({ $path }): llevas { $total } de { $least }.
