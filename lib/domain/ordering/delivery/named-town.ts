import { slugOf } from '@/lib/domain/restaurant/slug'

/**
 * Does a typed address end with the name of one of these towns (slugs): after a comma, a number or a postal code? A
 * street named like a town, such as "Warszawska 3" or "Warszawa" alone, names no town.
 */
export function namesTown(address: string, towns: readonly string[]): boolean {
  const whole = slugOf(address)
  const afterComma = address.includes(',') ? slugOf(address.slice(address.lastIndexOf(',') + 1)) : ''
  return towns.some((town) => afterComma === town || new RegExp(`\\d[a-z]?-${town}$`).test(whole))
}
