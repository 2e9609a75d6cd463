// The same as the request's schema (a test compares the two), without loading zod in the browser.
const EMAIL = /^(?!\.)(?!.*\.\.)[A-Za-z0-9_'+.-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/
const NAME = /^(?=.*\p{L})[\p{L}\p{M}'’ -]{2,60}$/u
// Pasted contacts contain dots, brackets, all kinds of dashes, and invisible characters.
const PHONE_DECORATION = /[\s().\-\u2010-\u2015\u2212\u200b-\u200f\u202a-\u202e\u2060\ufeff]/g

/** First and last name with single spaces. Ledger L093. */
export function customerName(first: string, last: string): string {
  return tidy(`${first} ${last}`)
}

/** 2–60 letters, marks, spaces, hyphens and apostrophes, at least one of them a letter. Contract C11. */
export function isPersonName(name: string): boolean {
  const tidied = tidy(name)
  return tidied.length <= 60 && NAME.test(tidied)
}

/**
 * `+48600100200` from any usual notation: without a prefix, with it once or twice, with 0048. Numbers of other
 * countries need their prefix and have 7–15 digits. `null` if it cannot be a number. Ledger L094, L163, contract C11.
 */
export function normalisePhone(raw: string): string | null {
  const digits = raw.replace(PHONE_DECORATION, '')
  const national = digits.replace(/^(?:(?:\+|00)?48)+(?=\d{9}$)/, '')
  if (/^[1-9]\d{8}$/.test(national)) return `+48${national}`
  return foreignPhone(digits)
}

/** One @, a dot in the domain, at most 254 characters. Contract C11. */
export function isEmail(email: string): boolean {
  return email.length <= 254 && EMAIL.test(email)
}

// A field that shows +48 may put it before a prefix that the diner typed.
function foreignPhone(digits: string): string | null {
  const found = /^(?:\+?48)*(?:\+|00)([1-9]\d{6,14})$/.exec(digits)?.[1]
  return found && !found.startsWith('48') ? `+${found}` : null
}

function tidy(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
