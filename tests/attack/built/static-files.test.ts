import { existsSync, readdirSync, renameSync, statSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { sendRequest } from '../../e2e/support/ask'
import { descriptors, eventually, flood, measure, raw } from './support/world'

const HOST = 'lubje.localhost'
const CHUNKS = join(process.env.NEXT_DIST_DIR ?? '.next', 'static/chunks')
const largest = (folder: string, end: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith(end))
    .sort((a, b) => statSync(join(folder, b)).size - statSync(join(folder, a)).size)[0] ?? ''
const chunk = () => `/_next/static/chunks/${largest(CHUNKS, '.js')}`
const FILES = [
  chunk(),
  '/pictures/risotto-16x9.jpg',
  '/marks/lubje.svg',
  '/embed/v1.js',
  `/fonts/${largest('public/fonts', '.woff2')}`,
]

test('an aborted download leaves no open descriptor', async () => {
  await sendRequest(HOST, chunk())
  const before = await measure()
  const count = 300
  await flood(count, 20, (n) => breakOff(FILES[n % FILES.length] ?? '/'))
  const isBack = await eventually(() => (descriptors() ?? 0) <= (before.descriptors ?? 0) + 5)
  const after = await measure()
  expect([isBack, after.descriptors]).toEqual([true, after.descriptors])
  expect((await sendRequest(HOST, '/healthz')).status).toBe(200)
})

const RANGES = [
  'bytes=5-2',
  'bytes=-',
  'bytes=a-b',
  'bytes=0-0,5-9',
  'bytes=99999999999-',
  'bytes=-0',
  'bytes=--1',
  `bytes=0-${'9'.repeat(400)}`,
  'bytes=1e3-',
  'pieces=0-1',
  '',
]

test.each(RANGES)('Range: %s is answered with the whole file or with 416', async (range) => {
  for (const path of FILES) {
    const head = `GET ${path} HTTP/1.1\r\nHost: ${HOST}\r\nRange: ${range}\r\nConnection: close\r\n\r\n`
    const { text, isClosed } = await raw(head)
    expect([path, isClosed]).toEqual([path, true])
    expect(text.slice(0, 12)).toMatch(/^HTTP\/1.1 (200|416)$/)
  }
})

test('a file deleted while it is served is served or 404, and no socket hangs', async () => {
  const path = join(CHUNKS, chunk().slice('/_next/static/chunks/'.length))
  const names = ['', '.br', '.gz'].filter((end) => existsSync(path + end))
  for (const end of names) renameSync(path + end, `${path}${end}.gone`)
  try {
    for (const encoding of ['identity', 'gzip', 'br']) {
      const head = `GET ${chunk()} HTTP/1.1\r\nHost: ${HOST}\r\nAccept-Encoding: ${encoding}\r\nConnection: close\r\n\r\n`
      const { text, isClosed } = await raw(head)
      expect([isClosed, /^HTTP\/1.1 (200|404)/.test(text)]).toEqual([true, true])
    }
  } finally {
    for (const end of names) renameSync(`${path}${end}.gone`, path + end)
  }
})

test('files have their type, their compressed variants, their ETags and cache lifetimes', async () => {
  const plain = await sendRequest(HOST, chunk())
  expect(plain.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: expect.stringMatching(/accept-encoding/i),
  })
  expect(plain.bytes.toString('latin1')).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/)
  for (const [encoding, opened] of [
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const) {
    const requested = await sendRequest(HOST, chunk(), { headers: { 'accept-encoding': encoding } })
    expect([encoding, requested.headers['content-encoding']]).toEqual([encoding, encoding])
    expect(opened(requested.bytes).equals(plain.bytes)).toBe(true)
    const again = { headers: { 'accept-encoding': encoding, 'if-none-match': requested.headers.etag ?? '' } }
    const kept = await sendRequest(HOST, chunk(), again)
    expect([kept.status, kept.bytes.length, kept.headers.etag]).toEqual([304, 0, requested.headers.etag])
  }
  const head = await sendRequest(HOST, chunk(), { method: 'HEAD' })
  expect([head.status, head.headers['content-length'], head.bytes.length]).toEqual([200, String(plain.bytes.length), 0])
})

test.each([
  ['/fonts', 'font/woff2', 'public, max-age=31536000, immutable'],
  ['/pictures/risotto-16x9.jpg', 'image/jpeg', 'public, max-age=86400, stale-while-revalidate=604800'],
  ['/pictures/risotto-480.avif', 'image/avif', 'public, max-age=86400, stale-while-revalidate=604800'],
  ['/marks/lubje.svg', 'image/svg+xml; charset=utf-8', 'public, max-age=86400, stale-while-revalidate=604800'],
  ['/embed/v1.js', 'text/javascript; charset=utf-8', 'public, max-age=3600, stale-while-revalidate=86400'],
])('%s is %s', async (path, type, kept) => {
  const requested = await sendRequest(HOST, path === '/fonts' ? (FILES[4] ?? '') : path)
  expect([requested.status, requested.headers['content-type'], requested.headers['cache-control']]).toEqual([
    200,
    type,
    kept,
  ])
  expect(requested.headers['cross-origin-resource-policy']).toBe(
    path.startsWith('/embed/') ? 'cross-origin' : 'same-origin',
  )
})

test.each([
  '/_next/static/chunks/none.js',
  '/_next/static/../BUILD_ID',
  '/_next/static/%2e%2e/BUILD_ID',
  '/_next/static/..%2f..%2fpackage.json',
  '/fonts/none.woff2',
  '/pictures/',
  '/pictures/../../package.json',
  '/marks/lubje.svg/x',
  '/_next/static/chunks/%00.js',
])('%s is not a file, and the error is not cached', async (path) => {
  const requested = await sendRequest(HOST, path)
  expect([400, 404]).toContain(requested.status)
  expect(requested.headers['cache-control']).toBe('no-store')
  expect(requested.body).not.toContain('"name"')
})

/** Disconnects after the first bytes of the answer. */
function breakOff(path: string): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(Number(process.env.E2E_WEB_PORT), '127.0.0.1')
    socket.once('data', () => socket.destroy())
    socket.once('error', () => {}).once('close', () => resolve())
    socket.write(`GET ${path} HTTP/1.1\r\nHost: ${HOST}\r\n\r\n`)
  })
}
