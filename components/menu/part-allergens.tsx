import { interpolate } from '@/lib/fill'
import { allergenList } from '@/lib/menu/allergen-texts'
import type { Allergen } from '@/lib/menu/allergens'
import styles from './choice-field.module.css'
import type { SheetWords } from './words'

/** What one choice contains by itself; not stated is said, nothing is not. */
export function PartAllergens({ allergens, words }: { allergens: Allergen[] | null; words: SheetWords }) {
  if (allergens?.length === 0) return null
  return (
    <span className={styles.small}>
      {allergens ? interpolate(words.contains, { list: allergenList(allergens) }) : words.unknown}
    </span>
  )
}
