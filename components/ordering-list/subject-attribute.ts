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

function swapQuotes(text: string): string {
  return text.replace(/["`]/g, (mark) => (mark === '"' ? '`' : '"'))
}
