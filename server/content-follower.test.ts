import { type ContentFollower, followContent } from './content-follower'

const answer = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })
let follower: ContentFollower | undefined

/** Upstream whose answers the test sets. */
function stage() {
  const world = {
    asked: [] as string[],
    secrets: [] as (string | undefined)[],
    heard: [] as unknown[],
    lines: [] as string[],
    reply: async (): Promise<Response> => answer({ mark: 'a.1', changed: 'all' }),
  }
  follower = followContent({
    upstreamUrl: 'http://upstream.test',
    secret: 'a-secret',
    fetch: (async (url: string, init: { headers: Record<string, string> }) => {
      world.asked.push(url.replace('http://upstream.test/content-revisions', ''))
      world.secrets.push(init.headers['x-upstream-secret'])
      return world.reply()
    }) as unknown as typeof fetch,
    onChanges: (changed) => world.heard.push(changed),
    log: (line) => world.lines.push(line),
  })
  return world
}
/** Advances the time, and waits for the work that it starts. */
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms)

beforeEach(() => jest.useFakeTimers({ now: 1_000_000 }))
afterEach(() => {
  follower?.stop()
  jest.useRealTimers()
})

it('0071 polls every two seconds from the last mark, and reports the changes', async () => {
  const world = stage()
  await pass(0)
  await follower?.hasBegun
  expect([world.asked, world.secrets]).toEqual([[''], ['a-secret']])
  world.reply = async () => answer({ mark: 'a.2', changed: ['restaurant:1'] })
  await pass(2000)
  world.reply = async () => answer({ mark: 'a.2', changed: [] })
  await pass(4000)
  expect(world.asked).toEqual(['', '?since=a.1', '?since=a.2', '?since=a.2'])
  expect(world.heard).toEqual(['all', ['restaurant:1']])
  expect(world.lines).toEqual([])
})

it.each([
  ['away', () => Promise.reject(new Error('ECONNREFUSED'))],
  ['broken', async () => answer({ error: 'x' }, 500)],
  ['older', async () => answer({}, 404)],
  ['of another shape', async () => answer({ mark: 7 })],
])(
  '0071 an upstream that is %s: no changes, one log line, polls further apart; afterwards the missed changes',
  async (_, fail) => {
    const world = stage()
    await pass(0)
    world.heard.length = 0
    world.reply = fail
    await pass(120_000)
    expect(world.heard).toEqual([])
    expect(world.lines).toEqual([expect.stringContaining('does not tell')])
    const requested = world.asked.length
    expect(requested).toBeGreaterThan(25)
    expect(requested).toBeLessThan(35)
    expect(follower?.silentMs()).toBeGreaterThan(100_000)
    world.reply = async () => answer({ mark: 'a.9', changed: ['restaurant:5'] })
    await pass(4000)
    expect(world.asked.at(-1)).toBe('?since=a.1')
    expect(world.heard).toEqual([['restaurant:5']])
    expect(world.lines).toHaveLength(2)
  },
)

it('0071 a change whose handling failed is reported again', async () => {
  const world = stage()
  await pass(0)
  world.reply = async () => answer({ mark: 'a.2', changed: ['restaurant:1'] })
  world.heard.push = () => {
    throw new Error('broken')
  }
  await pass(6000)
  expect(new Set(world.asked.slice(1))).toEqual(new Set(['?since=a.1']))
})

it('0071 stops polling once it is stopped, also while it waits for an answer', async () => {
  const world = stage()
  await pass(0)
  let end = (_: Response) => {}
  world.reply = () => new Promise((resolve) => (end = resolve))
  await pass(2000)
  follower?.stop()
  end(answer({ mark: 'a.2', changed: ['restaurant:1'] }))
  await pass(60_000)
  expect([world.asked.length, world.heard]).toEqual([2, ['all']])
})
