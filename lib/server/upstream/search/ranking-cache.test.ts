import { rankingCache } from './ranking-cache'

let list = 0
const nextList = () => `list ${list++}`
const rankings = rankingCache('test')

it('a page continues the ranking of the last page that was made before it', () => {
  const name = nextList()
  rankings.store(name, { page: 1, token: 'a', total: 45 }, 0)
  rankings.store(name, { page: 6, token: 'b', total: 45 }, 0)
  expect([1, 2, 5, 6, 9].map((page) => rankings.find(name, page, 1)?.token)).toEqual(['a', 'a', 'a', 'b', 'b'])
  expect(rankings.find(nextList(), 1, 1)).toBeUndefined()
})

it('a page made again keeps the ranking, until ten minutes after its first page', () => {
  const name = nextList()
  rankings.store(name, { page: 1, token: 'a', total: 45 }, 0)
  rankings.store(name, { page: 1, token: 'b', total: 45 }, 500_000)
  expect(rankings.find(name, 1, 599_999)?.token).toBe('a')
  expect(rankings.find(name, 1, 600_000)).toBeUndefined()
})

it('a list is forgotten at once', () => {
  const name = nextList()
  rankings.store(name, { page: 1, token: 'a', total: 45 }, 0)
  rankings.forget(name)
  expect(rankings.find(name, 1, 1)).toBeUndefined()
})

it('a list without rows has no ranking', () => {
  const name = nextList()
  rankings.store(name, { page: 1, token: null, total: 0 }, 0)
  expect(rankings.find(name, 1, 1)).toBeUndefined()
})
