import { type SQL, sql } from 'drizzle-orm'

/** Characters between the digits of a phone, as people and telephones write it. */
const BETWEEN = '[\\s\u00a0().\u2013/-]{0,3}'
/** Fewest digits of a phone, as in `phoneSchema`; a shorter number may be anything. */
const MIN_DIGITS = 7
/** Characters that continue an e-mail address or a name: with them the match is part of another one. */
const NOT_AFTER = '(?<![[:alnum:]._%+!#$&*?^{|}~-])'
const NOT_BEFORE = '(?![[:alnum:]_-]|\\.[[:alnum:]])'

/**
 * A pattern of PostgreSQL (`~*`) that finds each of these texts as whole words, and each of these phones with any
 * separators, a Polish one with or without its country code, not inside a longer number. `null` where there is
 * nothing to find.
 */
export function mentionPattern({ texts, phones }: { texts: string[]; phones: string[] }): string | null {
  const words = unique(texts).map(escaped)
  const numbers = unique(phones).flatMap((phone) => phoneParts(phone))
  const patterns = [
    ...(words.length > 0 ? [`${NOT_AFTER}(?:${words.join('|')})${NOT_BEFORE}`] : []),
    ...(numbers.length > 0 ? [`(?<![0-9])(?:${numbers.join('|')})(?![0-9])`] : []),
  ]
  return patterns.length > 0 ? patterns.join('|') : null
}

/** Does the text match the pattern? */
export function mentions(text: SQL, pattern: string | null): SQL {
  return pattern === null ? sql`false` : sql`coalesce(${text} ~* ${pattern}, false)`
}

/** The same for JSON, value by value: its keys and punctuation were not typed by anybody. */
export function mentionsInJson(json: SQL, pattern: string | null): SQL {
  return pattern === null ? sql`false` : sql`EXISTS (${textsOf(json)} WHERE ${mentions(sql`t.value`, pattern)})`
}

/** Texts in JSON, at any depth, as `t.value`. */
export function textsOf(json: SQL): SQL {
  return sql`SELECT t.value FROM (SELECT v.value #>> '{}' AS value
    FROM jsonb_path_query(${json}, 'strict $.** ? (@.type() == "string")') AS v (value)) AS t`
}

function phoneParts(phone: string): string[] {
  const digits = phone.replace(/\D/g, '').replace(/^00/, '')
  if (digits.length < MIN_DIGITS) return []
  const polish = /^(?:48)?(\d{9})$/.exec(digits)?.[1]
  return [polish ? `(?:(?:00)?${apart('48')}${BETWEEN})?${apart(polish)}` : `(?:00)?${apart(digits)}`]
}

function apart(digits: string): string {
  return [...digits].join(BETWEEN)
}

/** The text literally, for a PostgreSQL expression. */
function escaped(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, (sign) => (sign === ' ' ? '\\s+' : `\\${sign}`))
}

function unique(texts: string[]): string[] {
  return [...new Set(texts.filter((text) => text !== ''))]
}
