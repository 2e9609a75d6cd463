import fc from 'fast-check'
import { EMPTY_QUERY } from '@/lib/domain/search/ordering/ordering-query'
import { readRanking } from '@/lib/domain/search/page-number'
import type { OrderingListQuery } from './ordering-candidates'
import { openRanking, sealRanking } from './ranking-token'

const SECRET = 'a-secret-of-web-and-upstream-in-tests'
const query: OrderingListQuery = {
  ...EMPTY_QUERY,
  tenant: 'lubje',
  productName: 'lubje_orders_list',
  terms: null,
  destination: { lat: 51.2465, lng: 22.5684 },
}
const ranking = { firstPage: 6, ids: [3, 100_000, 1], next: 77, lookedAt: 600, inRange: 590, open: 41 }

it('C19 reads back what it sealed, for the same list only', () => {
  const token = sealRanking(ranking, query, SECRET)
  expect(openRanking(token, query, SECRET)).toEqual(ranking)
  expect(openRanking(token, { ...query, destination: { lat: 51.2466, lng: 22.5684 } }, SECRET)).toBeNull()
  expect(openRanking(token, { ...query, destination: null }, SECRET)).toBeNull()
  expect(openRanking(token, { ...query, tenant: 'nakryte' }, SECRET)).toBeNull()
  expect(openRanking(token, { ...query, sort: 'nazwa' }, SECRET)).toBeNull()
  expect(openRanking(token, query, `${SECRET}!`)).toBeNull()
})

it('the end of a list, and a list without restaurants', () => {
  const ended = { ...ranking, next: null, ids: [] }
  expect(openRanking(sealRanking(ended, query, SECRET), query, SECRET)).toEqual(ended)
})

it('at most 2 kB for the most restaurants that a window holds', () => {
  const ids = Array.from({ length: 360 }, (_, n) => 99_000 + n)
  expect(sealRanking({ ...ranking, ids }, query, SECRET).length).toBeLessThanOrEqual(2048)
})

it('changed in any place, shortened or made up, it is no token, never an error', () => {
  const written = sealRanking(ranking, query, SECRET)
  expect(readRanking(written)).toBe(written)
  const token = Buffer.from(written.slice(2), 'base64url')
  expect(openRanking(`2.${written.slice(2)}`, query, SECRET)).toBeNull()
  for (let at = 0; at < token.length; at++) {
    const forged = Buffer.from(token)
    forged.writeUInt8(forged.readUInt8(at) ^ 1, at)
    expect(openRanking(`1.${forged.toString('base64url')}`, query, SECRET)).toBeNull()
    expect(openRanking(`1.${token.subarray(0, at).toString('base64url')}`, query, SECRET)).toBeNull()
  }
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(openRanking(text, query, SECRET)).toBeNull()
      expect(openRanking(`1.${text}`, query, SECRET)).toBeNull()
    }),
  )
})
