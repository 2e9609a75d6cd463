import { useEffect, useRef } from 'react'
import type { SheetWords } from '@/components/menu/words'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { interpolate } from '@/lib/domain/interpolate'
import type { Part } from '@/lib/domain/ordering/menu/diet/allergen-facts'
import { allergenList } from '@/lib/domain/ordering/menu/diet/allergen-texts'
import { isPartFit } from '@/lib/domain/ordering/menu/diet/diet-filter'
import type { DietWish } from '@/lib/domain/ordering/menu/diet/diets'
import { DIET_LABELS } from '@/messages/content/diet-labels'
import styles from './product-sheet.module.css'

type Props = { parts: Part[]; filter: DietWish; onConfirm: () => void; onCancel: () => void; words: SheetWords }

/** Asks for confirmation before a dish with parts against the diner's filter is added to the cart. */
export function DietWarning({ parts, filter, onConfirm, onCancel, words }: Props) {
  const question = useRef<HTMLFieldSetElement>(null)

  // The first button changes nothing.
  useEffect(() => {
    question.current?.scrollIntoView({ block: 'nearest' })
    question.current?.querySelector('button')?.focus()
  }, [])

  return (
    <fieldset
      ref={question}
      className={styles.dietWarning}
      aria-labelledby="against-title"
      aria-describedby="against-parts"
    >
      <Notice kind="warning">
        <p id="against-title" className="bold">
          {words.dietWarning}
        </p>
        <ul id="against-parts">
          {parts.map((part) => (
            <li key={`${part.name} ${reasonText(part, filter, words)}`}>
              {`${part.name} (${reasonText(part, filter, words)})`}
            </li>
          ))}
        </ul>
        <div className={`row-2 ${styles.dietWarningActions}`}>
          <Button variant="secondary" onClick={onCancel}>
            {words.dietWarningCancel}
          </Button>
          <Button variant="secondary" onClick={onConfirm}>
            {words.dietWarningConfirm}
          </Button>
        </div>
      </Notice>
    </fieldset>
  )
}

function reasonText(part: Part, filter: DietWish, words: SheetWords): string {
  const { allergens } = part
  if (allergens === null) return words.unknown
  const found = filter.without.filter((code) => allergens.includes(code))
  const missing = filter.diets.filter((diet) => !isPartFit(part, { diets: [diet], without: [] }))
  return [
    found.length > 0 && interpolate(words.contains, { list: allergenList(found) }),
    missing.length > 0 &&
      interpolate(words.notDiet, { list: missing.map((diet) => DIET_LABELS[diet].toLocaleLowerCase('pl')).join(', ') }),
  ]
    .filter(Boolean)
    .join(', ')
}
