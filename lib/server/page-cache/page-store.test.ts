import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PageStore, type StoredPage } from '@/lib/server/page-cache/page-store'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pages-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const open = (bounds = {}) =>
  new PageStore({ folder, entries: 100, diskBytes: 1_000_000, memoryBytes: 1_000_000, ...bounds })
const page = (html: string) => ({ html, headers: { 'content-security-policy': "default-src 'self'" } })
/** What was put in, of what was got out. */
const put = (stored: StoredPage | null) =>
  stored && { html: stored.bodies.identity.toString(), headers: stored.headers }
const files = () => readdirSync(folder)

it('gives back what it was given, from memory and after a start from disk', async () => {
  const store = open()
  await store.set('/lubje/cached', page('<p>Zażółć gęślą jaźń</p>'))
  const held = await store.get('/lubje/cached')
  expect([put(held), held?.madeAt]).toEqual([page('<p>Zażółć gęślą jaźń</p>'), expect.any(Number)])
  const restarted = open()
  expect(restarted.has('/lubje/cached')).toBe(true)
  expect(put(await restarted.get('/lubje/cached'))).toEqual(page('<p>Zażółć gęślą jaźń</p>'))
  expect(await restarted.get('/lubje/cached/x')).toBeNull()
})

it('keeps at most so many pages, least used first out, on disk as in memory', async () => {
  const store = open({ entries: 5 })
  for (let n = 0; n < 5; n++) await store.set(`/a/cached/${n}`, page('x'))
  await store.get('/a/cached/0')
  for (let n = 5; n < 8; n++) await store.set(`/a/cached/${n}`, page('x'))
  await settled(() => files().length === 5)
  const left = Array.from({ length: 8 }, (_, n) => n).filter((n) => store.has(`/a/cached/${n}`))
  expect(left).toEqual([0, 4, 5, 6, 7])
  expect(open({ entries: 2 }).has('/a/cached/7')).toBe(true)
  await settled(() => files().length === 2)
})

it('keeps at most so many bytes', async () => {
  const store = open({ diskBytes: 40_000, memoryBytes: 40_000 })
  for (let n = 0; n < 20; n++) await store.set(`/a/cached/${n}`, page('x'.repeat(10_000)))
  await settled(() => files().length <= 3)
  expect(files().reduce((sum, name) => sum + statSync(join(folder, name)).size, 0)).toBeLessThanOrEqual(40_000)
})

it('a page written anew takes its bytes once', async () => {
  const store = open({ diskBytes: 25_000 })
  await store.set('/a/cached/first', page('x'.repeat(10_000)))
  for (let n = 0; n < 20; n++) await store.set('/a/cached/again', page('x'.repeat(10_000)))
  expect(open().has('/a/cached/first')).toBe(true)
})

it('a page far larger than all bounds is not kept, and nothing breaks', async () => {
  const store = open({ diskBytes: 1000, memoryBytes: 1000 })
  await store.set('/a/cached', page('x'.repeat(10_000)))
  expect(await store.get('/a/cached')).toBeNull()
})

it('no draft stays, no half file is read, and its files are for their owner alone', async () => {
  const store = open()
  await Promise.all(Array.from({ length: 20 }, (_, n) => store.set('/a/cached', page(`page ${n}`))))
  expect(files()).toHaveLength(1)
  const [name = ''] = files()
  expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600)
  writeFileSync(join(folder, `${name}.123-4`), 'half')
  writeFileSync(join(folder, name), readFileSync(join(folder, name)).subarray(0, 20))
  const restarted = open()
  expect(files()).toEqual([name])
  expect(await restarted.get('/a/cached')).toBeNull()
  await restarted.set('/a/cached', page('whole'))
  expect(put(await open().get('/a/cached'))).toEqual(page('whole'))
})

it('a disk that takes nothing leaves the page in memory', async () => {
  const store = open()
  rmSync(folder, { recursive: true })
  await store.set('/a/cached', page('x'))
  expect(put(await store.get('/a/cached'))).toEqual(page('x'))
  expect(existsSync(folder)).toBe(false)
})

async function settled(isSo: () => boolean): Promise<void> {
  for (let n = 0; n < 500 && !isSo(); n++) await new Promise((resolve) => setTimeout(resolve, 10))
  expect(isSo()).toBe(true)
}
