import { tenants } from '@/tenants/registry'
import { hasIndexedList, isIndexedList, listBrandOf } from './indexed-list'

const list = (city: string, cuisine: string | null = null) => ({ product: 'orders' as const, city, cuisine })

it.each([
  [0, false],
  [2, false],
  [3, true],
])('design/search: a list of %d restaurants is for search engines: %s', (count, indexed) =>
  expect(isIndexedList(count)).toBe(indexed),
)

it.each([
  ['keeps a city for which it has a text of its own', 'nakryte', list('lublin'), 'nakryte'],
  ['leaves a cuisine to the brand of the fewest cities', 'nakryte', list('lublin', 'Pizza'), 'lubje'],
  ['keeps its own city', 'lubje', list('lublin'), 'lubje'],
  ['keeps its own cuisine', 'lubje', list('lublin', 'Pizza'), 'lubje'],
  ['keeps a city that no brand has', 'nakryte', list('radom', 'Pizza'), 'nakryte'],
])('design/search: a brand %s', (_, tenant, key, home) => expect(listBrandOf(tenant, key, tenants)).toBe(home))

it('design/search: where two brands have no text of their own, one is canonical for both', () => {
  const brand = (key: string, ...slugs: string[]) => ({ key, fallback: { cities: slugs.map((slug) => ({ slug })) } })
  const brands = [brand('wide', 'radom', 'kielce'), brand('narrow', 'radom')]
  expect(['wide', 'narrow'].map((key) => listBrandOf(key, list('radom'), brands))).toEqual(['narrow', 'narrow'])
})

it('design/search: a page of a list exists at another brand only if its first row does', () => {
  const lists = [
    { ...list('lublin', 'Pizza'), restaurants: 21, changed_on: null },
    { ...list('lublin', 'Zupy'), restaurants: 2, changed_on: null },
  ]
  const has = (cuisine: string, firstRow: number) => hasIndexedList(lists, list('lublin', cuisine), firstRow)
  expect([has('Pizza', 1), has('Pizza', 21), has('Pizza', 41), has('Zupy', 1)]).toEqual([true, true, false, false])
})
