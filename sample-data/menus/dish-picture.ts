import type { Picture } from '@/lib/domain/restaurant/schema'
import { slugOf } from '@/lib/domain/restaurant/slug'

/** A dish's drawing in `sample-data/pictures/dania`; dishes of one name with other ingredients have another. */
export function dishPicture({ name, ingredients }: { name: string; ingredients: string }): Picture {
  return { src: `/pictures/dania/${slugOf(name)}-${hashOf(ingredients)}.svg`, alt: name, width: 600, height: 400 }
}

/** FNV-1a, 32 bits: short and deterministic. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 0).toString(36)
}
