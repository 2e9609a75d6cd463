import { useEffect, useEffectEvent, useState } from 'react'
import type { OrderWords } from '@/components/order/words'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { Notice } from '@/components/ui/notice'
import { callApi } from '@/lib/browser/api/call-api'
import { isCartFilled, replaceCart } from '@/lib/browser/api/replace-cart'
import { goTo } from '@/lib/browser/page/go-to'
import { readDietFilter } from '@/lib/browser/storage/diet-store'
import { interpolate } from '@/lib/domain/interpolate'
import { formatGrosze } from '@/lib/domain/money'
import { menuFromWire } from '@/lib/domain/ordering/menu/from-wire'
import { checkoutPath, menuPath } from '@/lib/domain/ordering/menu/paths'
import type { WireMenu } from '@/lib/domain/ordering/menu/schema'
import { type OrderedBefore, type ReorderPlan, reorderPlan } from '@/lib/domain/ordering/order/reorder'

/** Words of the reorder button and its messages. */
export type ReorderWords = Pick<
  OrderWords,
  | 'again'
  | 'againFailed'
  | 'againRest'
  | 'toMenu'
  | 'differs'
  | 'beforeAgain'
  | 'priceNow'
  | 'unavailableNow'
  | 'changedNow'
  | 'unfitNow'
  | 'replaces'
>

type State = 'idle' | 'loading' | 'failed' | ReorderPlan

type Props = {
  words: ReorderWords
  order: OrderedBefore
  /** The diner has pressed already, on another page. */
  startsAtOnce?: boolean
}

/** Orders the same again: at once where nothing differs, else after a list of the differences. */
export function Reorder({ words, order, startsAtOnce }: Props) {
  const [state, setState] = useState<State>('idle')
  const { restaurant } = order

  function fillCart(plan: ReorderPlan) {
    replaceCart({ id: restaurant.id, name: restaurant.name, path: menuPath(restaurant) }, plan.lines)
    goTo(checkoutPath(restaurant.id))
  }

  async function startReorder() {
    if (state === 'loading') return
    setState('loading')
    const plan = await loadReorderPlan(order)
    if (plan && isUnchanged(plan) && !isCartFilled()) fillCart(plan)
    else setState(plan ?? 'failed')
  }

  // A second tap before the checkout opens is ignored; after Back the button works again.
  useEffect(() => {
    const back = ({ persisted }: PageTransitionEvent) => persisted && setState('idle')
    window.addEventListener('pageshow', back)
    return () => window.removeEventListener('pageshow', back)
  }, [])

  const startOnce = useEffectEvent(() => startsAtOnce && startReorder())
  useEffect(() => {
    void startOnce()
  }, [])

  if (typeof state === 'object')
    return <ReorderDifferences words={words} plan={state} onGo={() => fillCart(state)} path={menuPath(restaurant)} />
  return (
    <div className="unprinted stack-4 one-column">
      <Button onClick={startReorder} busy={state === 'loading'}>
        {words.again}
      </Button>
      {state === 'failed' && (
        <Notice kind="warning" role="alert">
          <p>
            {words.againFailed} <a href={menuPath(restaurant)}>{words.toMenu}</a>
          </p>
        </Notice>
      )}
    </div>
  )
}

type ReorderDifferencesProps = { words: ReorderWords; plan: ReorderPlan; onGo: () => void; path: string }

function ReorderDifferences({ words, plan, onGo, path }: ReorderDifferencesProps) {
  const prices = plan.prices.map(({ name, fromGrosze, toGrosze }) =>
    interpolate(words.priceNow, { name, from: formatGrosze(fromGrosze), to: formatGrosze(toGrosze) }),
  )
  const unavailable = plan.unavailable.map((name) => interpolate(words.unavailableNow, { name }))
  const changed = plan.changed.map((name) => interpolate(words.changedNow, { name }))
  const unfit = plan.unfit.map((name) => interpolate(words.unfitNow, { name }))
  const hasChanged = prices.length + unavailable.length + changed.length > 0
  return (
    <div className="unprinted stack-4 one-column">
      <Notice kind="warning" role="status" title={hasChanged ? words.differs : words.beforeAgain}>
        <ul>
          {[...unfit, ...prices, ...unavailable, ...changed, ...(isCartFilled() ? [words.replaces] : [])].map(
            (text) => (
              <li key={text}>{text}</li>
            ),
          )}
        </ul>
      </Notice>
      {plan.lines.length > 0 ? (
        <Button onClick={onGo}>{words.againRest}</Button>
      ) : (
        <ButtonLink href={path}>{words.toMenu}</ButtonLink>
      )}
    </div>
  )
}

async function loadReorderPlan(order: OrderedBefore): Promise<ReorderPlan | null> {
  try {
    const { status, json } = await callApi(`/api/menu?id=${order.restaurant_id}`)
    return status === 200 ? reorderPlan(order, menuFromWire(json as WireMenu), readDietFilter()) : null
  } catch {
    return null // logged by the call
  }
}

function isUnchanged({ unavailable, changed, unfit, prices }: ReorderPlan): boolean {
  return unavailable.length + changed.length + unfit.length + prices.length === 0
}
