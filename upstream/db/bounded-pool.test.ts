import { once } from 'node:events'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { BoundedPool, MAX_WAITING } from './bounded-pool'
import { NotBegun } from './outage'

// A server that accepts connections and never answers.
let server: Server
const sockets: Socket[] = []
beforeEach(async () => {
  server = createServer((socket) => void sockets.push(socket.on('error', () => {}))).listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  await new Promise((resolve) => server.close(resolve))
})

const poolOf = () => {
  const { port } = server.address() as AddressInfo
  return new BoundedPool({ host: '127.0.0.1', port, max: 1, connectionTimeoutMillis: 100 })
}
const outcomes = async (leases: Promise<unknown>[]) => {
  const settled = await Promise.allSettled(leases)
  return settled.filter((one) => one.status === 'rejected' && one.reason instanceof NotBegun).length
}

it('design/processes: five hundred wait for a connection; further ones are refused at once', async () => {
  const pool = poolOf()
  // The first lease is being connected.
  const leases = Array.from({ length: 1 + MAX_WAITING }, () => pool.connect())
  const begun = outcomes(leases)
  await expect(pool.connect()).rejects.toBeInstanceOf(NotBegun)
  expect([MAX_WAITING, pool.waitingCount, await begun]).toEqual([500, 500, 0])
  await pool.end()
})
