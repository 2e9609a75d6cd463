import type { CartLine } from '@/lib/domain/ordering/cart/cart-line'
import { type CartPricingInput, priceCart } from '@/lib/domain/ordering/cart/pricing/price-cart'
import type { Voucher } from '@/lib/domain/ordering/cart/voucher/voucher'
import type { DeliveryTerms } from '@/lib/domain/ordering/delivery/fee'
import type { DeliveryType } from '@/lib/domain/ordering/delivery/schema'
import { aChoice, aDiscount, aMenu, anOption, aProduct, aSet } from '@/tests/support/a-menu'

const now = new Date('2026-11-27T18:00:00+01:00')
const terms: DeliveryTerms = { feeGrosze: 900, minCartGrosze: 4000, freeFromGrosze: 8000 }
const known = { kind: 'known', terms } as const
const line = (productId: number, amount = 1, own: Partial<CartLine> = {}): CartLine => ({
  productId,
  amount,
  answers: [],
  note: '',
  ...own,
})
const menu = aMenu([
  aProduct(1, { priceGrosze: 3000 }),
  aProduct(2, { priceGrosze: 2000, packagingGrosze: 25, depositGrosze: 50 }),
  aProduct(3, { available: false }),
])
const question = (own: Partial<CartPricingInput> = {}): CartPricingInput => ({
  restaurantId: 12,
  menu,
  lines: [line(1), line(2)],
  deliveryType: 'delivery',
  delivery: known,
  packagingGrosze: 0,
  tipGrosze: 0,
  code: null,
  servedAt: now,
  now,
  ...own,
})
type OwnVoucher = { type: Voucher['type']; percent?: number; valueGrosze?: number; minCartGrosze?: number }
const voucher = (own: OwnVoucher) =>
  ({
    code: 'LATO',
    minCartGrosze: 0,
    validFrom: null,
    validTo: null,
    deliveryTypes: null,
    restaurants: null,
    totalLimit: null,
    customerLimit: null,
    firstOrderOnly: false,
    percent: 10,
    maxDiscountGrosze: null,
    valueGrosze: 2000,
    ...own,
  }) as Voucher
const code = (own: OwnVoucher) => ({ voucher: voucher(own) })

it('C3 total = price + packaging + deposits + delivery + tip', () => {
  const priced = priceCart(
    question({ lines: [line(1), line(2, 2)], packagingGrosze: 100, tipGrosze: 500, code: code({ type: 'percent' }) }),
  )
  expect(priced.breakdown).toEqual({
    products: 7000,
    promotions: 0,
    voucher: 700,
    packaging: 150,
    deposits: 100,
    delivery: 900,
    tip: 500,
  })
  expect(priced).toMatchObject({ priceGrosze: 6300, totalGrosze: 6300 + 150 + 100 + 900 + 500, refusals: [] })
})

it.each([
  ['same product, 3 × 30,00', [line(1, 3)], aDiscount(), 1500],
  ['same category, 30,00 + 20,00', [line(1), line(2)], aDiscount({ scope: 'same-category' }), 1000],
  ['the same products in two lines', [line(1), line(1, 1, { note: 'ostre' })], aDiscount(), 1500],
] as const)('C7 buy 1 get 1 at 50 %: %s', (_, lines, discount, saved) => {
  const priced = priceCart(question({ menu: { ...menu, discounts: [discount] }, lines }))
  expect(priced.breakdown.promotions).toBe(saved)
  expect(priced.priceGrosze).toBe(priced.breakdown.products - saved)
})

it('C7 takes off the base price, never the options', () => {
  const rich = aProduct(1, {
    priceGrosze: 3000,
    questions: [aChoice(7, { options: [anOption(1, { priceGrosze: 1000 })] })],
  })
  const answers = [{ questionId: 7, options: [{ optionId: 1, amount: 1 }], components: [] }]
  const priced = priceCart(
    question({ menu: aMenu([rich], [aDiscount({ percent: 100 })]), lines: [line(1, 2, { answers })] }),
  )
  expect(priced.breakdown).toMatchObject({ products: 8000, promotions: 3000 })
  expect(priced.lines[0]).toMatchObject({
    unitGrosze: 4000,
    lineGrosze: 8000,
    promotion: { grosze: 3000, discountIds: [1] },
  })
})

