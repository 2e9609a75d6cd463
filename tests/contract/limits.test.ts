/** @jest-environment ./tests/support/outside-environment.mjs */
import { type Kit, openKit, openMemoryPglite } from '../support/upstream-kit'

describe('limits', () => {
  let kit: Kit
  beforeAll(async () => {
    kit = await openKit(openMemoryPglite, {
      limits: { reads: 2, writes: 1, logs: 1, tenantLogs: 3 },
      trustedCallers: ['10.0.0.2'],
    })
  })
  afterAll(() => kit.close())

  const statusesOf = async (requests: (() => Promise<{ status: number }>)[]) => {
    const statuses = []
    for (const request of requests) statuses.push((await request()).status)
    return statuses
  }
  const from = (forwarded?: string, socket?: string) => async () =>
    kit.app.request(
      '/healthz',
      { headers: forwarded ? { 'x-forwarded-for': forwarded } : {} },
      socket ? { incoming: { socket: { remoteAddress: socket } } } : undefined,
    )

  it('429 with Retry-After from the third read of one diner, while another goes on', async () => {
    const diner = from('203.0.113.1')
    expect(await statusesOf([diner, diner, diner, from('203.0.113.2')])).toEqual([200, 200, 429, 200])
    const refused = await diner()
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await refused.json()).toMatchObject({ error: { code: 'too_many_requests' } })
  })

  it('never limits the web server itself', async () => {
    const own = from()
    const named = from('127.0.0.1')
    const trusted = from(undefined, '10.0.0.2')
    expect(await statusesOf([own, own, own, named, named, named, trusted, trusted, trusted])).toEqual(
      Array(9).fill(200),
    )
  })

  it('believes x-forwarded-for only from loopback and trusted callers', async () => {
    const liar = (forwarded: string) => from(forwarded, '198.51.100.7')
    expect(await statusesOf([liar('203.0.113.11'), liar('203.0.113.12'), liar('203.0.113.13')])).toEqual([
      200, 200, 429,
    ])
    const honest = (forwarded: string) => from(forwarded, '::ffff:10.0.0.2')
    expect(await statusesOf([honest('203.0.113.11'), honest('203.0.113.12'), honest('203.0.113.13')])).toEqual([
      200, 200, 200,
    ])
  })

  it('C14 many addresses that flood the log together stop at the tenant, which alone is told to wait', async () => {
    const log = (tenant: string, forwarded: string) => async () =>
      kit.app.request('/logger/js', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-tenant': tenant, 'x-forwarded-for': forwarded },
        body: JSON.stringify({ type: 'error', message: 'x' }),
      })
    const addresses = [31, 32, 33, 34].map((last) => log('lubje', `203.0.113.${last}`))
    expect(await statusesOf(addresses)).toEqual([202, 202, 202, 429])
    expect(await statusesOf([log('lesznoje', '203.0.113.35'), log('lesznoje', '203.0.113.35')])).toEqual([202, 429])
  })
})

it('A7 counts an IPv6 household as one, however its addresses are written, and eight times as dear as a shared address', async () => {
  const kit = await openKit(openMemoryPglite, { limits: { reads: 16, writes: 1, logs: 1, tenantLogs: 3 } })
  const ask = async (forwarded: string) =>
    (await kit.app.request('/healthz', { headers: { 'x-forwarded-for': forwarded } })).status
  const statuses = []
  for (const address of ['2001:db8::a', '2001:0db8:0:0:1::b', '2001:db8::c', '2001:db8:1::a'])
    statuses.push(await ask(address))
  expect(statuses).toEqual([200, 200, 429, 200])
  for (let n = 0; n < 16; n++) expect(await ask(n % 2 ? '203.0.113.9' : '::ffff:203.0.113.9')).toBe(200)
  expect(await ask('203.0.113.9')).toBe(429)
  await kit.close()
})
