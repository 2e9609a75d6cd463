import { debugTiming, isDebugged } from './debug-timing'

it('L081 a cached page is marked as such, and made no upstream call', () =>
  expect(debugTiming([], 'HIT')).toBe('cache;desc="HIT"'))

it('L081 a live page lists the calls that it waited for', () => {
  const calls = [
    { route: 'GET /reservations/{key}', status: 200, ms: 12.34 },
    { route: 'GET /restaurants', status: null, ms: 5000 },
  ]
  expect(debugTiming(calls, undefined)).toBe(
    'cache;desc="live", upstream;desc="GET /reservations/{key} 200";dur=12.3, upstream;desc="GET /restaurants failed";dur=5000.0',
  )
})

it('L081 nothing in a route breaks out of its quotes', () =>
  expect(debugTiming([{ route: 'GET /a"\r\nset-cookie: x', status: 200, ms: 1 }], 'HIT')).not.toMatch(/[\r\n:]|a"/))

it.each([
  ['/?debug=true', true],
  ['/rezerwuj?city=lublin&debug=true&utm_source=fb', true],
  ['/?debug=1', false],
  ['/?debug=true1', false],
  ['/?nodebug=true', false],
  ['/', false],
])('L081 %s: %s', (url, isOn) => expect(isDebugged(url)).toBe(isOn))
