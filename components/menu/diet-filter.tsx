'use client'

import { lazy, Suspense, useState } from 'react'
import { useOrderStage } from '@/components/cart/order-context'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { filterPath } from '@/components/ui/icons/filter'
import { Notice } from '@/components/ui/notice'
import { Sheet } from '@/components/ui/sheet'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import { fill } from '@/lib/fill'
import { fitnessOf } from '@/lib/menu/diet-filter'
import styles from './diet-filter.module.css'
import { useMenuStage } from './menu-context'
import type { MenuWords } from './words'

type Words = MenuWords['filter']

// Twenty-odd boxes that most never open.
const DietChoices = lazy(() =>
  import('./diet-choices').then(
    ({ DietChoices }): { default: typeof DietChoices } => ({ default: DietChoices }),
    () => ({ default: ({ words }: { words: Words }) => <p role="status">{words.lost}</p> }),
  ),
)

/** Diets to keep to and allergens to do without, down to the choices of a dish. Contract C6. */
export function DietFilter({ words, note }: { words: Words; note: string }) {
  const { filter } = useMenuStage()
  const [isOpen, setOpen] = useState(false)
  const count = filter.diets.length + filter.without.length
  return (
    <>
      <button type="button" className={styles.button} data-set={count > 0 || undefined} onClick={() => setOpen(true)}>
        <Icon path={filterPath} size={20} />
        <span className={styles.label}>{words.open}</span>
        {count > 0 && (
          <span className={styles.count}>
            <VisuallyHidden>{fill(words.set, { count })}</VisuallyHidden>
            <span aria-hidden="true">{count}</span>
          </span>
        )}
      </button>
      <Sheet open={isOpen} onClose={() => setOpen(false)} title={words.title} closeLabel={words.close}>
        <Suspense>{isOpen && <DietChoices words={words} note={note} onDone={() => setOpen(false)} />}</Suspense>
      </Sheet>
    </>
  )
}

/** Instead of an empty menu. */
export function NothingFits({ words }: { words: Words }) {
  const { filter, setFilter } = useMenuStage()
  const { loaded } = useOrderStage().menu
  const isSet = filter.diets.length + filter.without.length > 0
  const products = [...(loaded?.products.values() ?? [])]
  if (!isSet || !loaded || products.some((one) => fitnessOf(one, filter, loaded.products) !== 'unfit')) return null
  return (
    <Notice role="status">
      <p>{words.nothing}</p>
      <Button variant="quiet" onClick={() => setFilter({ diets: [], without: [] })}>
        {words.clear}
      </Button>
    </Notice>
  )
}
