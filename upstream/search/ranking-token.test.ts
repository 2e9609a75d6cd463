import { EMPTY_QUERY } from '@/lib/domain/list/ordering/ordering-query'
import { MAX_LOOKED } from '@/lib/domain/list/ranking-window'
import { readRanking as readFromAddress } from '@/lib/domain/search/page-number'
import fc from '@/tests/support/fast-check'
import type { OrderingListQuery } from './ordering-sql'
import {
  openRanking,
  openTablesRanking,
  readRanking,
  sealRanking,
  sealTablesRanking,
  type TablesNearAddress,
  writeRanking,
} from './ranking-token'

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

it('C19 a list of tables nearest first is sealed likewise, and is not mistaken for one for ordering', () => {
  const list: TablesNearAddress = {
    tenant: 'lubje',
    city: 'lublin',
    isOpenNow: false,
    address: { lat: 51.2465, lng: 22.5684 },
  }
  const { inRange: _reach, open: _open, ...window } = ranking
  const token = sealTablesRanking(window, list, SECRET)
  expect(openTablesRanking(token, list, SECRET)).toEqual(window)
  expect(readRanking(token)).toBeNull()
  expect(openTablesRanking(token, { ...list, address: { lat: 51.2466, lng: 22.5684 } }, SECRET)).toBeNull()
  expect(openTablesRanking(token, { ...list, area: 'ogrod' }, SECRET)).toBeNull()
  expect(openTablesRanking(token, { ...list, isOpenNow: true }, SECRET)).toBeNull()
  expect(openTablesRanking(writeRanking(window), list, SECRET)).toBeNull()
  expect(openRanking(token, query, SECRET)).toBeNull()
  expect(openTablesRanking(sealRanking(ranking, query, SECRET), list, SECRET)).toBeNull()
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
  expect(readFromAddress(written)).toBe(written)
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

it('a token of 300 restaurants among 100,000 is at most 2 kB, and reads back', () => {
  const ids = Array.from({ length: MAX_LOOKED }, (_, n) => 99_700 + n)
  const window = { firstPage: 7, ids, next: 12, lookedAt: 600 }
  const token = writeRanking(window)
  expect(token).toMatch(/^[\w.-]+$/)
  expect(token.length).toBeLessThan(2048)
  expect(readRanking(token)).toEqual(window)
})

const head = (value: unknown) => btoa(JSON.stringify(value))
it.each([
  ['nothing', undefined],
  ['an empty text', ''],
  ['no base64', '%%%.1.2'],
  ['no list', `${head({})}.1`],
  ['another version', `${head([2, 1, 1, null])}.1`],
  ['page 0', `${head([1, 0, 1, null])}.1`],
  ['a place that is none', `${head([1, 1, 1, 'x'])}.1`],
  ['a place that no restaurant has', `${head([1, 1, 1, 0])}.1`],
  ['an id that is none', `${head([1, 1, 1, null])}.1.x y`],
  ['an id that is too large', `${head([1, 1, 1, null])}.zzzzzz`],
  ['an id twice', `${head([1, 1, 1, null])}.a.a`],
  [
    'more ids than a window has',
    `${head([1, 1, 1, null])}.${Array.from({ length: 401 }, (_, n) => (n + 1).toString(36)).join('.')}`,
  ],
  ['a text without end', 'a'.repeat(5000)],
])('%s is no token', (_, token) => expect(readRanking(token)).toBeNull())

it('any text is read or refused, never an error', () => {
  fc.assert(fc.property(fc.string(), (text) => void readRanking(text)))
})
