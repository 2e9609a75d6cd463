import { lookupQueryOf } from './lookup-query'

/** Subjects that a text may name: each is looked for, and the first that the brand has is meant. */
export interface NamedSubject {
  /** Number of an order. */
  number?: string
  /** Code of a reservation, or key of an order. */
  key?: string
  /** Id of a restaurant. */
  restaurant?: number
}

/** The address of a restaurant's page, or of its menu. */
const RESTAURANT_PAGE = /\/(?:restaurants|order)\/([1-9]\d{0,8})(?!\w)/
const NUMBERED = /(?:zam[oó]wieni\p{L}*|numer|nr\.?|#)\s*(?:nr\.?\s*)?([1-9]\d{0,8})(?!\d)/iu

/**
 * Order, reservation or restaurant that the sender of a report names: by a number, a code, or the address of a page.
 * A number alone is an order's, else a restaurant's. Contract C38.
 */
export function namedSubjectIn(text: string): NamedSubject {
  const page = RESTAURANT_PAGE.exec(text)?.[1]
  if (page) return { restaurant: Number(page) }
  const query = lookupQueryOf(text)
  if (query?.kind === 'key') return { key: query.text }
  if (query?.kind === 'number') {
    const { text: number } = query
    return number.length > 9 ? { number } : { number, restaurant: Number(number) }
  }
  const numbered = query ? undefined : NUMBERED.exec(text)?.[1]
  return numbered ? { number: numbered } : {}
}
