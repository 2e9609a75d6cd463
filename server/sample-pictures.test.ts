/** @jest-environment ./tests/support/outside-environment.mjs */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AnswerContext } from '@/lib/server/http/answer/answer-context'
import type { MakeSize } from './picture-size-maker'
import { samplePictureFiles } from './sample-pictures'

const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>'
const servers: Server[] = []
let folder = ''
let kept = new Map<string, Buffer>()
let logged: string[] = []

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sample-pictures-'))
  mkdirSync(join(folder, 'dania'))
  writeFileSync(join(folder, 'burger.avif'), 'a burger')
  writeFileSync(join(folder, 'dania', 'zurek.svg'), DRAWING)
  kept = new Map()
  logged = []
})
afterEach(async () => {
  for (const server of servers.splice(0)) await new Promise((resolve) => server.close(resolve))
  rmSync(folder, { recursive: true, force: true })
})

const store = {
  get: async (name: string) => kept.get(name) ?? null,
  put: async (name: string, bytes: Buffer) => void kept.set(name, bytes),
}
/** Sizes that it was told to make, as text. */
const maker = () =>
  jest.fn<ReturnType<MakeSize>, Parameters<MakeSize>>(async (image, { suffix, format }) =>
    Buffer.from(`${image} ${suffix}.${format}`),
  )

async function start(make: MakeSize, longestWaitMs?: number) {
  const log = (line: string) => void logged.push(line)
  const coverOf = (host: string) => Buffer.from(`cover of ${host}`)
  const pictures = samplePictureFiles({ folder, make, store, coverOf, longestWaitMs, log })
  const server = createServer((request, response) => {
    const context: AnswerContext = { kind: 'plain' }
    if (!pictures.serve(request, response, context, '')) response.writeHead(418).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  servers.push(server)
  const { port } = server.address() as AddressInfo
  const get = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init)
  return { get, load: pictures.load, host: `127.0.0.1:${port}` }
}

test('design/pictures: a size is made at its first request, and once for many at a time, also after a restart', async () => {
  const make = maker()
  const { get, load } = await start(make)
  expect(make).not.toHaveBeenCalled()
  const answers = await Promise.all([1, 2, 3].map(() => get('/pictures/burger-480.avif')))
  for (const answer of answers) {
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
      200,
      'image/avif',
      'public, max-age=86400, stale-while-revalidate=604800',
    ])
    expect(await answer.text()).toBe('a burger -480.avif')
  }
  expect(String(await load('/pictures/burger-480.avif'))).toBe('a burger -480.avif')
  expect([make.mock.calls.length, kept.size]).toEqual([1, 1])
  const again = await start(make)
  expect(await (await again.get('/pictures/burger-480.avif')).text()).toBe('a burger -480.avif')
  expect(make).toHaveBeenCalledTimes(1)
  const etag = answers[0]?.headers.get('etag') ?? ''
  expect((await get('/pictures/burger-480.avif', { headers: { 'if-none-match': etag } })).status).toBe(304)
})

test('design/pictures: a picture that is replaced is made anew after a start', async () => {
  const make = maker()
  await (await start(make)).get('/pictures/burger-480.avif')
  writeFileSync(join(folder, 'burger.avif'), 'another burger')
  const { get } = await start(make)
  expect(await (await get('/pictures/burger-480.avif')).text()).toBe('another burger -480.avif')
})

test('design/pictures: each size of the product is served in its type', async () => {
  const { get } = await start(maker())
  for (const [end, type] of [
    ['-720.webp', 'image/webp'],
    ['-960.avif', 'image/avif'],
    ['-1x1.jpg', 'image/jpeg'],
    ['-16x9.jpg', 'image/jpeg'],
    ['-card.png', 'image/png'],
  ]) {
    const answer = await get(`/pictures/burger${end}`)
    expect([end, answer.status, answer.headers.get('content-type')]).toEqual([end, 200, type])
  }
})

test.each([
  '/pictures/burger-481.avif',
  '/pictures/burger-480.jpg',
  '/pictures/burger-480.avif.br',
  '/pictures/burger.avif',
  '/pictures/pizza-480.avif',
  '/pictures/dania/burger.svg',
  '/pictures/dania/..%2fburger-480.avif',
  '/pictures/%2e%2e/burger-480.avif',
  '/pictures/__proto__-480.avif',
  '/pictures/',
])('design/pictures: %s is no picture, and nothing is made', async (path) => {
  const make = maker()
  const { get, load } = await start(make)
  expect((await get(path)).status).toBe(418)
  expect((await get(path, { method: 'POST' })).status).toBe(418)
  expect([await load(path), make.mock.calls.length, kept.size]).toEqual([null, 0, 0])
})

