// Polish typography allows no word of one letter at the end of a line; in prose no short preposition or abbreviation
// either.
const LONE = '[aiouwz]'
const SHORT = 'do|na|od|po|za|ze|we|ku|nr|art\\.|ust\\.|pkt|lit\\.|ul\\.|o\\.o\\.'
const AFTER = '(?<=[\\s(„>{[]|^)'
const LONE_WORD = new RegExp(`${AFTER}(${LONE}) `, 'gi')
const SHORT_WORD = new RegExp(`${AFTER}(${LONE}|${SHORT}) `, 'gi')

/**
 * Replaces the space after one-letter words by U+00A0. For headings, names, labels and buttons, which have no room for
 * longer unbreakable parts on a phone.
 */
export function bindLetters(text: string): string {
  return text.replace(LONE_WORD, '$1\u00a0')
}

/** Replaces the space after one-letter words, short prepositions and abbreviations by U+00A0. For prose. */
export function bindShortWords(text: string): string {
  return text.replace(SHORT_WORD, '$1\u00a0')
}
