import { useEffect, useMemo, useState } from 'react'
import { useMenu } from '@/components/cart/client/use-menu'
import { type CartToQuote, useQuote } from '@/components/cart/client/use-quote'
import { unfitLines } from '@/components/checkout/client/lazy-parts'
import { logMessage } from '@/lib/browser/logging/lazy-logger'
import { onFirstInteraction } from '@/lib/browser/page/on-first-interaction'
import { DIET_FILTER, readSession } from '@/lib/browser/storage/session-store'
import { type Grosze, groszeToWire } from '@/lib/domain/money'
import { ASAP, type DeliveryAt, servedAtOf } from '@/lib/domain/ordering/availability/placement'
import { isSameSum, quotedPrice, type ShownPrice } from '@/lib/domain/ordering/cart/pricing/shown-price'
import type { localPrice } from './local-price'

const NONE: ReadonlySet<string> = new Set()

interface PriceInput extends Omit<CartToQuote, 'checkout'> {
  deliveryAt: DeliveryAt
  tipGrosze: Grosze
  packagingGrosze: Grosze
  minCartGrosze: Grosze
}

/** The price as computed by the page, replaced by the server's as soon as that arrives. Contract C0, C3. */
export function useCheckoutPrice(input: PriceInput) {
  const { restaurantId, lines, deliveryType, deliveryAt, tipGrosze, voucherCode } = input
  const { loaded, reload, hasFailed: hasMenuFailed } = useMenu(restaurantId)
  const menu = loaded?.menu ?? null
  const { quote, last, retry, ...quoteState } = useQuote({
    ...input,
    checkout: {
      ...(tipGrosze > 0 && { tip: groszeToWire(tipGrosze) }),
      ...(deliveryAt !== ASAP && { deliveryAt }),
    },
  })
  const { distanceAnswer } = quoteState
  const distance = distanceAnswer.kind === 'known' ? distanceAnswer.distance : null

  const [computePrice, setComputePrice] = useState<typeof localPrice | null>(null)
  useEffect(() => {
    // The first sum is the server's; the page computes it after each change. Until the code is loaded, the last sum
    // stays.
    onFirstInteraction(() =>
      import('./local-price').then(({ localPrice }) => setComputePrice(() => localPrice)).catch(() => {}),
    )
  }, [])

  const { packagingGrosze, minCartGrosze } = input
  const local = useMemo((): ShownPrice | null => {
    if (!computePrice || !menu || lines.length === 0) return null
    const terms = { restaurantId, packagingGrosze, minCartGrosze }
    return computePrice({ ...terms, menu, lines, deliveryType, deliveryAt, distance, tipGrosze, voucherCode, last })
  }, [
    computePrice,
    menu,
    lines,
    deliveryType,
    tipGrosze,
    distance,
    last,
    voucherCode,
    deliveryAt,
    restaurantId,
    packagingGrosze,
    minCartGrosze,
  ])

  const confirmed = quote && quotedPrice(quote, menu, lines)
  const isDifferent = Boolean(local && confirmed && distanceAnswer.kind !== 'loading' && !isSameSum(local, confirmed))
  useEffect(() => {
    // The menu changed meanwhile: the server's sum is shown, and the new menu is fetched for the next one.
    if (isDifferent) logMessage('error', 'cart: own sum and quote differ')
  }, [isDifferent])

  const [unfit, setUnfit] = useState<ReadonlySet<string>>(NONE)
  useEffect(() => {
    let isNewest = true
    // Without a filter no line is against it, and no code is fetched.
    if (loaded && readSession(DIET_FILTER)) {
      const servedAt = servedAtOf(deliveryAt, new Date())
      void unfitLines(lines, loaded.products, servedAt).then((keys) => isNewest && setUnfit(keys))
    }
    return () => {
      isNewest = false
    }
  }, [loaded, lines, deliveryAt])

  return {
    price: confirmed ?? local,
    /** Null until it has loaded. */
    menu: loaded,
    hasMenuFailed,
    /** The keys of the lines that are against the filter of this visit. See docs/design/orders.md. */
    unfit,
    ...quoteState,
    /** The address found by the server. */
    checked: quote?.address ?? null,
    /** Computes the price again with the present menu. */
    refresh() {
      reload()
      retry()
    },
  }
}
