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
bot-name = Bot { $seat } ({ $level })
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

menu = Menú
gallery = Cartas y reglas
settings = Ajustes
rules = Reglas
close = Cerrar
close-up = Carta
about-table = Esta mesa
credits = Créditos
credits-icons = Iconos de
credits-fonts = Tipos de letra:
credits-games = Los juegos pertenecen a sus autores y editoriales. Las cartas y los textos de aquí son dibujos y palabras nuestros.


all-actions = { $count ->
    [one] 1 acción en lista
   *[other] Las { $count } acciones en lista
}
confirm-title = Confirmar
confirm-do = Hazlo
confirm-not = Todavía no
since-turn = Desde tu último turno
give-up-sure = La partida termina para todos en esta mesa y nadie gana. No se puede retomar.
qr = Invitación como código QR
copy = Copiar el enlace
copied = Copiado
rules-search = Buscar en las reglas
rules-english = Las reglas de este juego están por ahora solo en inglés.
rules-found = { $count ->
    [one] 1 regla
   *[other] { $count } reglas
}
options = Opciones del juego
value-random = al azar
value-on = sí
value-off = no
clock = Tiempo para pensar
clock-is-none = sin límite
clock-is-quick = 5 minutos cada uno, 10 segundos más por jugada
clock-is-calm = 20 minutos cada uno, 30 segundos más por jugada
clock-is-days = 3 días por turno
invite-help = Los asientos libres esperan a quien tenga el enlace; los bots se sientan enseguida.
private-help = Si no, la mesa aparece en la portada y cualquiera puede sentarse.

settings-kept = Se guardan en este dispositivo.
set-theme = Luz
set-theme-help = Automática sigue a tu dispositivo.
set-theme-auto = Automática
set-theme-light = Día
set-theme-dark = Noche
set-palette = Colores
set-palette-help = Las formas y los signos dicen todo lo que dicen los colores.
set-palette-default = Habituales
set-palette-safe = Para daltónicos
set-speed = Animaciones
set-speed-help = A qué ritmo se ven las jugadas de los demás. Nunca tienes que esperar.
set-speed-normal = Normales
set-speed-off = Sin ellas
set-speed-fast = Rápidas
set-speed-slow = Lentas
set-sound = Sonido
set-sound-help = Un tono breve cuando te toca.
set-sound-off = Apagado
set-sound-on = Encendido
set-confirm = Confirmar jugadas
set-confirm-help = Preguntar antes de cada jugada. Los pagos se confirman siempre.
set-confirm-touch = En pantallas táctiles
set-confirm-never = Nunca
set-confirm-always = Siempre
set-pass = Ofertas de otros
set-pass-help = Si se te pregunta cuando alguien te ofrece algo.
set-pass-ask = Preguntar
set-pass-auto = Pasar siempre
set-list = Lista de acciones
set-list-help = Todas las acciones en palabras, junto al tablero.
set-list-closed = Cerrada
set-list-open = Abierta

replay = Repetición
replay-first = Al principio
replay-back = Un paso atrás
replay-next = Un paso adelante
replay-last = Al final
replay-play = Reproducir
replay-pause = Pausa
replay-step = Paso { $step } de { $steps }
replay-speed = Ritmo
replay-eyes = Visto por
replay-spectator = un espectador
replay-fork = Seguir desde aquí
replay-verify = Comprobar los dados
verify-right = Todo es correcto.
verify-wrong = Algo no cuadra.
verify-steps = { $steps ->
    [one] Se repitió 1 paso.
   *[other] Se repitieron { $steps } pasos.
}
verify-promised = Los dados salieron de lo prometido antes de la partida.
verify-unpromised = Los dados no se prometieron de antemano.
hint = Pista
hint-title = Qué haría un bot
hint-share = { $percent } % de su atención
hint-win = · { $percent } % de ganar
clock-left = quedan { $time }
away = ausente
stands-in = por ahora juega { $bot }
take-back-seat = Recuperar mi asiento

loading = Cargando …
no-table = No existe esa mesa, o no es para tus ojos.
connection-connecting = Conectando …
connection-open = Conectado
connection-waiting = Conexión perdida, se intenta de nuevo …
connection-closed = Desconectado
waiting-for = Esperando a { $names }.
your-actions = Tus acciones
undo = Deshacer
log = Qué ha pasado
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
