import type { PersonData } from '@/lib/domain/person-data/schema'
import { cachedCopies } from './cached-copies'

const NOON = new Date('2026-11-27T12:00:00+01:00')
const later = (ms: number) => new Date(NOON.getTime() + ms)

it('C42 one session makes one copy in half a minute, however often it is requested; another has its own', async () => {
  const copyOf = cachedCopies()
  const load = jest.fn(async () => ({}) as PersonData)
  await Promise.all(Array.from({ length: 20 }, () => copyOf(1, NOON, load)))
  await copyOf(1, later(29_000), load)
  expect(load).toHaveBeenCalledTimes(1)
  await copyOf(2, later(29_000), load)
  await copyOf(1, later(30_000), load)
  expect(load).toHaveBeenCalledTimes(3)
})
