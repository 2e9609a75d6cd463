import { etaClock, minutesLeftText, promiseText } from './promise-text'

const promise = { mode: 'delivery', from: 45, to: 60, isBusy: false } as const
const read = (text: string) => text.replaceAll('\u00a0', ' ')

it.each([
  ['a delivery', promise, '45–60 min'],
  ['equal minutes once', { ...promise, to: 45 }, '45 min'],
  ['busy is only the reason', { ...promise, isBusy: true }, '45–60 min · dziś duży ruch'],
  ['takeout', { ...promise, mode: 'takeout' as const, to: 55 }, 'gotowe za 45–55 min'],
])('C17 a promise reads: %s', (_, promise, text) => expect(read(promiseText(promise))).toBe(text))

it.each([
  [{ from: 25, to: 40 }, 'U Ciebie za 25–40 min'],
  [{ from: 0, to: 5 }, 'U Ciebie za 5 min'],
  [{ from: 0, to: 0 }, 'U Ciebie lada chwila'],
])('C1 the time left of %j reads: %s', (left, text) => expect(read(minutesLeftText(left, 'delivery'))).toBe(text))

it('C1 the clock is rounded as the minutes are', () => {
  expect(etaClock({ from: '2026-11-27T18:36:10+01:00', to: '2026-11-27T18:50:00+01:00' })).toBe('18:40–18:50')
})
