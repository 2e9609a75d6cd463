/** @jest-environment ./tests/support/outside-environment.mjs */
import { sql } from 'drizzle-orm'
import { boardReservationSchema, boardSchema, boardWaitSchema } from '@/lib/domain/panel/board/board-schema'
import type { Envelope } from '@/upstream/db/message-schema'
import { deleteExpiredData } from '@/upstream/jobs/delete-expired-data'
import { sendMessages } from '@/upstream/mail/send-messages'
import { closeOffers, offerTables } from '@/upstream/waitlist/offer-tables'
import { LODKA, MANUAL } from '../support/seed-fixture'
import { bearer, invited, ownerOf, type Somebody } from '../support/staff'
import { databases, FRIDAY_NOON, PARTNER_TOKEN, parseAs, sharedKit } from '../support/upstream-kit'
import { UPSTREAM_SECRET } from '../support/upstream-secret'

const minutes = (n: number) => new Date(FRIDAY_NOON.getTime() + n * 60_000)
const party = { customer_name: 'Wojciech Drzwi', guests_number: 2, wait_minutes: 20 }

describe.each(databases)('C25 parties at the door, on %s', (_, open) => {
  const kit = sharedKit(open)
  let owner: Somebody
  let host: Somebody
  let cook: Somebody
  beforeAll(async () => {
    owner = await ownerOf(kit, LODKA)
    host = await invited(kit, owner, LODKA, 'host')
    cook = await invited(kit, owner, LODKA, 'kitchen')
  })
  beforeEach(async () => {
    kit.setNow(FRIDAY_NOON)
    await kit.database.db.execute(sql`DELETE FROM waitlist`)
    await kit.database.db.execute(sql`UPDATE occupations SET ended_at = now() WHERE ended_at IS NULL`)
  })

  const panel = `/panel/${LODKA}`
  const board = async (who = host) => parseAs(boardSchema, (await who.call('GET', `${panel}/board`)).body)
  const waits = async () => (await board()).waitlist
  const added = async (changes = {}) => {
    const { status, body } = await host.call('POST', `${panel}/waitlist`, { ...party, ...changes })
    expect({ status, error: body.error }).toEqual({ status: 201, error: undefined })
    return parseAs(boardWaitSchema, body)
  }
  const step = (id: number, name: string) => host.call('POST', `${panel}/waitlist/${id}/steps`, { step: name })
  const seat = (id: number, body = {}) =>
    host.call('POST', `${panel}/waitlist/${id}/seat`, { guests_number: 2, ...body })
  async function sent(): Promise<Envelope[]> {
    const envelopes: Envelope[] = []
    const { db } = kit.database
    const transport = { send: async (envelope: Envelope) => void envelopes.push(envelope) }
    const { caps, now, log } = kit.deps
    const origin = { linkSecret: UPSTREAM_SECRET, originPattern: 'https://{host}' }
    while ((await sendMessages({ db, caps, now, log, transport, ...origin })) > 0);
    return envelopes
  }

  it('wait on every board until the time that they were told; who cooks sees no phone, and nobody an e-mail', async () => {
    const before = (await board()).revision
    const { id } = await added({ phone_number: '+48600700900', email: 'drzwi@example.pl' })
    expect((await board()).revision).toBeGreaterThan(before)
    const [shown] = await waits()
    expect(shown).toMatchObject({ id, state: 'at_door', people: 2, customer_name: 'Wojciech Drzwi', called_at: null })
    expect(new Date(shown!.promised_at!)).toEqual(minutes(20))
    expect(JSON.stringify(await board())).not.toContain('drzwi@example.pl')
    expect((await board(cook)).waitlist[0]?.phone_number).toBe('')
    expect((await cook.call('POST', `${panel}/waitlist`, party)).status).toBe(403)
    // Nobody hears of it before they are called, and no table of a diner's waitlist is offered to them.
    await closeOffers(kit.database.db, minutes(1))
    expect(await offerTables(kit.database.db, minutes(1), kit.deps.caps)).toBe(0)
    expect(await sent()).toEqual([])
  })

  it.each([
    ['a wait that is no multiple of five minutes', { wait_minutes: 7 }],
    ['one of more than four hours', { wait_minutes: 245 }],
    ['nobody’s name', { customer_name: ' ' }],
    ['no guest', { guests_number: 0 }],
    ['half a phone', { phone_number: '600 700' }],
  ])('%s is 422', async (_name, changes) =>
    expect((await host.call('POST', `${panel}/waitlist`, { ...party, ...changes })).status).toBe(422),
  )

  it('are called once, by what they left, in Polish', async () => {
    const { id } = await added({ phone_number: '+48600700901', email: 'wola@example.pl' })
    kit.setNow(minutes(18))
    const called = parseAs(boardWaitSchema, (await step(id, 'call')).body)
    expect([called.state, new Date(called.called_at!)]).toEqual(['called', minutes(18)])
    kit.setNow(minutes(19))
    expect((await step(id, 'call')).body.called_at).toBe(called.called_at)
    const told = await sent()
    expect(told.map(({ channel, to }) => `${channel} ${to}`).sort()).toEqual([
      'mail wola@example.pl',
      'sms +48600700901',
    ])
    for (const one of told) expect(one.text).toContain('jest gotowy')
    // Gone and back by a mistaken press: the message is not sent again.
    await step(id, 'leave')
    expect(await waits()).toEqual([])
    expect((await step(id, 'return')).body.state).toBe('called')
    expect(await sent()).toEqual([])
  })

  it('without phone and e-mail are called by voice; who has gone meanwhile hears nothing', async () => {
    const silent = await added()
    await step(silent.id, 'call')
    const gone = await added({ phone_number: '+48600700902' })
    await step(gone.id, 'call')
    await step(gone.id, 'leave')
    expect(await sent()).toEqual([])
    expect((await waits()).map(({ id, state }) => [id, state])).toEqual([[silent.id, 'called']])
  })

  it('are seated as a party at the door, and leave the list', async () => {
    const { id } = await added({ phone_number: '+48600700903' })
    const reply = await seat(id, { guests_number: 3, tables: ['S2'] })
    expect(reply.status).toBe(201)
    expect(parseAs(boardReservationSchema, reply.body)).toMatchObject({
      visit_state: 'seated',
      guests_number: 3,
      tables: ['S2'],
      customer_name: 'Wojciech Drzwi',
      phone_number: '+48600700903',
    })
    expect(await waits()).toEqual([])
    // Another screen is told how it stands; a table that is taken seats nobody.
    const twice = await seat(id)
    expect([twice.status, twice.body.error.code, twice.body.current.reservation_id]).toEqual([
      409,
      'changed_meanwhile',
      reply.body.id,
    ])
    expect((await step(id, 'leave')).body.error.code).toBe('changed_meanwhile')
    const next = await added()
    expect((await seat(next.id, { tables: ['S2'] })).body.error.code).toBe('slot_taken')
    expect((await waits()).map((one) => one.id)).toEqual([next.id])
  })

  it('after midnight belong to the evening', async () => {
    kit.setNow(new Date('2026-11-28T00:40:00+01:00'))
    const { id } = await added({ wait_minutes: 30 })
    const { date, waitlist } = await board()
    expect([date, waitlist.map((one) => one.id)]).toEqual(['2026-11-27', [id]])
  })

  it('are those of this restaurant, and no entry of a diner', async () => {
    const { id } = await added()
    const other = await ownerOf(kit, MANUAL)
    const foreign = await other.call('POST', `/panel/${MANUAL}/waitlist/${id}/steps`, { step: 'call' })
    expect([foreign.status, foreign.body.error.code]).toEqual([404, 'unknown_waitlist_entry'])
    const [row] = await kit.rows<{ code: string }>(sql`SELECT code FROM waitlist WHERE id = ${id}`)
    expect((await kit.get(`/waitlist/${row!.code}`)).status).toBe(404)
    await kit.database.db.execute(sql`UPDATE waitlist SET state = 'waiting', promised_at = NULL WHERE id = ${id}`)
    expect((await step(id, 'call')).status).toBe(404)
  })

  it('C19 are deleted after 7 days, and with the person who asks', async () => {
    await added({ phone_number: '+48600700904' })
    const rows = () => kit.rows(sql`SELECT 1 FROM waitlist`)
    const whom = { email: 'kto@example.pl', phone: '+48600700904', dry_run: false }
    const erased = await kit.send('POST', '/operations/erasures', whom, bearer(PARTNER_TOKEN))
    expect([erased.body.counts.waitlist, await rows()]).toEqual([1, []])
    await added()
    await deleteExpiredData(kit.database.db, minutes(7 * 24 * 60))
    expect(await rows()).toHaveLength(1)
    await deleteExpiredData(kit.database.db, minutes(8 * 24 * 60))
    expect(await rows()).toEqual([])
  })

  it('C21 the trail names who did what, and no guest', async () => {
    const { id } = await added()
    await step(id, 'call')
    await seat(id)
    const { items } = (await owner.call('GET', `${panel}/audit`)).body
    expect(items.slice(0, 3).map(({ action }: { action: string }) => action)).toEqual([
      'seated_walk_in',
      'called_party',
      'listed_party',
    ])
    expect(JSON.stringify(items)).not.toContain('Drzwi')
  })
})
