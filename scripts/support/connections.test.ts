import { createServer, type RequestListener } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { boundPipelining, bounds, goneSignal, refuseOnSockets, untilHeard } from './connections.mjs'

const REQUEST = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n'

/** Sends `texts`, each after the answer to the one before it; resolves to the answers once the socket is closed. */
async function sent(texts: string[], handle: RequestListener): Promise<string> {
  const server = createServer(bounds, boundPipelining(handle))
  refuseOnSockets(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  let received = ''
  const closed = new Promise((resolve) => socket.on('error', () => {}).once('close', resolve))
  socket.setEncoding('latin1').on('data', (part: string) => {
    received += part
    const next = texts[received.split('HTTP/1.1 ').length - 1]
    if (next) socket.write(next)
    else if (received.split('HTTP/1.1 ').length > texts.length) socket.end()
  })
  socket.write(texts[0] ?? '')
  await closed
  await new Promise((resolve) => server.close(resolve))
  return received
}

it('of 1,500 requests in one packet a few are handled, and the socket is closed', async () => {
  let handled = 0
  await sent([REQUEST.repeat(1500)], () => {
    handled += 1
  })
  expect(handled).toBe(8)
})

it('expectations are not read without an end either', async () => {
  const text = await sent([REQUEST.replace('Host', 'Expect: wonders\r\nHost').repeat(1500)], () => {})
  expect(text.split('HTTP/1.1 417').length).toBeLessThan(10)
})

it('one connection carries any number of requests one after the other', async () => {
  const text = await sent(Array<string>(40).fill(REQUEST), (_, response) => response.end('fine'))
  expect(text.match(/HTTP\/1\.1 200/g)).toHaveLength(40)
})

it('all requests of a socket learn that it has closed, one that waits behind another as well', async () => {
  const signals: AbortSignal[] = []
  const gone = new Promise<void>((resolve) => {
    void sent([REQUEST.repeat(3)], ({ socket }) => {
      const signal = goneSignal(socket)
      signals.push(signal)
      signal.addEventListener('abort', () => resolve())
      if (signals.length === 3) socket.destroy()
    })
  })
  await gone
  expect([signals.length, new Set(signals).size, signals[0]?.aborted]).toEqual([3, 1, true])
})

it('before a page begins all who are at the door are let in', async () => {
  const server = createServer()
  const allHeard = untilHeard(server)
  let accepted = 0
  server.on('connection', () => {
    accepted += 1
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const first = new Promise((resolve) => server.once('connection', resolve))
  const sockets = Array.from({ length: 50 }, () => connect(port, '127.0.0.1'))
  await first
  await allHeard()
  expect(accepted).toBe(50)
  for (const socket of sockets) socket.destroy()
  await new Promise((resolve) => server.close(resolve))
})
