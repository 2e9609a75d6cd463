import { readRanking as readFromAddress } from '@/lib/domain/search/page-number'
import fc from '@/tests/support/fast-check'
import { openRanking, sealRanking } from './ranking-token'

const SECRET = 'a-secret-of-web-and-upstream-in-tests'
const scope = { kind: 'orders', tenant: 'lubje', sort: 'polecane', destination: { lat: 51.2465, lng: 22.5684 } }
const ranking = { firstPage: 6, ids: [3, 100_000, 1], next: 77, lookedAt: 600, counts: [590, 41] }

it('C19 C20 reads back its own token, for the same list only; the same ranking has the same text', () => {
  const token = sealRanking(ranking, scope, SECRET)
  expect(openRanking(token, scope, SECRET)).toEqual(ranking)
  expect(sealRanking(ranking, { ...scope }, SECRET)).toBe(token)
  for (const change of [
    { destination: { lat: 51.2466, lng: 22.5684 } },
    { destination: null },
    { tenant: 'nakryte' },
    { sort: 'nazwa' },
    { kind: 'reservations' },
  ])
    expect(openRanking(token, { ...scope, ...change }, SECRET)).toBeNull()
  expect(openRanking(token, scope, `${SECRET}!`)).toBeNull()
})

it('C20 the end of a list, and a list without restaurants', () => {
  const ended = { ...ranking, next: null, ids: [], counts: [] }
  expect(openRanking(sealRanking(ended, scope, SECRET), scope, SECRET)).toEqual(ended)
})

it('C20 at most 2 kB for the most restaurants that a window holds', () => {
  const ids = Array.from({ length: 360 }, (_, n) => 99_000 + n)
  expect(sealRanking({ ...ranking, ids }, scope, SECRET).length).toBeLessThanOrEqual(2048)
})

it('C20 a token that was changed, shortened or made up is invalid, never an error', () => {
  const written = sealRanking(ranking, scope, SECRET)
  expect(readFromAddress(written)).toBe(written)
  const token = Buffer.from(written.slice(2), 'base64url')
  expect(openRanking(`1.${written.slice(2)}`, scope, SECRET)).toBeNull()
  for (let at = 0; at < token.length; at++) {
    const forged = Buffer.from(token)
    forged.writeUInt8(forged.readUInt8(at) ^ 1, at)
    expect(openRanking(`2.${forged.toString('base64url')}`, scope, SECRET)).toBeNull()
    expect(openRanking(`2.${token.subarray(0, at).toString('base64url')}`, scope, SECRET)).toBeNull()
  }
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(openRanking(text, scope, SECRET)).toBeNull()
      expect(openRanking(`2.${text}`, scope, SECRET)).toBeNull()
    }),
  )
})
