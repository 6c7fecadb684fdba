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

campaign = Campaña
campaign-choose = La próxima partida
campaign-begin = Empezar la campaña
campaign-next = Jugar la próxima partida
campaign-continue = Volver a la partida
campaign-on = La partida te espera.
campaign-anew = Empezar de nuevo …
campaign-anew-sure = Pierdes lo conseguido. La partida empezada sigue entre tus mesas, pero ya no cuenta.
campaign-anew-do = Empezar desde la primera partida

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
board-new = Nuevo desde tu última decisión
board-choose = Elegir
board-more = Ver más
find-action = Buscar entre las acciones
no-action-found = Ninguna acción encaja.
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
value-pick = cada cual elige
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
settings-follow = Guardado con tu cuenta: lo mismo en todos tus dispositivos.
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
set-reactions = Reacciones
set-reactions-help = Cuándo se te pregunta si reaccionas a lo que otros hacen u ofrecen. En cada mesa puedes elegir otra cosa.
set-reactions-smart = Si importa
set-reactions-ask = Siempre
set-reactions-skip = Nunca
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
reactions = Reacciones
reactions-button = Reacciones: { $when }
reactions-ask = preguntar siempre
reactions-smart = preguntar si importa
reactions-skip = pasar por mí
reactions-ask-help = Se te pregunta siempre que puedas usar algo.
reactions-smart-help = Se te pregunta cuando puedes cambiar un resultado.
reactions-skip-help = Nunca se te pregunta: la mesa pasa por ti.
reactions-help = En los turnos ajenos puedes reaccionar a lo que otros hacen u ofrecen. ¿Cuándo quieres que se te pregunte?
reactions-raise = Levantar la mano
reactions-raise-help = Se te pregunta en el próximo momento abierto a todos, hasta que pases.
reactions-secret = Solo tú sabes lo que eliges aquí, y puedes cambiarlo en cualquier momento.
reactions-passing = La mesa pasa por ti. Todavía puedes responder por tu cuenta.

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
kick = Echar
kick-whom = Echar a { $name }
kick-sure = { $name } pierde su asiento y no podrá volver a sentarse en esta mesa.
sent-away = El dueño de esta mesa te ha echado.
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

tables-wait = { $count ->
    [one] Te toca en 1 mesa
   *[other] Te toca en { $count } mesas
}
company = con { $names }

account = Cuenta
account-as = Entras como «{ $login }».
account-guest = Estás de visita: solo este navegador te conoce.
account-none = Para jugar no hace falta cuenta.
here-since = Aquí desde el { $date }.
my-profile = Perfil e historial
sign-in = Entrar
sign-in-guest = ¿Ya tienes cuenta? Las partidas de esta visita se quedan con la visita.
sign-out = Salir
sign-out-everywhere = Salir en todas partes
signed-in-places = Dónde has entrado
signed-in-since = Desde el { $when }
this-browser = este navegador
keep-games = Conserva tus partidas
keep-games-help = Elige un usuario y una contraseña: tus partidas, mesas y charlas seguirán siendo tuyas en cualquier dispositivo, y las partidas con otros contarán para la clasificación.
new-here = ¿Primera vez?
new-here-help = Una cuenta guarda partidas, clasificación y ajustes en cualquier dispositivo. No pide correo electrónico.
make-account = Crear cuenta
login = Usuario
login-help = De 3 a 32 caracteres: a–z, 0–9, punto, _ y -. Nadie más lo ve.
password = Contraseña
password-help = Al menos 8 caracteres. Si se olvida no se puede recuperar: un gestor de contraseñas ayuda.
show-password = Mostrar
old-password = Contraseña actual
wanted-password = Contraseña nueva
change-name = Tu nombre en la mesa
name-help = Lo que leen los demás. En las mesas donde ya estás sigue el anterior.
name-changed = Desde ahora te llamas así.
save = Guardar
change-password = Cambiar la contraseña
password-changed = Cambiada. En los demás sitios se ha cerrado tu sesión.
muted-people = A quién no oyes
my-data = Tus datos
my-data-help = Llévate todo lo que aquí se guarda de ti, o haz que se olvide.
export = Descargar mis datos
forget-me = Borrarlo todo
forget-sure = Tu nombre, tu clasificación, tus ajustes y todo lo que has dicho se borran para siempre. Las partidas quedan para quienes jugaron contigo, sin tu nombre. No hay vuelta atrás.
forget-do = Borrar para siempre
trouble-missing = Aquí falta algo.
trouble-login = Un usuario tiene de 3 a 32 caracteres: a–z, 0–9, punto, _ y -.
trouble-password = Una contraseña tiene de 8 a 128 caracteres.
trouble-password-login = La contraseña no puede contener el usuario.
trouble-name = Un nombre tiene de 1 a 40 caracteres visibles.

