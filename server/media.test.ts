/** @jest-environment ./tests/support/outside-environment.mjs */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { AnswerContext } from '@/lib/server/http/answer/answer-context'
import { mediaFiles } from './media'

const ID = '0123456789abcdef'.repeat(2)
const FILE = `${ID}-480.avif`
const servers: Server[] = []
const logged: string[] = []

afterEach(async () => {
  logged.length = 0
  for (const server of servers.splice(0)) await new Promise((resolve) => server.close(resolve))
})

type Load = (host: string, file: string) => Promise<Buffer | null>

async function start(load: Load, maxBytes?: number): Promise<(path: string, init?: RequestInit) => Promise<Response>> {
  const serve = mediaFiles({ load, maxBytes, log: (line) => void logged.push(line) })
  const server = createServer((request, response) => {
    const context: AnswerContext = { kind: 'plain' }
    if (!serve(request, response, context, '')) response.writeHead(418).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  servers.push(server)
  const { port } = server.address() as AddressInfo
  return (path, init) => fetch(`http://127.0.0.1:${port}${path}`, init)
}

test('C36 a picture is loaded once, and cached for ever by its client', async () => {
  const load = jest.fn<ReturnType<Load>, Parameters<Load>>(async () => Buffer.from('picture'))
  const get = await start(load)
  const answers = await Promise.all([get(`/media/${FILE}`), get(`/media/${FILE}`)])
  answers.push(await get(`/media/${FILE}?v=1`))
  for (const answer of answers) {
    expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([
      200,
      'image/avif',
      'picture',
    ])
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  }
  expect(load).toHaveBeenCalledTimes(1)
  const known = await get(`/media/${FILE}`, { headers: { 'if-none-match': answers[0]!.headers.get('etag')! } })
  expect(known.status).toBe(304)
  const head = await get(`/media/${FILE}`, { method: 'HEAD' })
  expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '7', ''])
})

test.each([
  ['the master', `/media/${ID}-master.avif`],
  ['another name', '/media/front.jpg'],
  ['a way out', `/media/..%2f..%2f${FILE}`],
  ['a folder', '/media/'],
])('C36 %s is 404 without a call to the upstream', async (_, path) => {
  const load = jest.fn<ReturnType<Load>, Parameters<Load>>(async () => Buffer.from('secret'))
  expect((await (await start(load))(path)).status).toBe(404)
  expect(load).not.toHaveBeenCalled()
})

test('C36 neither a missing picture nor a failed call is cached', async () => {
  const answers: (Buffer | null | Error)[] = [null, new Error('HTTP 503'), Buffer.from('there')]
  const get = await start(async () => {
    const next = answers.shift()!
    if (next instanceof Error) throw next
    return next
  })
  const seen = []
  for (let i = 0; i < 3; i++) {
    const { status, headers } = await get(`/media/${FILE}`)
    seen.push([status, headers.get('cache-control')])
  }
  expect(seen).toEqual([
    [404, 'no-store'],
    [503, 'no-store'],
    [200, 'public, max-age=31536000, immutable'],
  ])
  expect(logged).toEqual(['media: HTTP 503'])
})

test('C36 memory is bounded, and so are the loads under way', async () => {
  const load = jest.fn<ReturnType<Load>, Parameters<Load>>(async () => Buffer.alloc(400))
  const get = await start(load, 2000)
  const nameOf = (n: number) => `/media/${n.toString(16).padStart(32, '0')}-480.avif`
  for (const n of [1, 2, 3, 1]) await get(nameOf(n))
  expect(load).toHaveBeenCalledTimes(4)

  let go = () => {}
  const gate = new Promise<void>((resolve) => {
    go = resolve
  })
  const busy = await start(async () => {
    await gate
    return null
  })
  const refused: number[] = []
  let receive = () => {}
  const allRefused = new Promise<void>((resolve) => {
    receive = resolve
  })
  const waiting = Array.from({ length: 80 }, async (_, n) => {
    const { status } = await busy(nameOf(n))
    if (status === 503 && refused.push(status) === 16) receive()
    return status
  })
  await allRefused
  go()
  expect((await Promise.all(waiting)).filter((status) => status === 404)).toHaveLength(64)
})

test('C36 other addresses and other methods are not its business', async () => {
  const get = await start(async () => Buffer.from('x'))
  expect((await get('/mediathek')).status).toBe(418)
  expect((await get(`/media/${FILE}`, { method: 'POST' })).status).toBe(405)
})
