import { REFUSAL_CODES } from '@/messages/content/refusals'
import { apiAreaOf, errorMessageFor } from './problem'

const RESERVATION_CALLS = [
  '/reservations',
  '/reservations/ABC/cancel',
  '/holds',
  '/holds/abc',
  '/waitlist',
  '/waitlist/ABC/reservation',
  '/restaurants/12,15/availability',
  '/partner/reservations/ABC',
  '/operations/reservations/ABC',
  '/panel/12/blocks',
]
const ORDER_CALLS = [
  '/orders',
  '/orders/lookup',
  '/orders/ABC/cancel',
  '/orders/ABC/payments',
  '/carts/quote',
  '/payments/stripe/notify',
  '/pay/token',
  '/restaurants/12/menu',
  '/restaurants/12/distance',
  '/partner/orders/ABC',
  '/partner/pause',
  '/operations/orders/ABC/refund',
]
const OTHER_CALLS = [
  '/logger/js',
  '/leads',
  '/notices',
  '/addresses',
  '/cities',
  '/restaurants',
  '/tenants/lubje/config',
]
const ALL_CODES = [...new Set(REFUSAL_CODES)]
const OF_TABLES = /rezerw|stolik|stołu/i
const OF_ORDERS = /zamówie|koszyk|zamówić|płatnoś/i

describe('E error messages match the request', () => {
  it.each([...ORDER_CALLS, ...OTHER_CALLS])('%s: no message mentions reservations', (path) => {
    expect(ALL_CODES.filter((code) => OF_TABLES.test(errorMessageFor(code, path)))).toEqual([])
  })

  it.each([...RESERVATION_CALLS, ...OTHER_CALLS])('%s: no message mentions orders', (path) => {
    expect(ALL_CODES.filter((code) => OF_ORDERS.test(errorMessageFor(code, path)))).toEqual([])
  })

  it.each([
    ['reservation', RESERVATION_CALLS],
    ['order', ORDER_CALLS],
    ['other', OTHER_CALLS],
  ] as const)('calls of the area %s', (family, paths) => {
    for (const path of paths) expect([path, apiAreaOf(path)]).toEqual([path, family])
  })

  it.each([
    ['/reservations', 'invalid', 'Nie udało się zarezerwować stolika. Sprawdź dane i spróbuj ponownie.'],
    ['/orders', 'invalid', 'Nie udało się przyjąć zamówienia. Sprawdź dane i spróbuj ponownie.'],
    ['/logger/js', 'invalid', 'Sprawdź podane dane i spróbuj ponownie.'],
    ['/orders', 'in_progress', 'To zamówienie jest właśnie zapisywane. Poczekaj chwilę.'],
    ['/leads', 'in_progress', 'To zgłoszenie jest właśnie zapisywane. Poczekaj chwilę.'],
    ['/orders', 'offer_over', 'Coś poszło nie tak po naszej stronie. Spróbuj ponownie za chwilę.'],
  ] as const)('%s, %s: %s', (path, code, message) => expect(errorMessageFor(code, path)).toBe(message))
})
