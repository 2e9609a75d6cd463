import { PAGE_SIZE } from '@/lib/domain/search/page-number'
import fc from '@/tests/support/fast-check'
import { loadRankedPage, MAX_LOOKED, type RankedPage, type RankingSource, type RankingWindow } from './ranking-window'

type Candidate = { id: number; isFree: boolean }

/** Restaurants 1 to `count`; those for which `isFree` is true come first in a window. The cursor is the last id read. */
function listOf(count: number, isFree: (id: number) => boolean, isListed: (id: number) => boolean = () => true) {
  const calls: (number | null)[] = []
  const source: RankingSource<Candidate> = {
    async readChunk(after, limit) {
      calls.push(after)
      const first = (after ?? 0) + 1
      const ids = Array.from({ length: Math.min(limit, count - first + 1) }, (_, n) => first + n)
      const last = ids.at(-1) ?? count
      return {
        judged: ids.filter(isListed).map((id) => ({ id, isFree: isFree(id) })),
        read: ids.length,
        next: last < count ? last : null,
      }
    },
    canServe: (one) => one.isFree,
    count: (judged) => [judged.length],
    rank: (judged) => [...judged].sort((a, b) => Number(b.isFree) - Number(a.isFree) || a.id - b.id),
  }
  return { source, calls }
}

async function allPages(source: RankingSource<Candidate>, before: (page: number) => void = () => {}) {
  const pages: number[][] = []
  let window: RankingWindow | null = null
  for (let page: number | null = 1; page !== null; ) {
    before(page)
    const found: RankedPage = await loadRankedPage(source, page, window)
    window = found.window
    pages.push(found.ids)
    page = found.nextPage
  }
  return pages
}

it('up to 100 restaurants are ranked as a whole: the only free one comes first', async () => {
  const { source, calls } = listOf(45, (id) => id === 44)
  const pages = await allPages(source)
  expect(pages.map((ids) => ids.length)).toEqual([20, 20, 5])
  expect(pages[0]?.slice(0, 3)).toEqual([44, 1, 2])
  expect(calls).toEqual([null])
})

it('chunks are read until a page of free restaurants is found, at most 300', async () => {
  const many = listOf(3000, () => true)
  await loadRankedPage(many.source, 1, null)
  expect(many.calls).toEqual([null])
  const none = listOf(3000, () => false)
  const found = await loadRankedPage(none.source, 1, null)
  expect(none.calls).toEqual([null, 100])
  expect(found.window).toMatchObject({ lookedAt: MAX_LOOKED, next: 300 })
})

it('a restaurant booked out between two pages neither repeats a row nor drops one', async () => {
  const booked = new Set<number>()
  const { source } = listOf(250, (id) => id % 3 === 0 && !booked.has(id))
  const pages = await allPages(source, (page) => {
    for (let id = 1; id < 60; id++) if (id % (page + 1) === 0) booked.add(id)
  })
  const ids = pages.flat()
  expect(new Set(ids).size).toBe(250)
  expect(ids).toHaveLength(250)
})

it('every list shows each restaurant once, whatever is free and whatever is left out', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(1300), fc.nat(7), fc.nat(40), async (count, free, listed) => {
      const isListed = (id: number) => listed === 0 || id % listed === 0
      const { source } = listOf(count, (id) => free > 0 && id % free === 0, isListed)
      const ids = (await allPages(source)).flat()
      const expected = Array.from({ length: count }, (_, n) => n + 1).filter(isListed)
      expect([...ids].sort((a, b) => a - b)).toEqual(expected)
    }),
    { numRuns: 60 },
  )
})

it('a page is found without its ranking, by a walk from the start', async () => {
  const { source, calls } = listOf(700, () => true)
  expect((await loadRankedPage(source, 25, null)).ids[0]).toBe(481)
  expect(calls.splice(0)).toEqual([null, 100, 200, 300, 400])
  expect((await loadRankedPage(source, 26, null)).ids).toEqual([])
  expect(calls).toEqual([])
})

it('a forged ranking reads six windows at most', async () => {
  const { source, calls } = listOf(5000, () => true)
  expect(
    (await loadRankedPage(source, 1000, { firstPage: 1, ids: [1], next: 1, lookedAt: 1, counts: [1] })).ids,
  ).toEqual([])
  expect(calls).toHaveLength(6)
})

it('a page of a ranking reads no candidates', async () => {
  const { source, calls } = listOf(100, () => true)
  const { window } = await loadRankedPage(source, 1, null)
  const found = await loadRankedPage(source, 4, window)
  expect(found).toMatchObject({ nextPage: 5 })
  expect(found.ids).toEqual(Array.from({ length: PAGE_SIZE }, (_, n) => 61 + n))
  expect(calls).toEqual([null])
})
