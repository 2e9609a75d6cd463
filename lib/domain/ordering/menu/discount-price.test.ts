import { priceCart } from '@/lib/domain/ordering/cart/pricing/price-cart'
import { aDiscount, aMenu, aProduct } from '@/tests/support/a-menu'
import { discountsOf, lowestOfferedGrosze, reductionAt } from './discount-price'

const percent = (own = {}) => aDiscount({ buy: 0, get: 0, percent: 15, ...own })

it('C7 finds discounts of the product and of its category', () => {
  const own = percent({ id: 1, targetId: 1 })
  const category = percent({ id: 2, scope: 'same-category', targetId: 1 })
  const foreign = percent({ id: 3, targetId: 9 })
  const menu = aMenu([aProduct(1)], [own, category, foreign])
  expect(discountsOf(menu)({ id: 1 }).map(({ id }) => id)).toEqual([1, 2])
})

it('C7 the reduced price on the card equals the price in the cart', () => {
  const product = aProduct(1, { priceGrosze: 3333 })
  const menu = aMenu([product], [percent()])
  const now = new Date('2026-11-23T12:00:00Z')
  const cart = priceCart({
    restaurantId: 1,
    menu,
    deliveryType: 'takeout',
    delivery: { kind: 'unknown', minCartGrosze: 0 },
    lines: [{ productId: 1, amount: 1, answers: [], note: '' }],
    packagingGrosze: 0,
    tipGrosze: 0,
    code: null,
    servedAt: now,
    now,
  })
  const input = { deliveryType: 'takeout' as const, servedAt: now }
  expect(reductionAt(product, menu.discounts, input)?.grosze).toBe(cart.priceGrosze)
})

const noon = { deliveryType: 'delivery' as const, servedAt: new Date('2026-11-23T11:00:00Z') }
it.each([
  ['its hours', { hours: { from: '12:00', to: '15:00' } }, true],
  ['other hours', { hours: { from: '15:00', to: '18:00' } }, false],
  ['its day', { days: [0] }, true],
  ['another day', { days: [1] }, false],
  ['another way', { deliveryTypes: ['takeout'] }, false],
  ['a number of uses', { maxUses: 1 }, false],
  ['a second unit', { buy: 1, get: 1 }, false],
])('C7 the price of one unit depends on the discounts that the order can have: %s', (_, own, isReduced) =>
  expect(reductionAt(aProduct(1), [percent(own as never)], noon) !== null).toBe(isReduced),
)

it.each([
  ['none', [], null],
  ['a reduction at lunch', [percent({ percent: 30, hours: { from: '12:00', to: '15:00' } })], 2333],
  ['two reductions, the larger one', [percent(), percent({ percent: 50 })], 1666],
  ['one for a second unit alone', [percent({ buy: 1, get: 1 })], null],
])('C7 the history keeps the lowest price of one unit: %s', (_, discounts, grosze) =>
  expect(lowestOfferedGrosze(aProduct(1, { priceGrosze: 3333 }), discounts)).toBe(grosze),
)
