// The same as the request's schema (a test compares the two), without loading zod in the browser.
const EMAIL = /^(?!\.)(?!.*\.\.)[A-Za-z0-9_'+.-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/
// Matches "Wei 李", "J. K.", and a dash that a text program made of a hyphen.
const NAME = /^(?=.*\p{L})[\p{L}\p{M}'’.\u2010-\u2015 -]{1,60}$/u
const INVISIBLE = /[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g
// Pasted contacts contain dots, brackets, slashes, all kinds of dashes, and invisible characters.
const PHONE_DECORATION = /[\s()./\-\u2010-\u2015\u2212\u200b-\u200f\u202a-\u202e\u2060\ufeff]/g

/** First and last name with single spaces. Ledger L093. */
export function customerName(first: string, last: string): string {
  return tidy(`${withoutInvisible(first)} ${withoutInvisible(last)}`)
}

/** The name without invisible characters that were copied along: their refusal would have no visible reason. */
export function withoutInvisible(name: string): string {
  return name.replace(INVISIBLE, '')
}

/** 1–60 letters, marks, spaces, points, hyphens and apostrophes, at least one of them a letter. Contract C11. */
export function isPersonName(name: string): boolean {
  const tidied = tidy(name)
  return tidied.length <= 60 && NAME.test(tidied)
}

/**
 * `+48600100200` from any usual notation: without a prefix, with it once or twice, with 0048. Numbers of other
 * countries need their prefix and have 7–15 digits. `null` if it cannot be a number. Ledger L094, L163, contract C11.
 */
export function normalisePhone(raw: string): string | null {
  // The zero of "+44 (0)20" is dialled only within the country; in Italy it belongs to the number.
  const digits = raw.replace(/^(\s*(?:\+|00)(?!\s*39)[\d\s]+)\(0\)/, '$1').replace(PHONE_DECORATION, '')
  // "022 123 45 67" was a call to another town until 2005, and is still printed so.
  const national = digits.replace(/^(?:(?:\+|00)?48)+(?=0?\d{9}$)/, '').replace(/^0(?=\d{9}$)/, '')
  if (/^[1-9]\d{8}$/.test(national)) return `+48${national}`
  return foreignPhone(digits)
}

/** One @, a dot in the domain, at most 254 characters; the domain may have Polish letters. Contract C11. */
export function isEmail(email: string): boolean {
  const sent = normaliseEmail(email)
  return sent.length <= 254 && EMAIL.test(sent)
}

/** The address as it is sent and stored: a domain with letters beyond ASCII in the form that mail servers know. */
export function normaliseEmail(raw: string): string {
  const email = raw.trim()
  const at = email.lastIndexOf('@')
  const domain = email.slice(at + 1)
  if (at < 0 || !/^[\p{L}\p{M}\d.-]*[^\0-\x7f][\p{L}\p{M}\d.-]*$/u.test(domain)) return email
  const url = `http://${domain}`
  return URL.canParse(url) ? `${email.slice(0, at)}@${new URL(url).hostname}` : email
}

// A field that shows +48 may put it before a prefix that the diner typed.
function foreignPhone(digits: string): string | null {
  const found = /^(?:\+?48)*(?:\+|00)([1-9]\d{6,14})$/.exec(digits)?.[1]
  return found && !found.startsWith('48') ? `+${found}` : null
}

function tidy(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
