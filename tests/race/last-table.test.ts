/** @jest-environment ./tests/support/outside-environment.mjs */
import type { AddressInfo } from 'node:net'
import { type ServerType, serve } from '@hono/node-server'
import { sql } from 'drizzle-orm'
import { rowsOf } from '@/upstream/db/database'
import { openPostgres } from '@/upstream/db/postgres'
import { onceNotBusy } from '../support/once-not-busy'
import { startPostgres } from '../support/postgres'
import { reservationRequest } from '../support/requests'
import { LAST_TABLE } from '../support/seed-fixture'
import { type Kit, openKit } from '../support/upstream-kit'

const ROUNDS = 20
const ATTEMPTS = 200

describe('the last table, on PostgreSQL, through HTTP, against two upstreams at once', () => {
  let postgres: Awaited<ReturnType<typeof startPostgres>>
  const kits: Kit[] = []
  const servers: ServerType[] = []
  const urls: string[] = []

  beforeAll(async () => {
    postgres = await startPostgres()
    for (let n = 0; n < 2; n++) {
      const kit = await openKit(() => openPostgres(postgres.url, 'upstream/db/migrations'), {})
      const server = serve({ fetch: kit.app.fetch, port: 0, hostname: '127.0.0.1' })
      await new Promise((resolve) => server.once('listening', resolve))
      kits.push(kit)
      servers.push(server)
      urls.push(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
    }
  })
  afterAll(async () => {
    for (const server of servers) await new Promise((resolve) => server.close(resolve))
    for (const kit of kits) await kit.close()
    await postgres.stop()
  })

  const attempt = async (reserved_on: string, n: number) => {
    const response = await fetch(`${urls[n % 2]}/reservations`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-tenant': 'lubje', 'idempotency-key': `${reserved_on} ${n}` },
      body: JSON.stringify(reservationRequest({ restaurant_id: LAST_TABLE, reserved_on })),
    })
    return { status: response.status, body: await response.json() }
  }

  it(`C2 ${ROUNDS} rounds of ${ATTEMPTS} attempts: one success each, the others 409 with alternatives`, async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const reservedOn = `2026-12-${String(round + 1).padStart(2, '0')} 18:00:00`
      const replies = await Promise.all(
        Array.from({ length: ATTEMPTS }, (_, n) => onceNotBusy(() => attempt(reservedOn, n))),
      )
      expect(replies.filter(({ status }) => status === 201)).toHaveLength(1)
      const refused = replies.filter(({ status }) => status === 409)
      expect(refused).toHaveLength(ATTEMPTS - 1)
      for (const { body } of refused) {
        expect(body.error.code).toBe('slot_taken')
        expect(body.alternatives.length).toBeGreaterThan(0)
      }
    }
    const db = kits[0]!.database.db
    expect(await rowsOf(db, sql`SELECT count(*)::int AS n FROM reservations`)).toEqual([{ n: ROUNDS }])
    const active = await rowsOf(db, sql`SELECT count(*)::int AS n FROM occupations WHERE ended_at IS NULL`)
    expect(active).toEqual([{ n: ROUNDS }])
  }, 600_000)
})
