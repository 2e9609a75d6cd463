import { type ClientRequest, type IncomingHttpHeaders, request } from 'node:http'
import sharp from 'sharp'
import { MAX_PICTURE_BYTES } from '../../../lib/domain/restaurant/picture-sizes'
import { HOST, OWNER_EMAIL, RESTAURANT, signedIn, type Visitor } from './support/panel'
import { eventually, from, raw } from './support/world'

// Pictures through the web server: streamed to the upstream. Contract C36.

const PATH = `/panel/api/${RESTAURANT}/pictures`
const MB = 1024 * 1024

interface Sent {
  request: ClientRequest
  answer: Promise<{ status: number; headers: IncomingHttpHeaders; body: string }>
}

let owner: Visitor
beforeAll(async () => {
  owner = await signedIn(OWNER_EMAIL)
})

let senders = 0
/** Begins an upload; each from a network of its own, unless `headers` name one. */
function begin(
  headers: Record<string, string | number> = {},
  { cookie = owner.cookie, path = PATH, host = HOST } = {},
) {
  const own = { ...from('198.46', senders++), ...owner.own, cookie, 'content-type': 'image/jpeg' }
  const sent = request({
    port: Number(process.env.E2E_WEB_PORT),
    host: '127.0.0.1',
    path,
    method: 'POST',
    headers: { ...own, host, ...headers },
  })
  const answer = new Promise<Awaited<Sent['answer']>>((resolve, reject) => {
    sent.on('error', reject)
    sent.on('response', (response) => {
      let body = ''
      response.setEncoding('utf8').on('data', (part: string) => {
        body += part
      })
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }))
    })
  })
  answer.catch(() => {})
  return { request: sent, answer }
}
async function send(body: Buffer, ...options: Parameters<typeof begin>) {
  const { request: sent, answer } = begin(...options)
  sent.end(body)
  const { status, body: text } = await answer
  return { status, text }
}
const photo = (r: number) =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: { r, g: 20, b: 40 } } })
    .jpeg()
    .toBuffer()

test('C28 an upload without a session, from another origin or to another tenant is refused', async () => {
  const image = await photo(10)
  const signedOut = await send(image, {}, { cookie: '' })
  const forged = await send(image, {}, { cookie: 'panel_session=Fe26.2*1*made*up' })
  const foreign = await send(image, { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' })
  const silent = await send(image, { origin: '', 'sec-fetch-site': 'none' })
  const elsewhere = await send(image, { origin: 'http://nakryte.localhost' }, { host: 'nakryte.localhost' })
  const statuses = [signedOut, forged, foreign, silent, elsewhere].map(({ status }) => status)
  expect(statuses).toEqual([401, 401, 403, 403, 401])
  expect((await send(image, {}, { path: '/panel/api/999999/pictures' })).status).toBe(404)
})

test('C36 a picture is accepted; another file is refused in words; so is one that is too large, also without a length', async () => {
  const { status, text } = await send(await photo(60))
  expect([status, JSON.parse(text)]).toEqual([200, expect.objectContaining({ width: 900, height: 600 })])
  const none = await send(Buffer.from('no picture'))
  expect([none.status, JSON.parse(none.text).error.code]).toEqual([422, 'invalid_picture'])
  const declared = begin({ 'content-length': 200 * MB })
  declared.request.flushHeaders()
  expect((await declared.answer).status).toBe(413)
  declared.request.destroy()
  expect((await send(Buffer.alloc(MAX_PICTURE_BYTES + MB))).status).toBe(413)
  const unsaid = begin({ 'transfer-encoding': 'chunked' })
  unsaid.request.end(Buffer.alloc(MAX_PICTURE_BYTES + MB))
  expect((await unsaid.answer).status).toBe(413)
})

test('C36 one address uploads four pictures at once, a fifth waits; a disconnected upload frees its place', async () => {
  const large = Buffer.alloc(14 * MB, 'a')
  const underWay = Array.from({ length: 12 }, (_, no) =>
    begin({ ...from('198.47', Math.floor(no / 4)), 'content-length': 15 * MB }),
  )
  await Promise.all(
    underWay.map(({ request: sent }) => new Promise<void>((resolve) => sent.write(large, () => resolve()))),
  )
  const fifth = await send(await photo(110), from('198.47', 0))
  expect(fifth.status).toBe(503)
  for (const { request: sent } of underWay) sent.destroy()
  const image = await photo(110)
  const isTaken = async () => (await send(image, from('198.47', 0))).status === 200
  expect(await eventually(isTaken, 20)).toBe(true)
})

test('0022 C36 a picture has a minute, any other body 20 seconds', async () => {
  const slow = begin({ 'content-length': 1000 })
  slow.request.write('a')
  const head = `POST /api/holds HTTP/1.1\r\nHost: ${HOST}\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{`
  const begun = Date.now()
  const { text } = await raw(head)
  expect(text).toMatch(/^HTTP\/1\.1 408/)
  expect(Date.now() - begun).toBeGreaterThan(15_000)
  expect(Date.now() - begun).toBeLessThan(30_000)
  slow.request.end(Buffer.alloc(999))
  expect((await slow.answer).status).toBe(422)
})
