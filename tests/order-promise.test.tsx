import { renderToStaticMarkup } from 'react-dom/server'
import { CartContext } from '@/components/cart/client/cart-context'
import { distanceText } from '@/components/cart/client/delivery-choice'
import { AvailabilityBadge } from '@/components/list/ordering/availability-badge'
import { badgeSubject, badgeWords } from '@/components/list/ordering/badge-subject'
import { AvailabilityNotice } from '@/components/menu/client/availability-notice'
import { OrderBanner } from '@/components/order/client/order-banner'
import { listedRestaurantOf } from '@/lib/domain/list/ordering/ordering-list'
import { checkoutOptions } from '@/lib/domain/ordering/checkout/checkout-options'
import { deliveryTo } from '@/lib/domain/ordering/delivery/zones'
import { kitchenPaceOf, promiseTo } from '@/lib/domain/ordering/promise/kitchen-pace'
import { kitchenSlotsFrom, queueMinutesAt } from '@/lib/domain/ordering/promise/kitchen-slot'
import { travelTimeOf } from '@/lib/domain/ordering/promise/order-promise'
import { etaClock, promiseText } from '@/lib/domain/ordering/promise/promise-text'
import type { Restaurant } from '@/lib/domain/restaurant/schema'
import { instantOf, isoWithOffset } from '@/lib/domain/time/time'
import messages from '@/messages/pl.json'
import { anOrder } from '@/tests/support/an-order'
import fc from '@/tests/support/fast-check'
import { restaurantFixture } from '@/tests/support/restaurant'
import { distanceToWire, reachOf } from '@/upstream/addresses/delivery-distance'
import { orderEmail } from '@/upstream/mail/order-email'
import { orderingSummary } from '@/upstream/menus/ordering-summary'
import { etaFor, kitchenTimes } from '@/upstream/orders/kitchen-times'
import type { Brand } from '@/upstream/tenants/brand'

const RUNS = process.env.TEST_FULL ? 500 : 40

const kitchens = fc.record({
  preparationMinutes: fc.integer({ min: 1, max: 90 }),
  slotMinutes: fc.constantFrom(15 as const, 30 as const),
  full: fc.array(fc.integer({ min: 0, max: 5 }), { maxLength: 3 }),
  busyMinutes: fc.constantFrom(0, 0, 10, 25, 60),
  zones: fc.array(
    fc.record({ etaMinMinutes: fc.integer({ min: 5, max: 60 }), more: fc.integer({ min: 0, max: 45 }) }),
    { maxLength: 3 },
  ),
  isTakeout: fc.boolean(),
  minute: fc.integer({ min: 0, max: 240 }),
})

it('C17 list, menu, cart, checkout, status and email promise the same minutes of the same kitchen', () => {
  fc.assert(
    fc.property(kitchens, (kitchen) => {
      const places = placesOf(kitchen)
      expect(Object.fromEntries(Object.entries(places.texts).map(([place]) => [place, places.promise]))).toEqual(
        places.texts,
      )
      expect(places.told).toContain(places.clock)
      expect(places.mailed).toContain(places.clock)
    }),
    { numRuns: RUNS },
  )
})

/** Noon of a Monday: the fixture is open until ten. */
const NOON = instantOf('2026-11-23', '12:00').getTime()
const DOOR = { lat: 51.25, lng: 22.57 }
const brand = { name: 'Lubje', origin: 'https://lubje.pl', email: 'x@lubje.pl', operatorText: 'X', legal: {} }
const read = (text: string) => text.replaceAll('\u00a0', ' ')
const shown = (node: Parameters<typeof renderToStaticMarkup>[0]) =>
  read(renderToStaticMarkup(node).replace(/<[^>]+>/g, '|'))

type Kitchen = typeof kitchens extends fc.Arbitrary<infer T> ? T : never

