import { createServer, type RequestListener } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import {
  closeSignal,
  connectionLimits,
  connectionsAccepted,
  limitPipelining,
  limitSocketsPerAddress,
  refuseInvalidRequests,
} from './connections'

const REQUEST = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n'

/** Sends `texts`, each after the answer to the one before it; resolves to the answers once the socket is closed. */
async function sent(texts: string[], handle: RequestListener): Promise<string> {
  const server = createServer(connectionLimits, limitPipelining(handle))
  refuseInvalidRequests(server)
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

it('1,500 requests in one packet: one is handled, and the socket is closed', async () => {
  let handled = 0
  await sent([REQUEST.repeat(1500)], () => {
    handled += 1
  })
  expect(handled).toBe(1)
})

it('requests of one packet are handled one after the other, and none once their client has disconnected', async () => {
  const underWay: string[] = []
  const text = await sent([REQUEST.repeat(5), ''], (_, response) => {
    underWay.push('begins')
    setImmediate(() => {
      underWay.push('ends')
      if (underWay.length < 8) response.end('fine')
      else response.destroy()
    })
  })
  expect(text.match(/HTTP\/1\.1 200/g)).toHaveLength(3)
  expect(underWay).toEqual(['begins', 'ends', 'begins', 'ends', 'begins', 'ends', 'begins', 'ends'])
})

it('one address has its share of the sockets, all others theirs', async () => {
  const server = createServer((_, response) => response.end('fine'))
  // Each loopback address counts as another client.
  limitSocketsPerAddress(server, {
    most: 3,
    nameOf: (address) => address,
    isExempt: (address) => address.endsWith('127.0.0.9'),
  })
  await new Promise<void>((resolve) => server.listen(0, '0.0.0.0', resolve))
  const { port } = server.address() as AddressInfo
  const sockets: Socket[] = []
  const isServed = (localAddress: string) =>
    new Promise<boolean>((resolve) => {
      const socket = connect({ port, host: '127.0.0.1', localAddress })
      sockets.push(socket)
      socket.on('error', () => resolve(false)).on('close', () => resolve(false))
      socket.on('data', () => resolve(true)).write(REQUEST)
    })
  const served = async (localAddress: string) => {
    const all: boolean[] = []
    for (let n = 0; n < 5; n++) all.push(await isServed(localAddress))
    return all.filter(Boolean).length
  }
  expect([await served('127.0.0.2'), await served('127.0.0.3'), await served('127.0.0.9')]).toEqual([3, 3, 5])
  for (const socket of sockets) socket.destroy()
  // The server gets each close event in a turn of its own.
  while (!(await isServed('127.0.0.2'))) await new Promise((resolve) => setImmediate(resolve))
  for (const socket of sockets) socket.destroy()
  await new Promise((resolve) => server.close(resolve))
})

it('expectations are not read without an end either', async () => {
  const text = await sent([REQUEST.replace('Host', 'Expect: wonders\r\nHost').repeat(1500)], () => {})
  expect(text.split('HTTP/1.1 417').length).toBeLessThan(10)
})

it('one connection carries any number of requests one after the other', async () => {
  const text = await sent(Array<string>(40).fill(REQUEST), (_, response) => response.end('fine'))
  expect(text.match(/HTTP\/1\.1 200/g)).toHaveLength(40)
})

it('a request learns that its socket has closed', async () => {
  const signals: AbortSignal[] = []
  const removed = new Promise<void>((resolve) => {
    void sent([REQUEST.repeat(3)], ({ socket }) => {
      const signal = closeSignal(socket)
      signals.push(signal, closeSignal(socket))
      signal.addEventListener('abort', () => resolve())
      socket.destroy()
    })
  })
  await removed
  expect([signals.length, new Set(signals).size, signals[0]?.aborted]).toEqual([2, 1, true])
})

it('before a page begins, all pending connections are accepted', async () => {
  const server = createServer()
  const allHeard = connectionsAccepted(server)
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
