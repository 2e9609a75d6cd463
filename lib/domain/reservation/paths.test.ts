import { isIdempotencyKey, isReservationCode, thankYouPath, visitPath } from '@/lib/domain/reservation/paths'

const visit = { visitDate: '2026-11-27', visitTime: '18:30', peopleAmount: '2' }

it.each([
  ['showHeader=false', '/thank-you/ABC?showHeader=false'],
  ['showHeader=0', '/thank-you/ABC'],
  ['showHeader=False', '/thank-you/ABC'],
  ['utm_source=fb', '/thank-you/ABC'],
])('L073 from ?%s to %s', (query, path) => expect(thankYouPath('ABC', new URLSearchParams(query))).toBe(path))

it('C18 the live page of a visit keeps `showHeader=false`', () => {
  const query = '?visitDate=2026-11-27&visitTime=18%3A30&peopleAmount=2'
  expect(visitPath('/restaurants/12', visit)).toBe(`/restaurants/12${query}`)
  const from = new URLSearchParams('showHeader=false')
  expect(visitPath('/restaurants/12', visit, from)).toBe(`/restaurants/12${query}&showHeader=false`)
})

it.each([
  ['ABCDEFGH2345', true],
  ['short', false],
  ['../../orders/1', false],
  ['A'.repeat(41), false],
])('C2 is %s a code? %s', (text, yes) => expect(isReservationCode(text)).toBe(yes))

it.each([
  ['k', true],
  ['', false],
  ['k'.repeat(255), true],
  ['k'.repeat(256), false],
  ['ż', false],
])('C "General rules": is %s a key? %s', (text, yes) => expect(isIdempotencyKey(text)).toBe(yes))
