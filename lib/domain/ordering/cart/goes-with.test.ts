import { linesThatGoWith } from '@/lib/domain/ordering/cart/goes-with'
import { addedPrice } from '@/lib/domain/ordering/cart/pricing/added-price'
import type { Product } from '@/lib/domain/ordering/menu/menu'
import { productsOf } from '@/lib/domain/ordering/menu/menu'
import { aChoice, aDiscount, aMenu, anOption, aProduct, aSet } from '@/tests/support/a-menu'

const noon = new Date('2026-11-27T12:00:00+01:00')
const line = (productId: number) => ({ productId, amount: 1, answers: [], note: '' })
const size = (isDefault: boolean) =>
  aChoice(7, {
    type: 'single-choice',
    required: true,
    options: [anOption(1, { default: isDefault, priceGrosze: 300 }), anOption(2)],
  })

/** Dishes 1 and 2 name others; `others` are those. */
function offered(others: Product[], names: Record<number, number[]>, inCart = [1]) {
  const dishes = [1, 2].map((id) => aProduct(id, { goesWith: names[id] ?? [] }))
  const products = productsOf(aMenu([...dishes, ...others]))
  return linesThatGoWith(inCart.map(line), products, noon).map(({ productId }) => productId)
}

const drinks = [10, 11, 12, 13].map((id) => aProduct(id))

it.each([
  ['nothing where the dish names nothing', {}, [1], []],
  ['the dishes that a dish names, in its order', { 1: [12, 10] }, [1], [12, 10]],
  ['three at most', { 1: [10, 11, 12, 13] }, [1], [10, 11, 12]],
  ['each once, in the order of the dishes', { 1: [11], 2: [10, 11] }, [2, 1], [10, 11]],
  ['nothing that is in the cart', { 1: [10, 11] }, [1, 10], [11]],
  ['nothing of a dish that is not in the cart', { 2: [10] }, [1], []],
  ['nothing that is not on the menu', { 1: [99, 10] }, [1], [10]],
  ['nothing for an empty cart', { 1: [10] }, [], []],
])('C32 offers %s', (_, names, inCart, expected) => {
  expect(offered(drinks, names, inCart)).toEqual(expected)
})

it.each([
  ['is sold out', { available: false }, []],
  ['is not served at the time of the order', { servingTimes: [{ days: null, from: '13:00', to: '24:00' }] }, []],
  ['needs an answer first', { questions: [size(false)] }, []],
  ['is a set to be chosen', { questions: [aSet(5, [{ id: 1, title: '', count: 1, products: [] }])] }, []],
  ['has its answers by default', { questions: [size(true)] }, [10]],
])('C32 a dish that %s is suggested only if one press can add it', (_, own, expected) => {
  expect(offered([aProduct(10, own)], { 1: [10] })).toEqual(expected)
})

it('C32 a full cart is offered nothing', () => {
  const full = Array.from({ length: 50 }, (_, i) => ({ ...line(1), note: `${i}` }))
  expect(linesThatGoWith(full, productsOf(aMenu([aProduct(1, { goesWith: [10] }), ...drinks])), noon)).toEqual([])
})

describe('the price beside an offer', () => {
  const now = new Date('2026-11-23T12:00:00Z')
  const price = (lines: number[], menu: ReturnType<typeof aMenu>) =>
    addedPrice(line(10), { lines: lines.map(line), menu, deliveryType: 'delivery', servedAt: now, now })
  const cola = aProduct(10, { priceGrosze: 1000, packagingGrosze: 100, depositGrosze: 50 })

  it('C32 is the dish, with packaging and deposit apart', () => {
    expect(price([1], aMenu([aProduct(1), cola]))).toEqual({ grosze: 1000, extraGrosze: 150 })
  })

  it('C7, C32 is the amount by which the sum grows, including a promotion of the cart', () => {
    const second = aDiscount({ scope: 'same-category', targetId: 1, buy: 1, get: 1, percent: 50 })
    expect(price([1], aMenu([aProduct(1, { priceGrosze: 1000 }), cola], [second])).grosze).toBe(500)
  })
})
