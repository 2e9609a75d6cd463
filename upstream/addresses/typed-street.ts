import { parseAddress } from './parse-address'

/** A street as a diner wrote it, and the text after a comma, which may name its town. */
interface TypedStreet {
  street: string
  city: string | null
}

const MIN_LENGTH = 3
const MAX_CHARACTERS = 80
const PREFIX = /^(?:ul\.?|ulica)\s+/i
const POSTAL_CODE = /(?<!\d)\d{2}-\d{3}(?!\d)/g

/**
 * The street of a text without a match in the list of streets: "ul. Lipowa 7/2, Puławy" → Lipowa, Puławy. Null where
 * no street name is left. Contract C34.
 */
export function typedStreet(text: string, city?: string): TypedStreet | null {
  const [first = '', second = ''] = text.replace(POSTAL_CODE, ' ').split(',')
  const { house } = parseAddress(first)[0] ?? { house: null }
  // The house number and the flat behind it are removed from the street's name.
  const named = house ? first.replace(/\s+\d+\s?[a-z]?(?:\s*(?:\/|m\.?|lok\.?)\s*\d+\s?[a-z]?)?\s*$/i, '') : first
  const street = named.trim().replace(PREFIX, '').replace(/\s+/g, ' ').slice(0, MAX_CHARACTERS)
  if (street.replace(/[^\p{L}]/gu, '').length < MIN_LENGTH) return null
  const [letter = ''] = street
  return { street: letter.toLocaleUpperCase('pl') + street.slice(letter.length), city: city || second.trim() || null }
}
