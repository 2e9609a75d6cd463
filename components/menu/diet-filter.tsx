'use client'

import { useState } from 'react'
import { useOrderStage } from '@/components/cart/order-context'
import { Button } from '@/components/ui/button'
import { CheckboxField } from '@/components/ui/checkbox-field'
import { Icon } from '@/components/ui/icon'
import { filterPath } from '@/components/ui/icons/filter'
import { Notice } from '@/components/ui/notice'
import { Sheet } from '@/components/ui/sheet'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import { fill } from '@/lib/fill'
import { ALLERGEN_CODES, ALLERGENS } from '@/lib/menu/allergens'
import { fitnessOf } from '@/lib/menu/diet-filter'
import { DIET_CODES, DIETS } from '@/lib/menu/diets'
import styles from './diet-filter.module.css'
import { useMenuStage } from './menu-context'
import type { MenuWords } from './words'

type Words = MenuWords['filter']

/** Diets to keep to and allergens to do without, down to the choices of a dish. Contract C6. */
export function DietFilter({ words, note }: { words: Words; note: string }) {
  const { filter, setFilter } = useMenuStage()
  const [isOpen, setOpen] = useState(false)
  const count = filter.diets.length + filter.without.length
  const clear = () => setFilter({ diets: [], without: [] })
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
        <div className={styles.body}>
          <fieldset>
            <legend className={styles.legend}>{words.diets}</legend>
            {DIET_CODES.map((diet) => (
              <CheckboxField
                key={diet}
                id={`diet-${diet}`}
                label={DIETS[diet]}
                checked={filter.diets.includes(diet)}
                onChange={() => setFilter({ ...filter, diets: toggled(filter.diets, diet) })}
              />
            ))}
          </fieldset>
          <fieldset>
            <legend className={styles.legend}>{words.without}</legend>
            <div className={styles.allergens}>
              {ALLERGEN_CODES.map((allergen) => (
                <CheckboxField
                  key={allergen}
                  id={`without-${allergen}`}
                  label={ALLERGENS[allergen]}
                  checked={filter.without.includes(allergen)}
                  onChange={() => setFilter({ ...filter, without: toggled(filter.without, allergen) })}
                />
              ))}
            </div>
          </fieldset>
          <p className={styles.note}>{note}</p>
          <div className={styles.actions}>
            <Button variant="secondary" onClick={clear}>
              {words.clear}
            </Button>
            <Button onClick={() => setOpen(false)}>{words.show}</Button>
          </div>
        </div>
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

function toggled<T>(all: readonly T[], one: T): T[] {
  return all.includes(one) ? all.filter((other) => other !== one) : [...all, one]
}