/** Each place's words about one kitchen at one moment. */
function placesOf({ preparationMinutes, slotMinutes, busyMinutes, isTakeout, minute, ...kitchen }: Kitchen) {
  const now = new Date(NOON + minute * 60_000)
  const type = isTakeout ? 'takeout' : 'delivery'
  const readyMs = now.getTime() + Math.max(10, preparationMinutes + busyMinutes) * 60_000
  const slots = kitchenSlotsFrom(readyMs, slotMinutes)
  const fullSlots = kitchen.full.flatMap((i) => slots[i] ?? []).map((at) => isoWithOffset(new Date(at)))
  const zones = kitchen.zones.map(({ etaMinMinutes, more }, i) => ({
    name: `${i}`,
    area: { kind: 'radius' as const, radiusKm: 5 },
    feeGrosze: 500,
    minCartGrosze: 0,
    freeFromGrosze: null,
    etaMinMinutes,
    etaMaxMinutes: etaMinMinutes + more,
  }))
  const summary = restaurantFixture(1, {
    orders_paused: busyMinutes ? { reason: null, until: null, busy_minutes: busyMinutes } : null,
  })
  const terms = {
    paymentMethods: [],
    packagingGrosze: 0,
    preparationMinutes,
    slotMinutes,
    ordersPerSlot: 2,
    scheduled: null,
    zones,
  }
  const ordering = orderingSummary(summary, terms, { diets: [], promotion: null, fullSlots })
  const answer = deliveryTo(reachOf(summary, zones), DOOR)
  const distance = distanceToWire(summary, answer, now)

  const listed = listedRestaurantOf({ ...summary, ordering, distance, dishes: [] }, type, now)
  const promise = promiseTo(kitchenPaceOf(ordering), { type, distance, busyMinutes }, now.getTime())!
  const options = checkoutOptions(summary as Restaurant, ordering, [], now)
  const cart = { availability: listed.availability, promise, order: { nowMs: now.getTime() } } as never
  const found = (text: string) => text.split('|').find((part) => part.includes(' min')) ?? text

  // The order itself: from the same parts, with its place in the kitchen.
  const zone = answer.terms && { from: answer.terms.etaMinMinutes, to: answer.terms.etaMaxMinutes }
  const way = travelTimeOf(isTakeout ? null : zone, preparationMinutes)
  const orderingRestaurant = { restaurant: summary, terms } as unknown as Parameters<typeof kitchenTimes>[0]
  const { readyAt } = kitchenTimes(orderingRestaurant, 'ASAP', way, now)
  const queue = queueMinutesAt(
    readyAt.getTime(),
    slotMinutes,
    fullSlots.map((at) => Date.parse(at)),
  )
  const eta = etaFor(null, new Date(readyAt.getTime() + queue * 60_000), way)
  const order = anOrder({
    status: 'confirmed',
    delivery_type: type,
    eta: { from: isoWithOffset(eta.from), to: isoWithOffset(eta.to) },
  })
  const reported = shown(<OrderBanner words={messages.order.live} order={order} nowMs={now.getTime()} />)
  return {
    promise: read(promiseText(promise)),
    texts: {
      list: found(
        shown(<AvailabilityBadge {...badgeSubject(listed)} {...badgeWords(messages)} nowMs={now.getTime()} />),
      ),
      menu: found(
        shown(
          <CartContext value={cart}>
            <AvailabilityNotice words={messages.menu.availability} />
          </CartContext>,
        ),
      ),
      cart: read(distanceText({ kind: 'known', distance }, promise, messages.cart)?.text ?? '').replace(/^.* km, /, ''),
      checkout: read(
        promiseText(promiseTo(options.pace, { type, distance, busyMinutes: options.busyMinutes }, now.getTime())!),
      ),
      // An arrival more than two hours away is shown as a clock time only.
      ...(promise.to <= 120 && {
        status: `${isTakeout ? 'gotowe za ' : ''}${/(?:za )([\d–]+ min)/.exec(reported)?.[1] ?? reported}${busyMinutes ? ' · dziś duży ruch' : ''}`,
      }),
    },
    clock: etaClock(order.eta),
    told: reported,
    mailed: orderEmail('confirmed', order, brand as unknown as Brand)?.paragraphs.join(' ') ?? '',
  }
}
