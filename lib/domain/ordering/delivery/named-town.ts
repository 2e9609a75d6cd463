import { slugOf } from '@/lib/domain/restaurant/slug'

/**
 * Does a typed address end with the name of one of these towns (slugs): after a comma, a number or a postal code? A street that is
 * called like a town, as "Warszawska 3" or "Warszawa" alone, names none.
 */
export function namesTown(address: string, towns: readonly string[]): boolean {
  const whole = slugOf(address)
  const afterComma = address.includes(',') ? slugOf(address.slice(address.lastIndexOf(',') + 1)) : ''
  return towns.some((town) => afterComma === town || new RegExp(`\\d[a-z]?-${town}$`).test(whole))
}
