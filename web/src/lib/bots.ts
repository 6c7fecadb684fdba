/** The id of the message that names a bot, by its spec: `level:hard` is `bot-level-hard`. */
export function botMessage(spec: string): string {
  return `bot-${spec.replaceAll(":", "-")}`;
}
