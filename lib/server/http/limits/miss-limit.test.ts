import { EventEmitter } from 'node:events'
import type { ServerResponse } from 'node:http'
import { missLimit } from '@/lib/server/http/limits/miss-limit'

const limit = (overrides = {}) => {
  const clock = { ms: 1_000_000 }
  const { during, ...rest } = missLimit({ most: 3, seconds: 60, mostNetworks: 100, now: () => clock.ms, ...overrides })
  /** A page that is answered so; 0 = its client has left before. */
  const asked = (network: string, statusCode: number, isBegun = true) => {
    const response = Object.assign(new EventEmitter(), { statusCode }) as unknown as ServerResponse
    return during(network, response, async () => {
      if (statusCode > 0) response.emit('finish')
      return isBegun
    })
  }
  const miss = (network: string) => asked(network, 404)
  return { clock, during, asked, miss, ...rest }
}

it('a network that has missed so often waits until the window is over, and nobody else', async () => {
  const { clock, miss, secondsToWait } = limit()
  for (let n = 0; n < 2; n++) await miss('a')
  expect(secondsToWait('a')).toBe(0)
  await miss('a')
  clock.ms += 20_500
  expect(secondsToWait('a')).toBe(40)
  expect(secondsToWait('b')).toBe(0)
  clock.ms += 40_000
  expect(secondsToWait('a')).toBe(0)
})

it('a million networks are not remembered', async () => {
  const { miss, size } = limit()
  for (let n = 0; n < 10_000; n++) await miss(`network ${n}`)
  expect(size()).toBe(100)
})

it('a page counts while it is made, and for ever where its client has left', async () => {
  const { asked, secondsToWait } = limit({ most: 1 })
  const made = asked('a', 0)
  expect(secondsToWait('a')).toBe(60)
  await made
  expect(secondsToWait('a')).toBe(60)
})

it.each([
  ['was there', 200, true],
  ['was refused for want of room', 503, true],
  ['was not even begun', 0, false],
])('what %s is no miss, and nothing is left of it', async (_, status, isBegun) => {
  const { asked, miss, secondsToWait, size } = limit({ most: 1 })
  await asked('a', status, isBegun)
  expect([secondsToWait('a'), size()]).toEqual([0, 0])
  await miss('a')
  expect([secondsToWait('a'), size()]).toEqual([60, 1])
})
