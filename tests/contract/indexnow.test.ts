/** @jest-environment ./tests/support/outside-environment.mjs */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'drizzle-orm'
import pino from 'pino'
import { indexNowKey } from '@/lib/backend/indexnow-key'
import { notifySearchEngines } from '@/upstream/indexnow/notify-search-engines'
import { LODKA, MANUAL, OTHER_CITY } from '../support/seed-fixture'
import { databases, type Kit, openKit } from '../support/upstream-kit'

const SECRET = 'a-secret-of-at-least-32-characters'
/** What was logged since the test began: a message that failed says why. */
let logged: string[] = []
const log = pino({ level: 'info' }, { write: (line: string) => logged.push(line) })

describe.each(databases)('IndexNow on %s', (_, open) => {
  let kit: Kit
  let server: Server
  let endpoint: string
  let heard: { host: string; key: string; keyLocation: string; urlList: string[] }[] = []
  let status = 200
  let start: number

  beforeAll(async () => {
    kit = await openKit(open)
    server = createServer(async (request, response) => {
      const parts: Buffer[] = []
      for await (const part of request) parts.push(part as Buffer)
      heard.push(JSON.parse(Buffer.concat(parts).toString()))
      // A kept connection may be closed at the very moment of the next message, which then fails.
      response.writeHead(status, { connection: 'close' }).end()
    }).listen(0, '127.0.0.1')
    await new Promise((listening) => server.once('listening', listening))
    endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/indexnow`
  })
  beforeEach(async () => {
    heard = []
    logged = []
    status = 200
    await kit.database.db.execute(sql`DELETE FROM indexnow_progress`)
    await kit.database.db.execute(sql`UPDATE restaurants SET changed_at = now() - interval '1 day'`)
    await kit.database.db.execute(sql`UPDATE menus SET changed_at = now() - interval '1 day'`)
    // The triggers write the database's own clock.
    const [row] = await kit.rows<{ ms: string }>(sql`SELECT extract(epoch FROM now()) * 1000 AS ms`)
    start = Number(row?.ms)
    await tell(-1)
  })
  afterAll(async () => {
    await new Promise((closed) => server.close(closed))
    await kit.close()
  })

  const tell = (minutes: number, at = endpoint) =>
    notifySearchEngines(
      kit.database.db,
      { secret: SECRET, endpoint: at, timeoutMs: 60_000 },
      new Date(start + minutes * 60_000),
      log,
    )
  // The trigger's own moment would depend on how slow the machine is; that it fires, sitemap.test.ts shows.
  const changedNow = () => sql`to_timestamp(${start}::float8 / 1000)`
  const changeHours = (id: number) =>
    kit.database.db.execute(sql`UPDATE restaurants SET changed_at = ${changedNow()} WHERE id = ${id}`)
  const changeMenu = (id: number) =>
    kit.database.db.execute(sql`UPDATE menus SET changed_at = ${changedNow()} WHERE restaurant_id = ${id}`)

  it('decision 0047: tells each home brand’s host, with a key of its own, of changed pages and of no others', async () => {
    await changeHours(MANUAL)
    await changeMenu(LODKA)
    await changeHours(OTHER_CITY)
    await tell(2)
    const byHost = Object.fromEntries(heard.map((message) => [message.host, message]))
    expect(Object.keys(byHost).sort()).toEqual(['lesznoje.pl', 'lubje.pl'])
    const key = indexNowKey(SECRET, 'lubje.pl')
    expect(key).toMatch(/^[0-9a-f]{32}$/)
    expect(byHost['lubje.pl']).toMatchObject({ key, keyLocation: `https://lubje.pl/${key}.txt` })
    expect(byHost['lubje.pl']?.urlList.map((url) => url.replace(/-.*/, '')).sort()).toEqual([
      `https://lubje.pl/order/${LODKA}`,
      `https://lubje.pl/restaurants/${LODKA}`,
      `https://lubje.pl/restaurants/${MANUAL}`,
    ])
    expect(byHost['lesznoje.pl']?.key).not.toBe(key)
    await tell(4)
    expect(heard).toHaveLength(2)
  })

  it('decision 0047: a change is told once it has settled, and a pause of orders is no change', async () => {
    await changeHours(MANUAL)
    await tell(0.5)
    expect(heard).toEqual([])
    await tell(2)
    expect(heard).toHaveLength(1)
    await kit.database.db.execute(
      sql`UPDATE restaurants SET summary = jsonb_set(summary, '{orders_paused}', '{"reason": "too_busy"}') WHERE id = ${LODKA}`,
    )
    await tell(6)
    expect(heard).toHaveLength(1)
  })

  it.each([
    ['refuses', () => endpoint, 429],
    ['is not there', () => 'http://127.0.0.1:9/indexnow', 200],
  ])(
    'decision 0047: a search engine that %s is told later, after longer and longer pauses',
    async (_name, at, answer) => {
      status = answer
      await changeHours(MANUAL)
      await tell(2, at())
      const failed = heard.length
      status = 200
      await tell(2.5)
      expect(heard).toHaveLength(failed)
      await tell(3.1)
      expect({ urls: heard.at(-1)?.urlList.length, logged }).toMatchObject({ urls: 1 })
      await tell(9)
      expect(heard).toHaveLength(failed + 1)
    },
  )

  it('decision 0047: two processes tell a change once', async () => {
    await changeHours(MANUAL)
    await Promise.all([tell(2), tell(2)])
    expect(heard).toHaveLength(1)
  })

  it('decision 0047: what changed before the first start is not told', async () => {
    await kit.database.db.execute(sql`DELETE FROM indexnow_progress`)
    await changeHours(MANUAL)
    await tell(1)
    await tell(5)
    expect(heard).toEqual([])
  })
})
