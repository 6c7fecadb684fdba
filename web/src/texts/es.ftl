# The page in Spanish.
title = Bestiary
tagline = Juegos de mesa sobre monstruos, en una mesa del navegador.
skip = Ir al contenido
language = Idioma
home = Inicio
about = Acerca de
about-text = Software libre. El servidor se compromete con los dados antes de la partida y los muestra después, así que todos pueden comprobarlos.

play-now = Juega ahora contra bots
choose-game = Juego
players = Jugadores
player-count = { $count ->
    [one] 1 jugador
   *[other] { $count } jugadores
}
player-range = de { $least } a { $most } jugadores
bot-level = Rivales
bot-random = Al azar
bot-greedy = Codicioso
bot-level-novice = Principiante
bot-level-easy = Fácil
bot-level-normal = Normal
bot-level-hard = Difícil
bot-level-master = Maestro
bot-name = Bot { $seat }
your-name = Tu nombre
guest = Invitado
hello = Juegas como { $name }.
play = Jugar
opening = Se pone la mesa …

my-tables = Mis mesas
no-tables = Aún no estás en ninguna mesa.
your-turn = Tu turno
open-tables = Mesas abiertas
no-open-tables = Nadie espera jugadores.
status-open = espera jugadores
status-playing = en juego
status-finished = terminada
status-abandoned = abandonada
free-seats = { $count ->
    [one] 1 asiento libre
   *[other] { $count } asientos libres
}

invite-others = Juega con otros
own-seats = Asientos para ti (varios: comparten esta pantalla)
open-seats = Asientos libres
bot-seats = Asientos para bots
private = Solo con invitación
create = Poner la mesa
total-seats = { $count ->
    [one] 1 asiento; este juego necesita de { $least } a { $most }.
   *[other] { $count } asientos; este juego necesita de { $least } a { $most }.
}

loading = Cargando …
no-table = No existe esa mesa, o no es para tus ojos.
connection-connecting = Conectando …
connection-open = Conectado
connection-waiting = Conexión perdida, se intenta de nuevo …
connection-closed = Desconectado
waiting-for = Esperando a { $names }.
your-actions = Tus acciones
actions-hint = Las teclas 1 a 9 eligen una acción, las flechas se mueven entre ellas.
undo = Deshacer
log = Qué ha pasado
position = La mesa completa
players-heading = Jugadores
to-act = le toca
free-seat = Asiento libre
seat = Asiento { $seat }
you-suffix = { $name } (tú)
sit = Sentarse aquí
sit-anywhere = Sentarse
invited = Estás invitado a esta mesa.
leave = Levantarse
start-game = Empezar la partida
not-full = La partida puede empezar cuando todos los asientos estén ocupados.
invitation = Invitación: envía este enlace a quienes vayan a jugar contigo.
look-as = Mirar como { $name }
pass-screen = Le toca a { $name }. Pasa la pantalla y pulsa el botón.
spectating = Estás mirando.
outcome = Resultado
place = Puesto
player = Jugador
total = Total
rematch = Revancha
go-rematch = A la revancha
give-up = Abandonar la mesa
fairness = Dados justos
fairness-commitment = Antes de la partida el servidor se comprometió con sus dados:
fairness-later = Cuando termine la partida, la prueba estará aquí.
fairness-proof = Prueba
fairness-record = Registro
yes = sí
no = no

refusal = No ha sido posible ({ $code }).
refusal-offline = El servidor no responde. ¿Hay red?
refusal-too_many = Demasiado y demasiado rápido. Espera un momento.
refusal-stale = Algo ha cambiado mientras tanto. Mira otra vez.
refusal-seat_taken = Este asiento está ocupado.
refusal-seats_open = Aún hay asientos libres.
refusal-unauthorized = Primero entra con un nombre.
refusal-not_found = No existe.
