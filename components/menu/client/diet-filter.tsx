'use client'

import { lazy, Suspense, useRef, useState } from 'react'
import { useCartContext } from '@/components/cart/client/cart-context'
import type { MenuWords } from '@/components/menu/words'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { filterPath } from '@/components/ui/icons/filter'
import { VisuallyHidden } from '@/components/ui/layout/visually-hidden'
import { Notice } from '@/components/ui/notice'
import { Sheet } from '@/components/ui/sheet'
import { interpolate } from '@/lib/domain/interpolate'
import { NO_FILTER } from '@/lib/domain/ordering/menu/diet/diets'
import styles from './diet-filter.module.css'
import { useMenuContext } from './menu-context'

type Words = MenuWords['filter']

// Loaded on demand: more than twenty checkboxes that few diners open.
const DietChoices = lazy(() =>
  import('./diet-choices').then(
    ({ DietChoices }): { default: typeof DietChoices } => ({ default: DietChoices }),
    () => ({ default: ({ words }: { words: Words }) => <p role="status">{words.choicesFailed}</p> }),
  ),
)

/** The diets to follow and the allergens to exclude, down to the options of a dish. Contract C6. */
export function DietFilter({ words, note }: { words: Words; note: string }) {
  const { filter } = useMenuContext()
  const [isOpen, setOpen] = useState(false)
  const openedWith = useRef(filter)
  const open = () => {
    openedWith.current = filter
    setOpen(true)
  }
  const count = filter.diets.length + filter.without.length
  const close = () => {
    setOpen(false)
    if (filter !== openedWith.current) requestAnimationFrame(scrollToFirstMatch)
  }
  return (
    <>
      <button
        type="button"
        className={`scripted touch outlined small semibold gap-2 nowrap ${styles.button}`}
        data-set={count > 0 || undefined}
        onClick={open}
      >
        <Icon path={filterPath} size={20} />
        <span className="unseen-on-phones">{words.open}</span>
        {count > 0 && (
          <span className={`middle smaller ${styles.count}`}>
            <VisuallyHidden>{interpolate(words.set, { count })}</VisuallyHidden>
            <span aria-hidden="true">{count}</span>
          </span>
        )}
      </button>
      <Sheet open={isOpen} onClose={close} title={words.title} closeLabel={words.close}>
        <Suspense>{isOpen && <DietChoices words={words} note={note} onDone={close} />}</Suspense>
      </Sheet>
    </>
  )
}

/**
 * The dish in view may have been filtered out: scrolls to the first dish that passes, or to the message that none does.
 */
function scrollToFirstMatch(): void {
  const first = document.querySelector('li[id^="danie-"]:not([hidden])')
  const { top = -1, bottom = 0 } = first?.getBoundingClientRect() ?? {}
  // The sticky row of categories covers the top of the screen.
  if (top > 80 && bottom < window.innerHeight) return
  const target = first?.closest('section') ?? document.getElementById('nothing-fits')
  target?.scrollIntoView()
}

/** Shown instead of an empty menu: no dish passes the filter, or the menu has not loaded yet. */
export function NoMatchingProducts({ words }: { words: Words }) {
  const { dietMatches, setFilter, productModule } = useMenuContext()
  const { menu } = useCartContext()
  if (!dietMatches || [...dietMatches.values()].some((one) => one !== 'unfit')) return null
  const hasFailed = menu.hasFailed || productModule.hasFailed
  const isKnown = Boolean(menu.loaded && productModule.code)
  const retry = () => {
    if (menu.hasFailed) menu.reload()
    if (productModule.hasFailed) productModule.retry()
  }
  return (
    <div id="nothing-fits" className={styles.noMatches}>
      <Notice role="status" kind={hasFailed ? 'warning' : 'info'}>
        <p>{hasFailed ? words.failed : isKnown ? words.nothing : words.checking}</p>
        {hasFailed && (
          <Button variant="quiet" onClick={retry}>
            {words.retry}
          </Button>
        )}
        <Button variant="quiet" onClick={() => setFilter(NO_FILTER)}>
          {words.clear}
        </Button>
      </Notice>
    </div>
  )
}
