import { missLimit } from '@/lib/http/miss-limit.mjs'

const limit = (overrides = {}) => {
  const clock = { ms: 1_000_000 }
  return { clock, ...missLimit({ most: 3, seconds: 60, mostNetworks: 100, now: () => clock.ms, ...overrides }) }
}

it('a network that has missed so often waits until the window is over, and nobody else', () => {
  const { clock, count, secondsToWait } = limit()
  for (let n = 0; n < 2; n++) count('a')
  expect(secondsToWait('a')).toBe(0)
  count('a')
  clock.ms += 20_500
  expect(secondsToWait('a')).toBe(40)
  expect(secondsToWait('b')).toBe(0)
  clock.ms += 40_000
  expect(secondsToWait('a')).toBe(0)
})

it('a million networks are not remembered', () => {
  const { count, size } = limit()
  for (let n = 0; n < 10_000; n++) count(`network ${n}`)
  expect(size()).toBe(100)
})

it('what turns out to be no miss is taken back, and nothing is left of it', () => {
  const { count, takeBack, secondsToWait, size } = limit()
  for (let n = 0; n < 3; n++) count('a')
  takeBack('a')
  expect([secondsToWait('a'), size()]).toEqual([0, 1])
  for (let n = 0; n < 4; n++) takeBack('a')
  count('a')
  takeBack('a')
  expect(size()).toBe(0)
})
