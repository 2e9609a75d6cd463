import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { ProductDescription } from '@/components/menu/client/product-description'
import { ProductContent } from '@/components/menu/product-content'
import { OrderDetails } from '@/components/order/order-details'
import { formatGrosze, groszeToWire } from '@/lib/domain/money'
import { priceCart } from '@/lib/domain/ordering/cart/pricing/price-cart'
import { quoteToWire } from '@/lib/domain/ordering/cart/pricing/quote-to-wire'
import { ownPrice, quotedPrice } from '@/lib/domain/ordering/cart/pricing/shown-price'
import { singleLineGrosze } from '@/lib/domain/ordering/cart/pricing/single-line-grosze'
import { reductionAt } from '@/lib/domain/ordering/menu/discount-price'
import { type Discount, productsOf } from '@/lib/domain/ordering/menu/menu'
import { instantOf } from '@/lib/domain/time/time'
import messages from '@/messages/pl.json'
import { aDiscount, aMenu, aProduct } from '@/tests/support/a-menu'
import { anOrder } from '@/tests/support/an-order'
import fc from '@/tests/support/fast-check'
import { orderEmail } from '@/upstream/mail/order-email'
import type { Brand } from '@/upstream/tenants/brand'

const RUNS = process.env.TEST_FULL ? 500 : 40
/** A Thursday. */
const servedAt = instantOf('2026-11-26', '13:00')
const brand = { label: 'lubje', origin: 'https://lubje.pl', operatorText: 'X', email: 'x@y.pl', legal: { orders: [] } }

const dishes = fc.record({
  priceGrosze: fc.integer({ min: 100, max: 20_000 }),
  percent: fc.integer({ min: 1, max: 90 }),
  amount: fc.integer({ min: 1, max: 5 }),
  isOfCategory: fc.boolean(),
  schedule: fc.constantFrom<Pick<Discount, 'days' | 'hours'>>(
    { days: null, hours: null },
    { days: [3], hours: null },
    { days: [3], hours: { from: '12:00', to: '16:00' } },
    { days: [4], hours: null },
    { days: null, hours: { from: '18:00', to: '20:00' } },
  ),
})

it('C7 a dish costs the same, and was the same, on card, sheet, cart, checkout, receipt and in the email', () => {
  fc.assert(
    fc.property(dishes, ({ priceGrosze, percent, amount, isOfCategory, schedule }) => {
      const discount = aDiscount({
        scope: isOfCategory ? 'same-category' : 'same-product',
        targetId: isOfCategory ? 1 : 11,
        buy: 1,
        get: 0,
        percent,
        ...schedule,
      })
      const product = aProduct(11, { name: 'Żurek', priceGrosze, lowestPriceGrosze: priceGrosze, packagingGrosze: 0 })
      const menu = aMenu([product], [discount])
      const reduction = reductionAt(product, [discount], { deliveryType: 'delivery', servedAt })
      const due = {
        now: reduction ? formatGrosze(reduction.grosze) : formatGrosze(priceGrosze),
        before: reduction ? formatGrosze(priceGrosze) : null,
      }

      const card = shown(
        <ProductContent product={product} products={productsOf(menu)} discounts={[discount]} orderedAt={servedAt} />,
      )
      const sheet = shown(
        <ProductDescription
          product={product}
          reduction={reduction}
          answers={[]}
          products={productsOf(menu)}
          words={messages.menu.sheet}
        />,
      )
      expect([card, sheet]).toEqual([due, due])

      const line = { productId: 11, amount, answers: [], note: '' }
      const cart = priceCart({
        restaurantId: 1,
        menu,
        lines: [line],
        deliveryType: 'delivery',
        delivery: { kind: 'unknown', minCartGrosze: 0 },
        packagingGrosze: 0,
        tipGrosze: 0,
        code: null,
        servedAt,
        now: servedAt,
      })
      const charged = cart.totalGrosze
      // Rounded once per line, never further from the units' sum than half a grosz each.
      expect(Math.abs(charged - (reduction?.grosze ?? priceGrosze) * amount)).toBeLessThanOrEqual(amount)
      const own = ownPrice(cart, menu).lines[0]!
      const quote = { ...quoteToWire(cart), address: null, distance: null }
      const quoted = quotedPrice(quote, menu).lines[0]!
      expect(quoted).toEqual(own)
      expect(own.lineGrosze - own.promotionGrosze).toBe(charged)
      expect(singleLineGrosze(line, menu, 'delivery', servedAt)).toBe(charged)

      const { promotions, products } = cart.breakdown
      const order = anOrder({
        products: [
          {
            ...anOrder().products[0]!,
            name: 'Żurek',
            amount,
            price: groszeToWire(priceGrosze),
            displayPrice: formatGrosze(priceGrosze * amount),
            promotion: groszeToWire(promotions),
          },
        ],
      })
      const line_ = { now: formatGrosze(charged), before: promotions > 0 ? formatGrosze(products) : null }
      expect(shown(<OrderDetails order={order} />, 'order-lines')).toEqual(line_)
      const reported = orderEmail('pending', order, brand as unknown as Brand)?.bill?.[0]?.[1]
      expect(reported).toBe(line_.before ? `${line_.now} (zamiast ${line_.before})` : line_.now)
    }),
    { numRuns: RUNS },
  )
})

/** The present price and the struck-out one, from a rendered page. */
function shown(node: React.ReactNode, below = ''): { now: string; before: string | null } {
  const html = renderToStaticMarkup(
    <NextIntlClientProvider locale="pl" messages={messages}>
      {node}
    </NextIntlClientProvider>,
  )
  const seen = html
    .slice(html.indexOf(below))
    .replace(/<p[^>]* hidden="">.*?<\/p>/g, '')
    .replace(/<span class="hidden">.*?<\/span>/g, '')
  const before = /<del[^>]*>(.*?)<\/del>/.exec(seen)?.[1]
  const now = /<ins[^>]*>(.*?)<\/ins>/.exec(seen)?.[1] ?? /[\d\u00a0]+,\d\d\u00a0zł/.exec(seen)?.[0] ?? ''
  const plain = (text: string) => text.replace(/<[^>]+>/g, '').trim()
  return { now: plain(now), before: before ? plain(before) : null }
}
