import { AsyncLocalStorage } from 'node:async_hooks'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import type { Tenant } from '@/lib/domain/tenant/schema'
import { env } from '@/lib/server/env'
import { type AnswerContext, answers } from '@/lib/server/http/answer/answer-context'
import { tenants } from '@/tenants/registry'
import { forwardPicture } from './picture-upload'

jest.mock('@/lib/server/env', () => {
  const settings = { LOG_LEVEL: 'silent', UPSTREAM_TIMEOUT_FACTOR: 1 }
  return { env: () => settings }
})

const tenant = tenants[0] as unknown as Tenant
const MB = 1024 * 1024
const PICTURE = { id: 'a'.repeat(32), file: 'a.avif', src: '/media/a', width: 1, height: 1, widths: [1] }
const contexts = new AsyncLocalStorage<AnswerContext>()
answers.set(contexts)

let server: Server
let answer: (request: IncomingMessage, response: ServerResponse) => void
beforeAll(async () => {
  server = createServer((request, response) => answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  Object.assign(env(), { UPSTREAM_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}` })
})
afterAll(() => {
  server.closeAllConnections()
  return new Promise((resolve) => server.close(resolve))
})

/** A picture of so many megabytes, which counts the bytes read from it. */
function pictureOf(megabytes: number, headers: Record<string, string> = {}) {
  const input = { megabytes: 0 }
  async function* bytes() {
    for (; input.megabytes < megabytes; input.megabytes += 0.25) yield Buffer.alloc(MB / 4)
  }
  const upload = Object.assign(Readable.from(bytes(), { objectMode: false }), { headers }) as unknown as IncomingMessage
  const call = { requestId: 'r', appName: 'web_app' as const, clientAddress: '' }
  const given = { bearer: 'token', call, signal: new AbortController().signal }
  const handOver = () => contexts.run({ kind: 'api', upload }, () => forwardPicture(tenant, 5, given))
  return { input, handOver }
}
const say = (response: ServerResponse, status: number, body: object) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
const refusal = (code: string) => ({ error: { code, message: code } })

test('C36 an upload is read no faster than the upstream reads it', async () => {
  let take = () => {}
  const isHeard = new Promise<void>((resolve) => {
    answer = (request, response) => {
      take = () => void request.resume().on('end', () => say(response, 200, PICTURE))
      resolve()
    }
  })
  const { input, handOver } = pictureOf(14)
  const answered = handOver()
  await isHeard
  await new Promise((resolve) => setTimeout(resolve, 500))
  // The sockets of both sides buffer a few megabytes.
  expect(input.megabytes).toBeLessThan(8)
  take()
  expect(await answered).toMatchObject({ ok: true, data: PICTURE })
  expect(input.megabytes).toBe(14)
})

test('C36 a picture that is too large is not forwarded, with or without its length', async () => {
  answer = (request) => void request.resume()
  const declared = pictureOf(1, { 'content-length': String(16 * MB) })
  expect(await declared.handOver()).toMatchObject({ ok: false, status: 413 })
  const unsaid = pictureOf(17)
  expect(await unsaid.handOver()).toMatchObject({ ok: false, status: 413 })
  expect(unsaid.input.megabytes).toBeLessThanOrEqual(16)
})

test('C36 a refusal is forwarded, also the one for too many uploads; any other failure is an outage', async () => {
  answer = (request, response) => void request.resume().on('end', () => say(response, 422, refusal('invalid_picture')))
  expect(await pictureOf(1).handOver()).toMatchObject({ ok: false, status: 422 })
  answer = (request, response) => void request.resume().on('end', () => say(response, 503, refusal('busy')))
  expect(await pictureOf(1).handOver()).toMatchObject({ ok: false, status: 503, problem: { code: 'busy' } })
  answer = (request, response) => void request.resume().on('end', () => say(response, 503, refusal('unavailable')))
  await expect(pictureOf(1).handOver()).rejects.toThrow()
  answer = (request) => void request.socket.destroy()
  await expect(pictureOf(1).handOver()).rejects.toThrow()
})
