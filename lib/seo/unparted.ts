// Polish leaves no word of one letter at the end of a line.
const LONE_WORD = /(?<=[\s(]|^)([aiouwz]) /gi

/** The text with one-letter words tied to what follows them, for where lines break by themselves. */
export function unparted(text: string): string {
  return text.replace(LONE_WORD, '$1\u00a0')
}
