/** @jest-environment jsdom */
import type * as Store from '@/lib/browser/storage/cart-store'
import { REMOVED_VOUCHER, writeSession } from '@/lib/browser/storage/session-store'
import type * as Link from '@/lib/browser/storage/voucher-link'

const PLACE = { id: 12, name: 'U Józka', path: '/order/12' }
const LINE = { productId: 1, amount: 1, answers: [], note: '' }
let store: typeof Store
let link: typeof Link

// Each test is a new page in a new tab.
beforeEach(() => {
  jest.resetModules()
  localStorage.clear()
  sessionStorage.clear()
  store = require('./cart-store')
  link = require('./voucher-link')
})
const code = () => store.cartStore.read().voucherCode
const settled = () => new Promise((resolve) => setTimeout(resolve))

it('C8 the code of a link is applied with the first product', async () => {
  link.applyVoucherFromLink('?voucher=OBIAD10')
  expect(code()).toBe('')
  store.addToCart(PLACE, LINE)
  await settled()
  expect(code()).toBe('OBIAD10')
})

it('C8 an existing cart gets it at once', () => {
  store.addToCart(PLACE, LINE)
  link.applyVoucherFromLink('?voucher=OBIAD10')
  expect(code()).toBe('OBIAD10')
})

it('C8 it is kept for the next page of the visit', async () => {
  link.applyVoucherFromLink('?voucher=OBIAD10')
  jest.resetModules()
  store = require('./cart-store')
  require('./voucher-link').applyVoucherFromLink('')
  store.addToCart(PLACE, LINE)
  await settled()
  expect(code()).toBe('OBIAD10')
})

it('C8 a removed code is not added again', async () => {
  store.addToCart(PLACE, LINE)
  link.applyVoucherFromLink('?voucher=OBIAD10')
  store.setVoucherCode('')
  store.addToCart(PLACE, LINE)
  await settled()
  expect(code()).toBe('')
})

it('C8 a code that was removed does not come back with the page, another link’s does', () => {
  store.addToCart(PLACE, LINE)
  link.applyVoucherFromLink('?voucher=obiad10')
  writeSession(REMOVED_VOUCHER, 'OBIAD10')
  store.setVoucherCode('')
  link.applyVoucherFromLink('?voucher=obiad10')
  expect(code()).toBe('')
  link.applyVoucherFromLink('?voucher=LATO25')
  expect(code()).toBe('LATO25')
})

it("C8 a typed code takes precedence over the link's", () => {
  store.addToCart(PLACE, LINE)
  store.setVoucherCode('MOJ')
  link.applyVoucherFromLink('?voucher=OBIAD10')
  expect(code()).toBe('MOJ')
})

it("C8 a later link's code replaces an earlier one's", () => {
  store.addToCart(PLACE, LINE)
  link.applyVoucherFromLink('?voucher=lato25')
  link.applyVoucherFromLink('?voucher=OBIAD10')
  expect(code()).toBe('OBIAD10')
})

it('without a code in the link nothing changes', () => {
  store.addToCart(PLACE, LINE)
  link.applyVoucherFromLink('?voucher=%20')
  expect(code()).toBe('')
})