it('C7 a discount for the evening depends on the time the food is wanted, not on the time of ordering', () => {
  const evening = { ...menu, discounts: [aDiscount({ hours: { from: '20:00', to: '22:00' } })] }
  const at = (servedAt: Date) =>
    priceCart(question({ menu: evening, lines: [line(1, 2)], servedAt })).breakdown.promotions
  expect(at(now)).toBe(0)
  expect(at(new Date('2026-11-27T20:00:00+01:00'))).toBe(1500)
})

it.each([
  ['L234 takeout needs none', 'takeout', [line(2)], 0, 0, []],
  ['L234 a delivery does', 'delivery', [line(2)], 4000, 2000, ['min_cart']],
  ['L234 exactly enough', 'contactless_delivery', [line(2, 2)], 4000, 0, []],
] as [string, DeliveryType, CartLine[], number, number, string[]][])(
  '%s',
  (_, deliveryType, lines, minCartGrosze, missingToMinCartGrosze, refusals) =>
    expect(priceCart(question({ deliveryType, lines }))).toMatchObject({
      minCartGrosze,
      missingToMinCartGrosze,
      refusals,
    }),
)

it('L234 takeout of 1,00 zł passes where a delivery needs 40', () => {
  const cheap = question({ menu: aMenu([aProduct(1, { priceGrosze: 100 })]), lines: [line(1)] })
  expect(priceCart({ ...cheap, deliveryType: 'takeout' })).toMatchObject({ refusals: [], totalGrosze: 100 })
  expect(priceCart(cheap).refusals).toEqual(['min_cart'])
})

it.each([
  [
    'a cart after promotions, not before',
    { menu: { ...menu, discounts: [aDiscount({ get: 0, percent: 50 })] }, lines: [line(1, 2)] },
    ['min_cart'],
  ],
  [
    'before the voucher, not after',
    { lines: [line(1), line(2)], code: code({ type: 'value', valueGrosze: 4000 }) },
    [],
  ],
] as [string, Partial<CartPricingInput>, string[]][])('C8 the minimum cart is compared with %s', (_, own, refusals) =>
  expect(priceCart(question(own)).refusals).toEqual(refusals),
)

it.each([
  ['below the free limit', 'delivery', [line(1), line(2)], known, 900],
  ['from the free limit on', 'delivery', [line(1, 2), line(2)], known, 0],
  ['takeout', 'takeout', [line(1)], known, 0],
  [
    'an address whose distance is not known yet',
    'delivery',
    [line(1, 2)],
    { kind: 'unknown', minCartGrosze: 2000 },
    null,
  ],
  ['takeout needs no address', 'takeout', [line(1)], { kind: 'unknown', minCartGrosze: 2000 }, 0],
] as [string, DeliveryType, CartLine[], CartPricingInput['delivery'], number | null][])(
  'C5 delivery: %s',
  (_, deliveryType, lines, delivery, cost) =>
    expect(priceCart(question({ deliveryType, lines, delivery })).breakdown.delivery).toBe(cost),
)

it('C5 the limit of free delivery is compared with the cart before its voucher', () =>
  expect(priceCart(question({ lines: [line(1, 2), line(2)], code: code({ type: 'value' }) })).breakdown).toMatchObject({
    voucher: 2000,
    delivery: 0,
  }))

it.each([
  ['L183 free delivery', { type: 'freeDelivery' }, 'delivery', { voucher: 0, delivery: 0 }, []],
  [
    'L183 refused for takeout',
    { type: 'freeDelivery' },
    'takeout',
    { voucher: 0, delivery: 0 },
    ['voucher_not_for_order'],
  ],
  [
    'L182 a value takes off what is there',
    { type: 'value', valueGrosze: 9900 },
    'delivery',
    { voucher: 5000, delivery: 900 },
    [],
  ],
  [
    'C8 a code for bigger carts takes off nothing',
    { type: 'percent', minCartGrosze: 6250 },
    'delivery',
    { voucher: 0 },
    ['voucher_min_cart'],
  ],
] as [string, OwnVoucher, DeliveryType, object, string[]][])('%s', (_, own, deliveryType, breakdown, refusals) => {
  const priced = priceCart(question({ deliveryType, code: code(own) }))
  expect(priced.breakdown).toMatchObject(breakdown)
  expect(priced.refusals).toEqual(refusals)
})

