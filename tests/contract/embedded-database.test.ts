/** @jest-environment ./tests/support/outside-environment.mjs */
import { cp, rm } from 'node:fs/promises'
import type { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import type { Envelope } from '@/upstream/db/message-schema'
import { pgliteDatabase } from '@/upstream/db/pglite'
import { sendMessages } from '@/upstream/mail/send-messages'
import { applyPlannedSteps } from '@/upstream/panel/orders/order-steps'
import { aDraft } from '../support/draft'
import { NEAR, orderRequest } from '../support/order-fixture'
import { openMigratedPglite, openPglite } from '../support/pglite'
import { reservationRequest } from '../support/requests'
import { LODKA } from '../support/seed-fixture'
import { ownerOf } from '../support/staff'
import { UNKNOWN_MIGRATIONS } from '../support/unknown-migrations'
import { FRIDAY_NOON, type Kit, openKit } from '../support/upstream-kit'
import { UPSTREAM_SECRET } from '../support/upstream-secret'

const MIGRATIONS = 'upstream/db/migrations'

/** Both databases have the same engine; only the driver, its one connection and the folder can fail here. */
describe('design/processes: on the embedded database', () => {
  let kit: Kit
  let client: PGlite
  let folder: string
  let remove: () => Promise<void>
  beforeAll(async () => {
    ;({ client, folder, remove } = await openMigratedPglite())
    kit = await openKit(() => pgliteDatabase(client, MIGRATIONS))
  })
  afterAll(async () => {
    await kit.close()
    await remove()
  })

  const board = async () => (await (await ownerOf(kit, LODKA)).call('GET', `/panel/${LODKA}/board`)).body

  it('C2 eight requests for the same tables at once: no table is given twice, and a repeat gets the first answer', async () => {
    const ask = (n: number) =>
      kit.send('POST', '/reservations', reservationRequest({ email: `gosc-${n}@example.pl` }), {
        'idempotency-key': `embedded-${n}-0123456789`,
      })
    const replies = await Promise.all(Array.from({ length: 8 }, (_, n) => ask(n)))
    const twice = sql`SELECT table_id FROM occupations GROUP BY table_id, during HAVING count(*) > 1`
    expect(await kit.rows(twice)).toEqual([])
    expect(new Set(replies.map(({ status }) => status)).has(201)).toBe(true)
    const first = replies.findIndex(({ status }) => status === 201)
    expect((await ask(first)).body.code).toBe(replies[first]?.body.code)
  })

  it('C3 C23 an order is on the board, is accepted there, and its diner sees it', async () => {
    const { id } = (await kit.send('POST', '/orders', orderRequest())).body
    const [order] = (await board()).orders
    const owner = await ownerOf(kit, LODKA)
    const path = `/panel/${LODKA}/orders/${order.id}/steps`
    const step = { step: 'accept', ready_in_minutes: 30, version: order.version }
    expect((await owner.call('POST', path, step)).status).toBe(200)
    const soon = new Date(FRIDAY_NOON.getTime() + 11_000)
    kit.setNow(soon)
    await applyPlannedSteps(kit.database.db, soon)
    expect((await kit.get(`/orders/${id}`)).body.status).not.toBe('pending')
  })

  it('design/messages: its messages leave', async () => {
    const sent: Envelope[] = []
    const transport = { send: async (envelope: Envelope) => void sent.push(envelope) }
    const originPattern = 'http://{tenant}.localhost:3000'
    await sendMessages({ ...kit.deps, linkSecret: UPSTREAM_SECRET, originPattern, transport })
    expect(sent.length).toBeGreaterThan(0)
  })

  it('C5 C20 tables and kitchens are found', async () => {
    const tables = await kit.get('/search/tables?city=lublin&date=2026-11-28&time=18:00&people=2')
    const kitchens = await kit.get(`/search/ordering?mode=delivery&lat=${NEAR.lat}&lng=${NEAR.lng}`)
    expect([tables.body.items.length > 0, kitchens.body.items.length > 0]).toEqual([true, true])
  })

  it('C37 an owner publishes a change', async () => {
    const { id, owner } = await aDraft(kit, 'lublin-w-folderze')
    const part = `/panel/${id}/settings/parts/delivery`
    const { revision } = (await owner.call('GET', part)).body
    await owner.call('PUT', `${part}/draft`, { revision, at: 'preparationMinutes', value: '45' })
    const { reviewed } = (await owner.call('GET', `${part}/review`)).body
    expect((await owner.call('POST', `${part}/publish`, { reviewed, cancel: [] })).status).toBe(200)
    expect((await owner.call('GET', part)).body.value.preparationMinutes).toBe(45)
  })

  it('a copy of the folder of a stopped one is a whole backup', async () => {
    const { code } = (
      await kit.send('POST', '/reservations', reservationRequest({ reserved_on: '2026-11-29 18:00:00' }))
    ).body
    const before = (await kit.get(`/reservations/${code}`)).body
    await kit.close()
    const copy = `${folder}-backup`
    await cp(folder, copy, { recursive: true })
    await remove()
    remove = () => rm(copy, { recursive: true })
    client = await openPglite(copy)
    kit = await openKit(() => pgliteDatabase(client, MIGRATIONS))
    expect((await kit.get(`/reservations/${code}`)).body).toEqual(before)
  })

  it('design/processes: a folder that another version has migrated is refused', async () => {
    for (const [change, refusal] of UNKNOWN_MIGRATIONS) {
      await kit.database.db.execute(change)
      await expect(pgliteDatabase(client, MIGRATIONS)).rejects.toThrow(refusal)
    }
  })
})
