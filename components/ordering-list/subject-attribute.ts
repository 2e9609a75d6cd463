import type { BadgeSubject } from './availability-badge'

/**
 * What a row's badge depends on, as an attribute of its place, so that a row which is appended to the list brings its own.
 * Quotation marks and backticks change places, in both directions: in an attribute a quotation mark takes six characters.
 */
export function writeSubject(subject: BadgeSubject): string {
  return swapQuotes(JSON.stringify(subject))
}

/** Reads it back; `null` for a text that is none. */
export function readSubject(text: string | undefined): BadgeSubject | null {
  try {
    return JSON.parse(swapQuotes(text ?? ''))
  } catch {
    return null
  }
}

// JSON escapes U+0000, so the text has none. Once a row: a callback for each mark takes ten times as long.
function swapQuotes(text: string): string {
  return text.replaceAll('"', '\0').replaceAll('`', '"').replaceAll('\0', '`')
}
