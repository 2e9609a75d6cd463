// Polish leaves no word of one letter at the end of a line; in prose a short preposition or abbreviation neither.
const LONE = '[aiouwz]'
const SHORT = 'do|na|od|po|za|ze|we|ku|nr|art\\.|ust\\.|pkt|lit\\.|ul\\.|o\\.o\\.'
const AFTER = '(?<=[\\s(„>{[]|^)'
const LONE_WORD = new RegExp(`${AFTER}(${LONE}) `, 'gi')
const SHORT_WORD = new RegExp(`${AFTER}(${LONE}|${SHORT}) `, 'gi')

/**
 * The text with one-letter words tied to what follows them by U+00A0: for headings, names, labels and buttons, which have no
 * room for longer ties on a phone.
 */
export function bindLetters(text: string): string {
  return text.replace(LONE_WORD, '$1\u00a0')
}

/** Running prose with one-letter words, short prepositions and abbreviations tied to what follows them by U+00A0. */
export function bindShortWords(text: string): string {
  return text.replace(SHORT_WORD, '$1\u00a0')
}
