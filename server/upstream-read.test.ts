import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { readUpstream } from './upstream-read'

let server: Server
let origin: string
let connections = 0
const used = new WeakSet<Socket>()

beforeAll(async () => {
  server = createServer((request, response) => {
    const { method, url, headers } = request
    if (method === 'POST') return void echo(request).then((text) => response.end(text))
    if (url === '/never') return
    if (url === '/moved') return response.writeHead(307, { location: '/', 'retry-after': '3' }).end()
    if (url === '/broken') {
      response.writeHead(200, { 'content-length': 100 }).write('half')
      return response.socket?.destroy()
    }
    // An upstream that ends an idle connection just when the next call comes on it.
    if (url === '/idle' && used.has(request.socket)) return request.socket.destroy()
    used.add(request.socket)
    response.write(Buffer.from('ż').subarray(0, 1))
    return response.end(Buffer.concat([Buffer.from('ż').subarray(1), Buffer.from(`${url} ${headers['x-tenant']}`)]))
  })
  server.on('connection', () => connections++)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.closeAllConnections())

/** The body of a POST, with its length as announced; a connection's second one ends instead. */
async function echo(request: IncomingMessage): Promise<string> {
  if (used.has(request.socket)) return new Promise(() => request.socket.destroy())
  used.add(request.socket)
  let body = ''
  for await (const part of request.setEncoding('utf8')) body += part
  return `${request.headers['content-length']} ${body}`
}

const headers = { 'x-tenant': 'lubje' }

test('a body that comes in parts is one text, and the next call takes the same connection', async () => {
  for (const path of ['/a?b=%20', '/c']) {
    const answer = await readUpstream(`${origin}${path}`, { headers })
    expect([answer.status, answer.text]).toEqual([200, `ż${path} lubje`])
  }
  expect(connections).toBe(1)
})

test('a redirect is an answer, with its headers', async () => {
  const { status, text, headers: got } = await readUpstream(`${origin}/moved`, { headers })
  expect([status, text, got.get('retry-after'), got.get('idempotency-replayed')]).toEqual([307, '', '3', null])
})

test('half an answer is none', async () => {
  await expect(readUpstream(`${origin}/broken`, { headers })).rejects.toThrow()
})

test('a kept connection that ends as a call takes it costs the call nothing', async () => {
  for (const path of ['/idle', '/idle', '/idle']) {
    expect(await readUpstream(`${origin}${path}`, { headers })).toMatchObject({ status: 200, text: `ż${path} lubje` })
  }
})

test('so it is with a POST that only reads, with and without a body', async () => {
  for (const body of ['{"a":"ż"}', undefined, '{}']) {
    const { status, text } = await readUpstream(`${origin}/read`, { method: 'POST', headers, body })
    expect([status, text]).toEqual([200, `${Buffer.byteLength(body ?? '')} ${body ?? ''}`])
  }
})

test('an aborted call ends as fetch ends it', async () => {
  const abort = new AbortController()
  const call = readUpstream(`${origin}/never`, { headers, signal: abort.signal })
  abort.abort()
  await expect(call).rejects.toMatchObject({ name: 'AbortError' })
})

test('nobody there is an error', async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  await expect(readUpstream(origin, { headers })).rejects.toThrow('ECONNREFUSED')
})
