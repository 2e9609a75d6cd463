import { cursorPages } from './cursor-pages'

/** A list of three pages; the cursor is the number of the next page. */
const pages = [['a', 'b'], ['c'], ['d']]
async function loadPage(cursor: string | null) {
  const page = Number(cursor ?? 0)
  return { items: pages[page] ?? [], next_cursor: page + 1 < pages.length ? String(page + 1) : null }
}

async function read(load: typeof loadPage, maxPages: number) {
  const found: string[] = []
  for await (const items of cursorPages(load, maxPages)) found.push(...items)
  return found
}

it.each([
  ['all pages, in their order', 9, ['a', 'b', 'c', 'd']],
  ['no more pages than allowed', 2, ['a', 'b', 'c']],
])('C0 reads %s', async (_, maxPages, items) => expect(await read(loadPage, maxPages)).toEqual(items))

it('C0 hands a failure on', () => expect(read(() => Promise.reject(new Error('away')), 9)).rejects.toThrow('away'))
