import { linesFromWire, linesToWire } from '@/lib/domain/ordering/cart/lines-wire'
import { type CartPricingInput, type PricedCart, priceCart } from '@/lib/domain/ordering/cart/pricing/price-cart'
import { quoteSumsFromWire } from '@/lib/domain/ordering/cart/pricing/quote-from-wire'
import { quoteToWire } from '@/lib/domain/ordering/cart/pricing/quote-to-wire'
import { cartProductsSchema, quoteSchema } from '@/lib/domain/ordering/cart/schema'
import { quotedVoucher } from '@/lib/domain/ordering/cart/voucher/voucher-from-wire'
import { menuFromWire } from '@/lib/domain/ordering/menu/from-wire'
import type { Menu } from '@/lib/domain/ordering/menu/menu'
import { menuSchema } from '@/lib/domain/ordering/menu/schema'
import { menuToWire } from '@/lib/domain/ordering/menu/to-wire'
import fc from '@/tests/support/fast-check'
import { randomCart as cart, randomCarts } from '@/tests/support/random-cart'

/** Carts of a run, new ones each time; other rules need fewer. */
const RUNS = process.env.TEST_FULL ? 10_000 : 1500
const CARTS_OF_A_MENU = 10
// Comparing texts is many times faster than comparing objects.
const text = (value: unknown) => JSON.stringify(value)
const overTheWire = (value: unknown) => JSON.parse(JSON.stringify(value))

const sumsOf = ({ breakdown, priceGrosze, totalGrosze, minCartGrosze, missingToMinCartGrosze }: PricedCart) => ({
  breakdown,
  priceGrosze,
  totalGrosze,
  minCartGrosze,
  missingToMinCartGrosze,
})
const byKey = ({ lines }: PricedCart) =>
  lines.map(({ key, lineGrosze, promotion }) => [key, lineGrosze, promotion] as const).sort()

/**
 * Amounts are whole grosze, never negative, and add up; promotions never exceed the base price. Returns the found and
 * the expected values.
 */
function soundness({ breakdown: b, lines, ...priced }: PricedCart) {
  const amounts = [...Object.values(b), priced.priceGrosze, priced.totalGrosze, priced.missingToMinCartGrosze]
  const odd = amounts.filter((one) => one !== null && (!Number.isSafeInteger(one) || one < 0))
  const greedy = lines.filter(
    ({ product, line, promotion }) => promotion.grosze > (product?.priceGrosze ?? 0) * line.amount,
  )
  const { priceGrosze, totalGrosze } = priced
  return [
    { odd, greedy, priceGrosze, totalGrosze },
    {
      odd: [],
      greedy: [],
      priceGrosze: b.products - b.promotions - b.voucher,
      totalGrosze: priceGrosze + b.packaging + b.deposits + (b.delivery ?? 0) + b.tip,
    },
  ]
}

it('C3, C5–C8 random carts are sound, and the page agrees with the quote to the grosz over the wire', () => {
  fc.assert(
    fc.property(randomCarts(CARTS_OF_A_MENU), (questions) => {
      const menu = menuFromWire(menuSchema.parse(overTheWire(menuToWire(questions[0]!.menu))))
      const pairs = questions.flatMap((question) => comparedOnPage(question, menu))
      // One `expect` per menu: its call costs more than a price.
      expect(pairs.map(([found]) => text(found))).toEqual(pairs.map(([, due]) => text(due)))
    }),
    { numRuns: RUNS / CARTS_OF_A_MENU },
  )
}, 600_000)

/** Prices by the server from its menu, and by the page from the wire data: pairs that must be equal. */
function comparedOnPage(question: CartPricingInput, menu: Menu) {
  const server = priceCart(question)
  const quote = quoteSchema.parse(overTheWire(quoteToWire(server)))
  const page = priceCart({
    ...question,
    menu,
    lines: linesFromWire(cartProductsSchema.parse(overTheWire(linesToWire(question.lines)))),
    code: quote.voucher && { voucher: quotedVoucher(quote.voucher) },
  })
  return [
    soundness(server),
    [sumsOf(page), sumsOf(server)],
    [quoteSumsFromWire(quote), sumsOf(page)],
    [quoteToWire(page).lines, quote.lines],
  ]
}

it('L145, L234 takeout pays no delivery and has no minimum', () => {
  fc.assert(
    fc.property(cart, (question) => {
      const { breakdown, minCartGrosze } = priceCart({ ...question, deliveryType: 'takeout' })
      expect([breakdown.delivery, minCartGrosze]).toEqual([0, 0])
    }),
    { numRuns: RUNS / 10 },
  )
})

it('C7 the order of lines, or splitting a line, changes nothing', () => {
  const shuffled = fc.tuple(cart, fc.nat(5)).map(([question, by]) => {
    const turned = [...question.lines.slice(by), ...question.lines.slice(0, by)]
    return [question, turned.reverse()] as const
  })
  fc.assert(
    fc.property(shuffled, ([question, lines]) => {
      const priced = priceCart(question)
      const halves = lines.flatMap((one) =>
        one.amount > 1
          ? [
              { ...one, amount: 1 },
              { ...one, amount: one.amount - 1 },
            ]
          : [one],
      )
      expect(sumsOf(priceCart({ ...question, lines: halves }))).toEqual(sumsOf(priced))
      expect(byKey(priceCart({ ...question, lines }))).toEqual(byKey(priced))
    }),
    { numRuns: RUNS / 10 },
  )
})

it('C7 the diner saves at least what each discount alone would save', () => {
  fc.assert(
    fc.property(cart, (question) => {
      const all = priceCart(question).breakdown.promotions
      for (const one of question.menu.discounts) {
        const alone = priceCart({ ...question, menu: { ...question.menu, discounts: [one] } }).breakdown.promotions
        expect(all).toBeGreaterThanOrEqual(alone)
      }
    }),
    { numRuns: RUNS / 10 },
  )
})

it('without promotions and voucher one more unit never makes a cart cheaper', () => {
  fc.assert(
    fc.property(cart, fc.nat(5), (question, i) => {
      const plain = { ...question, code: null, menu: { ...question.menu, discounts: [] } }
      const more = plain.lines.map((one, at) => (at === i ? { ...one, amount: one.amount + 1 } : one))
      const [before, after] = [priceCart(plain), priceCart({ ...plain, lines: more })]
      expect(after.priceGrosze).toBeGreaterThanOrEqual(before.priceGrosze)
      expect(after.missingToMinCartGrosze).toBeLessThanOrEqual(before.missingToMinCartGrosze)
    }),
    { numRuns: RUNS / 10 },
  )
})

it('C8 a voucher never makes a cart dearer, and never exceeds the products', () => {
  fc.assert(
    fc.property(cart, (question) => {
      const [withCode, without] = [priceCart(question), priceCart({ ...question, code: null })]
      expect(withCode.totalGrosze).toBeLessThanOrEqual(without.totalGrosze)
      expect(withCode.breakdown.voucher).toBeLessThanOrEqual(without.priceGrosze)
    }),
    { numRuns: RUNS / 10 },
  )
})
