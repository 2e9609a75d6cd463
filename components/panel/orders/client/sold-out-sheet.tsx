import { useMemo, useState } from 'react'
import { useBoard, usePanelStore } from '@/components/panel/board/client/board-provider'
import panel from '@/components/panel/board/panel.module.css'
import styles from '@/components/panel/orders/orders.module.css'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/form/text-field'
import { Sheet } from '@/components/ui/sheet'
import { interpolate } from '@/lib/domain/interpolate'
import type { Board } from '@/lib/domain/panel/board/board-schema'
import { untilInService } from '@/lib/domain/panel/board/service-day'
import { type AddOn, addOnsOf, type KitchenDish, type MenuPlace } from '@/lib/domain/panel/orders/kitchen-menu'
import { slugOf } from '@/lib/domain/restaurant/slug'
import { settingFailureText } from './failure-text'
import { soldOutCommand, soldOutSubject } from './order-commands'
import { useOrders } from './orders-context'

const PERIODS = ['closing', 'tomorrow', 'further_notice'] as const
/** Maximum of dishes shown; others are found by name. */
const MAX_SHOWN = 40

type Props = { menu: KitchenDish[]; onClose: () => void }

/** Dishes and options that the kitchen has run out of, and until when. Contract C23. */
export function SoldOutSheet({ menu, onClose }: Props) {
  const { words } = useOrders()
  const soldOut = useBoard((state) => state.board.sold_out)
  const [query, setQuery] = useState('')
  const shown = useMemo(() => matching(menu, query, soldOut), [menu, query, soldOut])
  const addOns = useMemo(() => matchingAddOns(menu, query), [menu, query])
  return (
    <Sheet open onClose={onClose} title={words.soldOut.title} closeLabel={words.kitchen.close}>
      <TextField
        id="sold-out"
        label={words.soldOut.search}
        type="search"
        autoComplete="off"
        value={query}
        onChange={({ target }) => setQuery(target.value)}
      />
      {addOns.length > 0 && (
        <details key={query ? 'found' : 'all'} open={query !== ''} className={panel.details}>
          <summary>{words.soldOut.addOns}</summary>
          {addOns.map(({ name, places }) => (
            <SoldOutRow
              key={name}
              name={interpolate(words.soldOut.addOn, { name, count: places.length })}
              places={places}
            />
          ))}
        </details>
      )}
      {shown.length === 0 && <p role="status">{words.soldOut.none}</p>}
      <ul className={`stack-2 ${styles.soldOutList}`}>
        {shown.map((dish) => (
          <li key={dish.id}>
            <SoldOutRow name={dish.name} places={[{ productId: dish.id, optionId: null }]} />
            {dish.options.length > 0 && (
              <details className={panel.details}>
                <summary>{interpolate(words.soldOut.options, { name: dish.name })}</summary>
                {dish.options.map((option) => (
                  <SoldOutRow
                    key={option.id}
                    name={option.name}
                    places={[{ productId: dish.id, optionId: option.id }]}
                  />
                ))}
              </details>
            )}
          </li>
        ))}
      </ul>
    </Sheet>
  )
}

/** A dish, an option of one dish, or an add-on of several, which is sold out where all of them have it so. */
function SoldOutRow({ name, places }: { name: string; places: readonly MenuPlace[] }) {
  const { words } = useOrders()
  const store = usePanelStore()
  const [place] = places as readonly [MenuPlace]
  const isEverywhere = places.length > 1
  const subject = soldOutSubject(place, isEverywhere)
  const soldOut = useBoard(({ board }) => board.sold_out)
  const entry = useMemo(() => entryOf(soldOut, places), [soldOut, places])
  const pending = useBoard((state) => state.pending[subject])
  const failure = useBoard((state) => state.failures[subject])
  const set = (period: (typeof PERIODS)[number] | null) => void store.send(soldOutCommand(place, period, isEverywhere))
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a row in every browser
    <div
      role="group"
      aria-label={interpolate(words.soldOut.for, { name })}
      className={`flex wrap centred spread ${styles.soldOutRow}`}
    >
      <p>
        <strong>{name}</strong>{' '}
        {entry && <span className="danger">{untilText(entry, words, new Date(store.nowMs()))}</span>}
        {pending && <span role="status"> {words.soldOut.saving}</span>}
        {failure && (
          <span role="alert" className="danger">
            {' '}
            {settingFailureText(failure, words)}
          </span>
        )}
      </p>
      <div className="row-2">
        {entry ? (
          <Button variant="secondary" onClick={() => set(null)}>
            {words.soldOut.again}
          </Button>
        ) : (
          PERIODS.map((period) => (
            <Button key={period} variant="secondary" onClick={() => set(period)}>
              {words.soldOut[period]}
            </Button>
          ))
        )}
      </div>
    </div>
  )
}

function entryOf(soldOut: Board['sold_out'], places: readonly MenuPlace[]) {
  const keyOf = (productId: number, optionId: number | null) => `${productId} ${optionId}`
  const entries = new Map(soldOut.map((one) => [keyOf(one.product_id, one.option_id), one]))
  const found = places.map(({ productId, optionId }) => entries.get(keyOf(productId, optionId)))
  return found.every(Boolean) ? found[0] : undefined
}

function untilText(
  { until }: Board['sold_out'][number],
  { soldOut }: ReturnType<typeof useOrders>['words'],
  now: Date,
): string {
  return until ? interpolate(soldOut.until, { time: untilInService(new Date(until), now) }) : soldOut.notice
}

// Dishes sold out come first: staff come back for them.
function matching(menu: KitchenDish[], query: string, soldOut: Board['sold_out']): KitchenDish[] {
  const out = new Set(soldOut.map(({ product_id }) => product_id))
  const found = menu.filter(({ name, options }) => isNamed([name, ...options.map((one) => one.name)], query))
  return found.sort((a, b) => Number(out.has(b.id)) - Number(out.has(a.id))).slice(0, MAX_SHOWN)
}

function matchingAddOns(menu: KitchenDish[], query: string): AddOn[] {
  return addOnsOf(menu)
    .filter(({ name }) => isNamed([name], query))
    .slice(0, MAX_SHOWN)
}

function isNamed(names: string[], query: string): boolean {
  const text = slugOf(names.join(' '))
  return slugOf(query)
    .split('-')
    .every((word) => text.includes(word))
}
