import type { SheetWords } from '@/components/menu/words'
import { interpolate } from '@/lib/domain/interpolate'
import { allergenList } from '@/lib/domain/ordering/menu/diet/allergen-texts'
import type { Allergen } from '@/lib/domain/ordering/menu/diet/allergens'

/** The allergens of one choice. Missing data are shown as missing; an empty list shows nothing. */
export function PartAllergens({ allergens, words }: { allergens: Allergen[] | null; words: SheetWords }) {
  if (allergens?.length === 0) return null
  return (
    <span className="soft smaller leading">
      {allergens ? interpolate(words.contains, { list: allergenList(allergens) }) : words.unknown}
    </span>
  )
}
