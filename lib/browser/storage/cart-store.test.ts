/** @jest-environment jsdom */
import type * as Store from './cart-store'
import { CART } from './storage'

const place = { id: 1, name: 'Łódka', path: '/order/1-lodka' }
const line = (productId: number) => ({ productId, amount: 1, answers: [], note: '' })

// A new page: the module is loaded again, the storage stays.
const open = (): typeof Store => {
  let store: typeof Store | undefined
  jest.isolateModules(() => {
    store = jest.requireActual('./cart-store')
  })
  return store as typeof Store
}

beforeEach(() => localStorage.clear())
afterEach(() => jest.restoreAllMocks())

it('survives a reload, with its restaurant and the voucher code', () => {
  const before = open()
  before.addToCart(place, line(11))
  before.setVoucherCode('dziesiec')
  expect(open().cartStore.read()).toMatchObject({
    cart: { restaurantId: 1, lines: [line(11)] },
    place,
    voucherCode: 'dziesiec',
  })
})

it('an emptied cart loses its restaurant and the voucher code', () => {
  const store = open()
  store.addToCart(place, line(11))
  store.setVoucherCode('dziesiec')
  store.changeCart({ type: 'cleared' })
  expect(store.cartStore.read()).toMatchObject({ place: null, voucherCode: '' })
})

it('lasts as long as the page if storage is blocked', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  const store = open()
  const seen = jest.fn()
  store.cartStore.subscribe(seen)
  store.addToCart(place, line(11))
  expect(store.cartStore.read().cart.lines).toHaveLength(1)
  expect(seen).toHaveBeenCalledTimes(1)
})

it("a product of another restaurant waits for the diner's answer, and leaves the cart unchanged", () => {
  const store = open()
  store.addToCart(place, line(11))
  store.addToCart({ ...place, id: 2, name: 'Inna' }, line(22))
  expect(store.cartStore.read()).toMatchObject({ cart: { restaurantId: 1, conflict: { restaurantId: 2 } }, place })
  store.changeCart({ type: 'conflictAccepted' })
  expect(store.cartStore.read()).toMatchObject({ cart: { restaurantId: 2, conflict: null }, place: { id: 2 } })
})

it.each([['{'], ['{"v":9}'], ['[]']])('an invalid stored cart is an empty one: %s', (text) => {
  localStorage.setItem(CART, text)
  expect(open().cartStore.read().cart.lines).toEqual([])
})

describe('C12 one cart is one order', () => {
  it('has one key in every tab and after every reload', () => {
    const first = open()
    const second = open()
    first.addToCart(place, line(11))
    const key = first.orderKeyOfCart()
    expect(key).toHaveLength(32)
    expect(second.orderKeyOfCart()).toBe(key)
    expect(open().orderKeyOfCart()).toBe(key)
  })
  it('keeps it while the cart changes, and loses it with the cart', () => {
    const store = open()
    store.addToCart(place, line(11))
    const key = store.orderKeyOfCart()
    store.addToCart(place, line(12))
    store.setVoucherCode('dziesiec')
    expect(store.orderKeyOfCart()).toBe(key)
    store.changeCart({ type: 'cleared' })
    store.addToCart(place, line(11))
    expect(store.orderKeyOfCart()).not.toBe(key)
  })
})
