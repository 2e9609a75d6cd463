import { aDiscount, aMenu, aProduct } from '@/tests/support/a-menu'
import { lowestPriceOf30Days, offersOf, type PastOffer, withOffer } from './lowest-price'

const now = new Date('2026-11-27T18:00:00+01:00')
const ago = (
  days: number,
  priceGrosze: number,
  offeredGrosze: number | null = null,
  isAnnounced = false,
): PastOffer => ({
  since: new Date(now.getTime() - days * 86_400_000),
  priceGrosze,
  offeredGrosze,
  isAnnounced,
})

it.each<[string, PastOffer[], number | null]>([
  ['was never sold: none', [], null],
  ['one price for a year', [ago(365, 2000)], 2000],
  ['a price of before counts until 30 days after it ended', [ago(365, 1500), ago(29, 2000)], 1500],
  ['after that no more', [ago(365, 1500), ago(31, 2000)], 2000],
  ['30 days to the minute are over', [ago(365, 1500), ago(30, 2000)], 2000],
  ['before a reduction, not since', [ago(100, 2000), ago(5, 2000, 1600, true)], 2000],
  ['of 30 days before it, however long it lasts', [ago(100, 1800), ago(80, 2000), ago(60, 2000, 1600, true)], 1800],
  ['a reduction of then included', [ago(40, 2000, 1000, true), ago(20, 2000), ago(5, 2000, 1600, true)], 1000],
  ['never sold before its reduction: none', [ago(5, 2000, 1600, true)], null],
  ['a promotion of several leaves the price', [ago(100, 2000), ago(5, 2000, null, true)], 2000],
  ['a price of the future does not count', [ago(9, 2000), ago(-1, 1000)], 2000],
  ['in any order', [ago(5, 2000, 1600, true), ago(100, 2000)], 2000],
])('C7 %s', (_, history, lowest) => expect(lowestPriceOf30Days(history, now)).toBe(lowest))

it('C7 an offer is the price, the lowest reduced one, and whether a promotion is announced', () => {
  const menu = aMenu(
    [aProduct(1), aProduct(2), aProduct(3)],
    [aDiscount({ targetId: 1, buy: 0, get: 0, percent: 20 }), aDiscount({ id: 2, targetId: 2 })],
  )
  expect([...offersOf(menu)]).toEqual([
    [1, { priceGrosze: 3000, offeredGrosze: 2400, isAnnounced: true }],
    [2, { priceGrosze: 3000, offeredGrosze: null, isAnnounced: true }],
    [3, { priceGrosze: 3000, offeredGrosze: null, isAnnounced: false }],
  ])
})

it('C7 an unchanged price adds nothing to its history', () => {
  const history = [ago(9, 2000)]
  expect(withOffer(history, { priceGrosze: 2000, offeredGrosze: null, isAnnounced: false }, now)).toEqual(history)
  expect(withOffer(history, { priceGrosze: 1900, offeredGrosze: null, isAnnounced: false }, now)).toEqual([
    ...history,
    ago(0, 1900),
  ])
})
