# Lo que dice la terminal alrededor de una partida, en español.
language = español

wizard-game = ¿Qué juego?
wizard-players = ¿Cuántos jugadores, de { $min } a { $max }?
wizard-players-range = de { $min } a { $max } jugadores
wizard-number = Escribe un número de { $min } a { $max }.

welcome = { $game } para { $players ->
    [one] 1 jugador
   *[other] { $players } jugadores
}
name-you = { $seat } (tú)
sits-bot = { $name } (bot { $bot })
level-novice = principiante
level-easy = fácil
level-normal = normal
level-hard = difícil
level-master = maestro
sitting = En la mesa: { $players }
welcome-help = Escribe el número de una acción o las palabras que están al lado. Para lo demás, escribe «help».

hand-over = Pasa el teclado a { $seat }. { $seat }, pulsa Intro cuando nadie más esté mirando.

help =
    número        haz la acción que tiene este número
    notación      haz la acción escrita en notación, las palabras junto al número
    varias        4; 2; done – varias acciones seguidas; si una no encaja, no se hace ninguna
    undo          deshaz tu último paso, mientras no haya revelado nada a nadie
    hint          lo que haría un bot en tu lugar
    orders        cuándo se te pregunta por reacciones en turnos ajenos; «raise» para que se te pregunte una vez más
    board         muestra otra vez la mesa entera y tus opciones
    log           todo lo que ha pasado hasta ahora
    save FICHERO  guarda la partida; sigue después con: bestiary play --load FICHERO
    quit          deja la partida

orders-ask = Se te pregunta siempre que puedas usar algo.
orders-smart = Se te pregunta cuando puedes cambiar un resultado.
orders-skip = No se te pregunta por reacciones: pasas.
orders-help = Cámbialo con: orders ask, orders smart, orders skip. Con «raise» se te pregunta en el próximo momento abierto a todos.
hand-raised = Levantas la mano: se te pregunta en el próximo momento abierto a todos, hasta que pases.

hint = El bot elegiría { $number }: { $action }
hint-scored = { $number }: { $win } % de probabilidad de ganar, unos { $points } puntos (mirado { $visits } veces): { $action }
hint-plain = { $number }: { $win } % de probabilidad de ganar (mirado { $visits } veces): { $action }
undone = Deshecho.
undo-nothing = No hay nada que deshacer.
undo-barrier = Desde entonces se ha visto algo nuevo, así que el paso se queda.
undo-answered = Desde entonces ha jugado otra persona, así que el paso se queda.

refused-unknown = No entiendo «{ $text }». Escribe el número de una acción o «help».
refused-impossible = «{ $text }» no es posible ahora. La lista muestra lo que sí lo es.
refused-number = Elige un número de 1 a { $count }.
refused-turn = «{ $text }» no es posible: no es tu turno.

save-where = Di dónde: save FICHERO
saved = Guardada en { $file }. Para seguir o verla otra vez: bestiary play --load { $file }, bestiary replay { $file }
quit-unsaved = La partida no está guardada: «save FICHERO» la guarda, otro «quit» la abandona.
end-of-input = La entrada se ha terminado, así que la partida se detiene aquí.
goodbye = Hasta pronto.

ending-total = Total
ending-place = Puesto

campaign-heading = { $game }: la campaña
campaign-choose = ¿Qué partida juegas?
campaign-resumed = Tienes una partida empezada.
campaign-saved = Guardado en { $file }. Para seguir: bestiary campaign { $game } --file { $file }
campaign-over = Para empezar de nuevo: bestiary campaign { $game } --file { $file } --anew
campaign-go-on = Pulsa Intro para seguir jugando o escribe «quit»:
line-refused = No se ha hecho nada de la línea; no encaja: { $text }
rest-left = Se ha visto algo nuevo o no es tu turno, así que el resto de la línea no cuenta: { $text }
