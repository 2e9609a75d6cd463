import type { Picture } from '@/lib/domain/restaurant/schema'
import { slugOf } from '@/lib/domain/restaurant/slug'

/** The file name of a dish's drawing without extension; dishes of one name with other ingredients have another. */
export function dishPictureKey({ name, ingredients }: { name: string; ingredients: string }): string {
  return `${slugOf(name)}-${hashOf(ingredients)}`
}

/** A dish's drawing, made by `scripts/dishes.mjs`. */
export function dishPicture(dish: { name: string; ingredients: string }): Picture {
  return { src: `/pictures/dania/${dishPictureKey(dish)}.svg`, alt: dish.name, width: 600, height: 400 }
}

/** FNV-1a, 32 bits: short and deterministic. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 0).toString(36)
}