test('design/pictures: a drawing is sent as it is, compressed for clients that accept it', async () => {
  const make = maker()
  const { get } = await start(make)
  for (const encoding of ['br', 'gzip', 'identity']) {
    const answer = await get('/pictures/dania/zurek.svg', { headers: { 'accept-encoding': encoding } })
    const { headers } = answer
    expect([headers.get('content-type'), headers.get('content-encoding') ?? 'identity', headers.get('vary')]).toEqual([
      'image/svg+xml; charset=utf-8',
      encoding,
      'accept-encoding',
    ])
    expect(await answer.text()).toBe(DRAWING)
  }
  expect(make).not.toHaveBeenCalled()
})

test('design/pictures: a failed size is the composed cover, uncached, with one log line, and is not tried again at once', async () => {
  const make = jest.fn<ReturnType<MakeSize>, Parameters<MakeSize>>().mockRejectedValue(new Error('broken'))
  const { get, load, host } = await start(make)
  const answers = await Promise.all([1, 2].map(() => get('/pictures/burger-480.avif')))
  answers.push(await get('/pictures/burger-480.avif'))
  for (const answer of answers) {
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
      200,
      'image/svg+xml; charset=utf-8',
      'no-store',
    ])
    expect(await answer.text()).toBe(`cover of ${host}`)
  }
  expect(make).toHaveBeenCalledTimes(1)
  expect(logged).toEqual(['/pictures/burger-480.avif is not made: broken'])
  expect(await load('/pictures/burger-480.avif')).toBeNull()
})

test('design/pictures: beyond the queue’s limit the composed cover is served; queued sizes are made, refused ones later', async () => {
  const names = Array.from({ length: 130 }, (_, n) => `dish-${n}`)
  for (const name of names) writeFileSync(join(folder, `${name}.avif`), name)
  let go = () => {}
  const gate = new Promise<void>((resolve) => {
    go = resolve
  })
  const make = jest.fn<ReturnType<MakeSize>, Parameters<MakeSize>>(async () => {
    await gate
    return Buffer.from('made')
  })
  const { load } = await start(make)
  const requested = names.flatMap((name) => [`/pictures/${name}-480.avif`, `/pictures/${name}-480.webp`])
  const answers = Promise.all(requested.map(load))
  go()
  const refused = requested.filter((_, n) => n >= 256)
  expect((await answers).map((bytes) => bytes === null)).toEqual(requested.map((path) => refused.includes(path)))
  expect([make.mock.calls.length, logged]).toEqual([256, []])
  expect(String(await load(refused[0] ?? ''))).toBe('made')
})

test('design/pictures: after the longest wait the composed cover is served, and the size is made all the same', async () => {
  let begin = (_: (bytes: Uint8Array) => void) => {}
  const begun = new Promise<(bytes: Uint8Array) => void>((resolve) => (begin = resolve))
  const { get, load } = await start(() => new Promise((finish) => begin(finish)), 1)
  const answer = await get('/pictures/burger-480.avif')
  expect([answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
    'image/svg+xml; charset=utf-8',
    'no-store',
  ])
  // The answer may be given up before the file is read and its making has begun.
  const finish = await begun
  finish(Buffer.from('late'))
  expect(String(await load('/pictures/burger-480.avif'))).toBe('late')
  expect(logged).toEqual([])
})

test('design/pictures: sizes for search engines and share cards are refused until they can be made', async () => {
  const { get } = await start(jest.fn().mockRejectedValue(new Error('broken')))
  for (const end of ['-1x1.jpg', '-card.png']) {
    const { status, headers } = await get(`/pictures/burger${end}`)
    expect([status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([503, '60', 'no-store'])
  }
})

test('design/pictures: with a full disk nothing is stored and every request is answered', async () => {
  const put = jest.spyOn(store, 'put').mockRejectedValueOnce(new Error('ENOSPC'))
  const { get } = await start(maker())
  expect(await (await get('/pictures/burger-480.avif')).text()).toBe('a burger -480.avif')
  expect([put.mock.calls.length, logged.length]).toEqual([1, 1])
  put.mockRestore()
})

test('design/pictures: a deployment without sample data has no pictures', () => {
  const none = { folder: join(folder, 'none'), make: maker(), store, coverOf: () => Buffer.alloc(0), log: () => {} }
  expect(() => samplePictureFiles(none)).not.toThrow()
})

test('design/pictures: the sample’s own pictures are found', async () => {
  const own = { folder: 'sample-data/pictures', make: maker(), store, coverOf: () => Buffer.alloc(0), log: () => {} }
  const { load } = samplePictureFiles(own)
  expect(String(await load('/pictures/burger-card.png'))).toContain('-card.png')
  const drawing = readFileSync('sample-data/pictures/dania/affogato-1ihau4s.svg')
  expect((await load('/pictures/dania/affogato-1ihau4s.svg'))?.equals(drawing)).toBe(true)
})
