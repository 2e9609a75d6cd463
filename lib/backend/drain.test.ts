import { Agent, createServer, type Server, request as sendRequest } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { createDrain, drainBounds } from './drain'

const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** A server whose answers take `ms`, that of `/a` until the next request is read, and its drain. */
async function start(ms: number) {
  let received = 0
  const arrived = async (count: number) => {
    while (received < count) await later(1)
  }
  const server: Server = createServer(async (request, response) => {
    received++
    if (request.url === '/stream') {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      response.write(': \n\n')
      return
    }
    await (request.url === '/a' ? arrived(2) : later(ms))
    response.end('done')
  })
  const drain = createDrain(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { drain, port, arrived }
}

/** The status and the `connection` header, or the error's code. */
function ask(port: number, agent: Agent, path = '/'): Promise<string> {
  return new Promise((resolve) => {
    const headers = { accept: path === '/stream' ? 'text/event-stream' : '*/*' }
    sendRequest({ host: '127.0.0.1', port, path, agent, headers }, (response) => {
      response.resume()
      response.on('end', () => resolve(`${response.statusCode} ${response.headers.connection}`))
      response.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? ''))
    })
      .on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? ''))
      .end()
  })
}

test('design/processes: kept connections get their answers, and each answer is the last of its connection', async () => {
  const { drain, port } = await start(30)
  const agent = new Agent({ keepAlive: true, maxSockets: 4 })
  let leaveAtMs = Number.POSITIVE_INFINITY
  const seen: string[] = []
  const worker = async () => {
    while (performance.now() < leaveAtMs) seen.push(await ask(port, agent))
  }
  const workers = Promise.all([worker(), worker(), worker(), worker()])
  while (seen.length < 8) await later(5)
  // Proxies that check the health meanwhile do this: new connections go elsewhere before the port is closed.
  leaveAtMs = performance.now() + 1500
  const stopped = drain.stop({ announceMs: 3000, endMs: 8000 })
  expect(drain.isDraining()).toBe(true)
  await Promise.all([workers, stopped])
  expect(await ask(port, agent)).toBe('ECONNREFUSED')
  agent.destroy()
  expect(new Set(seen)).toEqual(new Set(['200 keep-alive', '200 close']))
  // More answers than were under way on the four open connections: the rest came while the stop was announced.
  expect(seen.filter((one) => one === '200 close').length).toBeGreaterThan(4)
})

test('a long answer is waited for, a longer one than the bound is cut off', async () => {
  const { drain, port, arrived } = await start(400)
  const agent = new Agent({ keepAlive: true })
  const requested = ask(port, agent)
  await arrived(1)
  await drain.stop({ announceMs: 0, endMs: 3000 })
  expect(await requested).toBe('200 close')
  const slow = await start(5000)
  const cut = ask(slow.port, agent)
  await slow.arrived(1)
  await slow.drain.stop({ announceMs: 0, endMs: 200 })
  expect(await cut).toBe('ECONNRESET')
})

test('a stream of events ends once the stop has been announced', async () => {
  const { drain, port, arrived } = await start(0)
  const agent = new Agent({ keepAlive: true })
  const requested = ask(port, agent, '/stream')
  await arrived(1)
  const startedAt = performance.now()
  await drain.stop({ announceMs: 100, endMs: 5000 })
  expect(await requested).toMatch(/ECONNRESET/)
  expect(performance.now() - startedAt).toBeLessThan(4000)
})

test('only the last answer of pipelined requests closes the connection', async () => {
  const { drain, port, arrived } = await start(100)
  const socket = connect(port, '127.0.0.1')
  let text = ''
  socket.setEncoding('latin1').on('data', (part: string) => {
    text += part
  })
  const closed = new Promise((resolve) => socket.once('close', resolve))
  socket.write('GET /a HTTP/1.1\r\nHost: x\r\n\r\n')
  await arrived(1)
  const stopped = drain.stop({ announceMs: 200, endMs: 5000 })
  socket.write('GET /b HTTP/1.1\r\nHost: x\r\n\r\n')
  await Promise.all([stopped, closed])
  expect(text.match(/HTTP\/1.1 200/g)).toHaveLength(2)
})

test('Ctrl-C announces nothing', () => {
  expect(drainBounds('SIGINT', 3).announceMs).toBe(0)
  expect(drainBounds('SIGTERM', 3).announceMs).toBe(3000)
})