it('C8 reports the lost value and the missing amount', () => {
  expect(priceCart(question({ code: code({ type: 'value', valueGrosze: 9900 }) })).voucher?.lostGrosze).toBe(4900)
  expect(priceCart(question({ code: code({ type: 'percent', minCartGrosze: 6250 }) })).missingToVoucherGrosze).toBe(
    1250,
  )
  expect(priceCart(question({ code: { voucher: null } })).refusals).toEqual(['voucher_unknown'])
})

it.each<[string, DeliveryType, Partial<Voucher>, boolean]>([
  ['another way to receive it', 'takeout', { type: 'freeDelivery' }, true],
  ['another restaurant', 'takeout', { type: 'freeDelivery', restaurants: [9999] }, false],
  ['nothing', 'delivery', { type: 'freeDelivery' }, false],
])('C8 a code waits while the order lacks %s: %s', (_, deliveryType, own, isWaiting) => {
  const requested = { ...voucher({ type: 'freeDelivery' }), ...own } as Voucher
  expect(priceCart(question({ deliveryType, code: { voucher: requested } })).waitingVoucher).toBe(
    isWaiting ? requested : null,
  )
})

it('C8 a voucher on everything, takeout, without other costs, leaves 0', () =>
  expect(
    priceCart(question({ deliveryType: 'takeout', lines: [line(1)], code: code({ type: 'value', valueGrosze: 3000 }) }))
      .totalGrosze,
  ).toBe(0))

it.each([
  ['an empty cart', { lines: [], packagingGrosze: 100 }, ['empty_cart', 'min_cart']],
  ['a sold-out dish, priced all the same', { lines: [line(1), line(3)] }, ['product_unavailable']],
  [
    'a dish that is not served at the time of the order, priced all the same',
    {
      menu: aMenu([aProduct(1, { priceGrosze: 5000, servingTimes: [{ days: null, from: '12:00', to: '16:00' }] })]),
      lines: [line(1)],
    },
    ['product_not_served'],
  ],
  [
    'nothing that is served at the chosen time',
    {
      menu: aMenu([aProduct(1, { priceGrosze: 5000, servingTimes: [{ days: null, from: '12:00', to: '16:00' }] })]),
      lines: [line(1)],
      servedAt: new Date('2026-11-28T15:00:00+01:00'),
    },
    [],
  ],
  ['a dish that the menu does not have', { lines: [line(1, 2), line(99)] }, ['product_unavailable']],
  [
    'questions left open',
    {
      menu: aMenu([aProduct(1, { priceGrosze: 5000, questions: [aChoice(7, { required: true })] })]),
      lines: [line(1)],
    },
    ['answers_invalid'],
  ],
  ['an address out of range', { lines: [line(2)], delivery: { kind: 'outOfRange' } }, ['out_of_range']],
] as [string, Partial<CartPricingInput>, string[]][])('C3 refuses %s', (_, own, refusals) =>
  expect(priceCart(question(own)).refusals).toEqual(refusals),
)

it('C3 an empty cart costs no packaging', () =>
  expect(priceCart(question({ lines: [], packagingGrosze: 100, deliveryType: 'takeout' })).totalGrosze).toBe(0))

it('C6 a set is its price, the surcharges and the nested options; the bottle in it has its deposit', () => {
  const set = aSet(5, [{ id: 1, title: 'Napój', count: 1, products: [{ productId: 2, surchargeGrosze: 150 }] }])
  const meal = aProduct(9, { priceGrosze: 4500, questions: [set] })
  const answers = [
    { questionId: 5, options: [], components: [{ componentId: 1, picks: [{ productId: 2, answers: [] }] }] },
  ]
  const priced = priceCart(
    question({ menu: aMenu([meal, ...menu.categories[0]!.products]), lines: [line(9, 2, { answers })] }),
  )
  expect(priced.breakdown).toMatchObject({ products: 9300, deposits: 100, packaging: 0 })
  expect(priced.refusals).toEqual([])
})
