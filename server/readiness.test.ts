import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { readiness, upstreamProbe } from './readiness'

type Answer = { status: string; upstream: string; redis: string; build: object }

/** Makes a `/readyz` whose upstream, clock and drain the test controls. */
async function stage(upstreamUrl: string | null = 'http://upstream') {
  const world = { status: 200, isDraining: false, isWarm: true, nowMs: 0, calls: 0 }
  const askUpstream = upstreamProbe(upstreamUrl ?? undefined, {
    nowMs: () => world.nowMs,
    fetch: async () => {
      world.calls++
      if (world.status === 0) throw new Error('ECONNREFUSED')
      return new Response(null, { status: world.status })
    },
  })
  const answer = readiness({
    askUpstream,
    isDraining: () => world.isDraining,
    isWarm: () => world.isWarm,
    state: undefined,
  })
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const ask = async () => {
    world.nowMs += 10_000
    return askAgain()
  }
  const askAgain = async () => {
    const response = await fetch(`http://127.0.0.1:${port}/readyz`)
    return { code: response.status, ...((await response.json()) as Answer) }
  }
  const close = () => new Promise((resolve) => server.close(resolve).closeAllConnections())
  return { world, ask, askAgain, close }
}

it('design/processes: a web process is ready once it has reached its upstream, and stays ready while that is away', async () => {
  const { world, ask, close } = await stage()
  world.status = 0
  expect(await ask()).toMatchObject({ code: 503, status: 'unavailable', upstream: 'away', redis: 'none' })
  world.status = 503
  expect(await ask()).toMatchObject({ code: 503, upstream: 'away' })
  world.status = 200
  expect(await ask()).toMatchObject({ code: 200, status: 'ok', upstream: 'up', build: { tag: '', commit: '' } })
  world.status = 0
  expect(await ask()).toMatchObject({ code: 200, status: 'ok', upstream: 'away' })
  world.isDraining = true
  expect(await ask()).toMatchObject({ code: 503, status: 'unavailable' })
  await close()
})

it('0066 a web process is not ready before its main pages are made', async () => {
  const { world, ask, close } = await stage()
  world.isWarm = false
  expect(await ask()).toMatchObject({ code: 503, upstream: 'up' })
  world.isWarm = true
  expect(await ask()).toMatchObject({ code: 200 })
  await close()
})

it('design/processes: with many probes the upstream is called once in five seconds', async () => {
  const { world, ask, askAgain, close } = await stage()
  await ask()
  await Promise.all(Array.from({ length: 20 }, askAgain))
  expect(world.calls).toBe(1)
  await ask()
  expect(world.calls).toBe(2)
  await close()
})

it('design/processes: a web process whose upstream depends on the page’s host is ready without a call', async () => {
  const { world, ask, close } = await stage(null)
  expect(await ask()).toMatchObject({ code: 200, upstream: 'by host' })
  expect(world.calls).toBe(0)
  await close()
})
