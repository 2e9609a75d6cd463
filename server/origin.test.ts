import { AsyncLocalStorage } from 'node:async_hooks'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AnswerContext } from '@/lib/server/http/answer/answer-context'
import { type Origin, openOrigin } from './origin'
import type { HandleNext } from './render-queue'

// Decision 0066: Next as an origin that only this process reaches.

const contexts = new AsyncLocalStorage<AnswerContext>()
const folders = () => readdirSync(tmpdir()).filter((name) => name.startsWith('nakryte-web-'))

let origin: Origin
let folder = ''
let handle: HandleNext = async () => {}
beforeEach(async () => {
  const before = folders()
  origin = await openOrigin((...requested) => handle(...requested), contexts)
  folder = join(tmpdir(), folders().find((name) => !before.includes(name)) ?? '')
})
afterEach(() => origin.close())

const cached = (): AnswerContext => ({ kind: 'cached' })

it('reads the whole page, in the context of its own request and no other', async () => {
  handle = async ({ url, headers }, response) => {
    const context = contexts.getStore()
    await new Promise((resolve) => setTimeout(resolve, url === '/a' ? 20 : 1))
    if (context) context.status = 418
    response.writeHead(200, { 'x-host': String(headers.host), 'x-own': String(headers['x-answer-context']) })
    response.write(`${url} `)
    response.end(contexts.getStore()?.requestId)
  }
  const requested = ['a', 'b', 'c'].map(async (name) => {
    const context: AnswerContext = { kind: 'cached', requestId: name }
    const { status, headers, body } = await origin.fetch(`/${name}`, { host: 'lubje.localhost' }, context)
    return [status, headers['x-host'], headers['x-own'], body, context.status]
  })
  expect(await Promise.all(requested)).toEqual(
    ['a', 'b', 'c'].map((name) => [200, 'lubje.localhost', 'undefined', `/${name} ${name}`, 418]),
  )
})

it('no end closes an idle connection after some seconds, while a page may be requested over it', async () => {
  handle = async (_, response) => void response.end()
  const { headers } = await origin.fetch('/', {}, cached())
  expect([headers.connection, headers['keep-alive']]).toEqual(['keep-alive', undefined])
})

it('its folder is closed to other users, and is removed with it', async () => {
  expect(statSync(folder).mode & 0o777).toBe(0o700)
  origin.close()
  expect(existsSync(folder)).toBe(false)
})

it('a caller of the socket without a known context gets 404', async () => {
  let calls = 0
  handle = async () => void calls++
  const status = await new Promise((resolve) =>
    request({ socketPath: join(folder, 'next.sock'), path: '/', headers: { 'x-answer-context': '1' } }, (answer) => {
      answer.resume()
      resolve(answer.statusCode)
    }).end(),
  )
  expect([status, calls]).toEqual([404, 0])
})

it.each<[string, HandleNext]>([
  ['throws', async () => Promise.reject(new Error('not rendered'))],
  [
    'breaks off in the middle',
    async (_, response) => {
      response.write('half')
      setTimeout(() => contexts.getStore()?.breakOff?.(), 5)
    },
  ],
])('Next %s: the waiting request gets an error, and the next page is made', async (_, broken) => {
  handle = broken
  await expect(origin.fetch('/a', {}, cached())).rejects.toThrow()
  handle = async (_request, response) => void response.end('whole')
  expect((await origin.fetch('/a', {}, cached())).body).toBe('whole')
})

it('a page without end is broken off', async () => {
  handle = async (_, response) => {
    const more = () => void (response.destroyed || response.write('x'.repeat(1_000_000), more))
    more()
  }
  await expect(origin.fetch('/a', {}, cached())).rejects.toThrow('too large')
})
