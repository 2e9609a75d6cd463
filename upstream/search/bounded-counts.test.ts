import { boundedCounts } from './bounded-counts'

const MINUTE = 60_000
/** Counts that are 1, 2, 3, … in the order in which they were counted. */
function counter() {
  let counted = 0
  return { count: async () => ++counted, counted: () => counted }
}

it('counts once a minute, and for all who ask at once', async () => {
  const counts = boundedCounts<number>()
  const { count, counted } = counter()
  const all = await Promise.all([counts('a', 0, count), counts('a', 1, count), counts('a', MINUTE - 1, count)])
  expect([all, counted()]).toEqual([[1, 1, 1], 1])
})

it('an older count is answered once more while it is counted anew, once', async () => {
  const counts = boundedCounts<number>()
  const { count, counted } = counter()
  await counts('a', 0, count)
  expect(await Promise.all([counts('a', MINUTE, count), counts('a', MINUTE, count)])).toEqual([1, 1])
  expect([await counts('a', MINUTE + 1, count), counted()]).toEqual([2, 2])
})

it('a count of ten minutes ago is not answered', async () => {
  const counts = boundedCounts<number>()
  const { count } = counter()
  await counts('a', 0, count)
  expect(await counts('a', 10 * MINUTE, count)).toBe(2)
})

it('a failure is told to who asked and not kept; one behind an answer is tried again', async () => {
  const counts = boundedCounts<number>()
  const fail = () => Promise.reject(new Error('no database'))
  await expect(counts('a', 0, fail)).rejects.toThrow('no database')
  const { count } = counter()
  expect(await counts('a', 0, count)).toBe(1)
  expect(await counts('a', MINUTE, fail)).toBe(1)
  await Promise.resolve()
  expect(await counts('a', MINUTE, count)).toBe(1)
  await Promise.resolve()
  expect(await counts('a', MINUTE, count)).toBe(2)
})

it('keeps 500 lists, the least recently used out first', async () => {
  const counts = boundedCounts<number>()
  const { count, counted } = counter()
  for (let n = 0; n < 500; n++) await counts(`list ${n}`, 0, count)
  await counts('list 0', 1, count)
  await counts('another', 1, count)
  expect(counted()).toBe(501)
  await counts('list 0', 1, count)
  await counts('list 1', 1, count)
  expect(counted()).toBe(502)
})
