import { render } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import type { ReactNode } from 'react'
import { CartCard } from '@/components/cart/client/cart-card'
import { MenuProvider, type MenuProviderProps } from '@/components/menu/client/menu-provider'
import { ProductListItem } from '@/components/menu/client/product-list-item'
import type { OrderingSchedule } from '@/lib/domain/ordering/availability/ordering-availability'
import { linesFromWire } from '@/lib/domain/ordering/cart/lines-wire'
import { type CartDelivery, priceCart } from '@/lib/domain/ordering/cart/pricing/price-cart'
import { quoteToWire } from '@/lib/domain/ordering/cart/pricing/quote-to-wire'
import type { Quote, QuoteRequest } from '@/lib/domain/ordering/cart/schema'
import type { Voucher } from '@/lib/domain/ordering/cart/voucher/voucher'
import { type Menu, productsOf } from '@/lib/domain/ordering/menu/menu'
import { menuToWire } from '@/lib/domain/ordering/menu/to-wire'
import type { KitchenPace } from '@/lib/domain/ordering/promise/order-promise'
import messages from '@/messages/pl.json'
import { distanceFixture } from './ordering-restaurant-fixture'

/** The data of the test's server. */
export interface FakeRestaurantData {
  menu: Menu
  vouchers?: Voucher[]
  packagingGrosze?: number
  /** The amount that the server adds to each product: a price that the page does not know yet. */
  extraGrosze?: number
  /** The address as found by the server; an unknown one is refused. */
  address?: Quote['address']
  /** Refusals of the server besides those of the cart itself. */
  refusals?: Quote['refusals']
}

export const RESTAURANT = { id: 1, name: 'Łódka', path: '/order/1-lodka' }
export const server = setupServer()

/** Answers menu, quote and distance as the upstream would, with the same function. */
export function serveMenuApi({
  menu,
  vouchers = [],
  packagingGrosze = 200,
  extraGrosze = 0,
  address = null,
  refusals = [],
}: FakeRestaurantData): void {
  server.use(
    http.get('*/api/menu', () => HttpResponse.json(menuToWire(menu))),
    http.get('*/api/distance', () => HttpResponse.json(distanceFixture(1.2))),
    http.post('*/api/carts/quote', async ({ request }) => {
      const requested = (await request.json()) as QuoteRequest
      const code = requested.voucher_code
      const terms = { feeGrosze: 900, minCartGrosze: 5000, freeFromGrosze: 15_000 }
      const delivery: CartDelivery = requested.address
        ? { kind: 'known', terms }
        : { kind: 'unknown', minCartGrosze: 4000 }
      const cart = priceCart({
        restaurantId: 1,
        menu,
        lines: linesFromWire(requested.products),
        deliveryType: requested.delivery_type,
        delivery,
        packagingGrosze,
        tipGrosze: 0,
        servedAt: new Date(),
        now: new Date(),
        code: code ? { voucher: vouchers.find((one) => one.code === code) ?? null } : null,
      })
      const quote = quoteToWire({ ...cart, totalGrosze: cart.totalGrosze + extraGrosze })
      const distance = requested.address && address ? distanceFixture(1.2) : null
      return HttpResponse.json({ ...quote, address, distance, refusals: [...quote.refusals, ...refusals] })
    }),
  )
}

/** Always open, for immediate orders only. */
export const SCHEDULE: OrderingSchedule = {
  takesOrders: true,
  scheduled: null,
  pause: null,
  pauseUntilMs: null,
  pauseUntil: null,
  disabledOn: {},
  openings: [{ fromMs: 0, untilMs: 9e15, opensOn: '2026-11-23', opens: '00:00', closes: '22:00', lastMs: 9e15 }],
}
/** A kitchen of twenty minutes without a queue. */
export const PACE: KitchenPace = {
  prepMinutes: 20,
  slotMinutes: 15,
  fullSlotsMs: [],
  zoneMinutes: { from: 30, to: 60 },
}
/** The terms of a restaurant that accepts orders for later as well. */
export const SCHEDULED: OrderingSchedule['scheduled'] = {
  leadMinutes: { delivery: 60, takeout: 30 },
  stepMinutes: 15,
  daysAhead: 3,
  prepMinutes: 30,
  busyMinutes: 0,
}

/** A menu page without its server parts: every product as a card, with the cart. */
export function renderMenu(menu: Menu, own: Partial<MenuProviderProps> = {}, before: ReactNode = null) {
  const { sheet, filter, availability } = messages.menu
  return render(
    <MenuProvider
      cartRestaurant={RESTAURANT}
      street="Rynek 6"
      terms={{
        restaurantId: 1,
        offered: ['delivery', 'takeout'],
        packagingGrosze: 200,
        minCartGrosze: 4000,
        renderedAtMs: Date.now(),
      }}
      schedule={SCHEDULE}
      pace={PACE}
      words={{ menu: { sheet, filter, availability }, cart: messages.cart, address: messages.address }}
      {...own}
    >
      {before}
      <ul>
        {[...productsOf(menu).values()].map(({ id, name, available, image, servingTimes }) => (
          <ProductListItem
            key={id}
            id={id}
            anchor={`p-${id}`}
            label={`Wybierz: ${name}`}
            byChoice="po zmianie"
            isSoldOut={!available}
            servingTimes={servingTimes}
            hasPicture={image !== null}
            discounts={[]}
          >
            <h3>{name}</h3>
          </ProductListItem>
        ))}
      </ul>
      <CartCard words={messages.cart} cartRestaurant={RESTAURANT} street="Rynek 6" />
    </MenuProvider>,
  )
}
