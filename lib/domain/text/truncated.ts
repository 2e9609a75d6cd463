/**
 * At most `max` characters: whole sentences if at least half the length remains, otherwise whole words and an ellipsis.
 * Search engines show about 155 characters of a description and 60 of a title.
 */
export function truncated(text: string, max: number): string {
  const plain = text.replace(/\s+/g, ' ').trim()
  if (plain.length <= max) return plain
  const sentences = plain.slice(0, max + 1).replace(/(?<=[.!?]) [^.!?]*$/, '')
  if (/[.!?]$/.test(sentences) && sentences.length <= max && sentences.length >= max / 2) return sentences
  const words = plain.slice(0, max).replace(/[\s,;:–-]+\S*$/, '')
  return `${words}…`
}

const MAX_DESCRIPTION = 155

/** A page's description, cut to the length that search engines show. */
export function description(text: string): string {
  return truncated(text, MAX_DESCRIPTION)
}

/** The first text of 120 to 155 characters, which fills the space in search results; else the first one, cut. */
export function fittedDescription(...texts: [string, ...string[]]): string {
  return texts.find(({ length }) => length >= 120 && length <= MAX_DESCRIPTION) ?? description(texts[0])
}