profile = Perfil
is-guest = De visita.
is-account = Tiene cuenta.
forgotten = alguien que se fue
statistics = Estadísticas
no-statistics = Ninguna partida terminada todavía.
no-ratings = Para la clasificación cuentan las partidas en las que cada asiento es de una persona distinta y todas tienen cuenta.
ratings = Clasificación
ratings-help = Todo el mundo empieza en 1500. La sombra es donde está el valor verdadero 19 de cada 20 veces.
rating = Puntuación
rated = clasificatoria
rated-game = Partida clasificatoria
first-rating = Inicio
nth-game = N.º { $number }
rating-within = puntuación, { $points } arriba o abajo
won-of = { $games ->
    [one] { $wins } de 1 partida ganada
   *[other] { $wins } de { $games } partidas ganadas
}
share-even = La marca está en { $percent }: lo que daría el puro azar.
mean-place = Puesto medio
mean-total = Puntos de media
history = Historial
history-search = Buscar en mis partidas
any-game = cualquier juego
opponent = Con quién
any-result = cualquier resultado
result-won = ganadas
result-lost = perdidas
from-day = Desde
until-day = Hasta
games-found = { $count ->
    [0] Ninguna partida encontrada
    [one] 1 partida encontrada
   *[other] { $count } partidas encontradas
}
no-games = No hay partidas terminadas que encajen.
standing = { $place }.º { $name }: { $total }
replay-of = Repetición: { $game }, { $date }
more-games = Partidas anteriores
as-table = En una tabla

chat = Charla
chat-empty = Nadie ha dicho nada todavía.
chat-say = Di algo
chat-send = Decir
chat-listen = Aquí solo hablan quienes están en la mesa.
chat-more = Silenciar o denunciar a { $name }
chat-mute = Silenciar a { $name }
chat-muted = Ya no oyes a { $name }.
chat-unheard = No oyes a { $name }.
chat-unmute = Volver a oír
chat-report = Denunciar esta frase
chat-reason = ¿Qué tiene de malo?
chat-report-send = Denunciar
chat-reported = Gracias. Quien lleva este sitio lo mirará.
chat-unread = { $count ->
    [one] 1 frase nueva
   *[other] { $count } frases nuevas
}
somebody = alguien

see-moment = Ver este momento
to-table = A la mesa
chances = Opciones de ganar
chances-ask = Que un bot mire la partida
chances-thinking = Un bot mira la partida …
chances-by = Como lo ve un bot ({ $bot }), con lo que cada cual sabía en sus decisiones.
chance-to-win = Opciones de ganar
step = Paso
undo-of = { $name }: deshacer el último paso

refusal = No ha sido posible ({ $code }).
refusal-offline = El servidor no responde. ¿Hay red?
refusal-too_many = Demasiado y demasiado rápido. Espera un momento.
refusal-stale = Algo ha cambiado mientras tanto. Mira otra vez.
refusal-seat_taken = Este asiento está ocupado.
refusal-seats_open = Aún hay asientos libres.
refusal-unauthorized = Primero entra con un nombre.
refusal-not_found = No existe.
refusal-wait = { $seconds ->
    [one] Demasiado y demasiado deprisa. Prueba dentro de 1 segundo.
   *[other] Demasiado y demasiado deprisa. Prueba dentro de { $seconds } segundos.
}
refusal-wrong_login = El usuario o la contraseña no son correctos.
refusal-login_taken = Alguien tiene ya este usuario. Elige otro.
refusal-account_exists = Ya tienes una cuenta.
refusal-account_needed = Para esto hace falta una cuenta.
refusal-bad_request = Así no se entiende. Míralo otra vez.
refusal-forbidden = Esto no te corresponde.
refusal-cannot_undo = Esto ya no se puede deshacer.
refusal-busy = Hay mucho movimiento. Prueba dentro de un momento.
refusal-not_saved = No se pudo guardar, así que no se hizo. Prueba otra vez.
refusal-stopping = El servidor se está reiniciando. Prueba dentro de un momento.
refusal-internal = El servidor cometió un error. No se hizo nada.
