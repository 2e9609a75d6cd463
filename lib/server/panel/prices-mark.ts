import 'server-only'
import { createHash } from 'node:crypto'
import type { Json } from '@/lib/domain/restaurant/settings/parts'

/** A mark of all prices of a menu's draft: a form posted twice finds its prices there already. Contract C37. */
export function pricesMark(value: Json): string {
  const hash = createHash('sha256')
  const add = (one: Json): void => {
    if (typeof one !== 'object' || one === null) return
    for (const [key, inner] of Object.entries(one)) {
      if (/(?:price|surcharge)Grosze$/.test(key)) hash.update(`${inner} `)
      else add(inner)
    }
  }
  add(value)
  return hash.digest('base64url').slice(0, 22)
}
