/** @jest-environment ./tests/support/outside-environment.mjs */
import { sql } from 'drizzle-orm'
import { boardChangeSchema, boardReservationSchema, boardSchema } from '@/lib/domain/panel/board/board-schema'
import { guestHistorySchema } from '@/lib/domain/panel/tables/table-schema'
import { messagesOf } from '../support/event-stream'
import { reservationRequest } from '../support/requests'
import { LODKA, MANUAL } from '../support/seed-fixture'
import { bearer, invited, ownerOf, panelReservationId, type Somebody } from '../support/staff'
import { databases, FRIDAY_NOON, parseAs, sharedKit } from '../support/upstream-kit'
import { asWeb } from '../support/upstream-secret'

const DAY = '2026-11-28'
const at = (time: string) => new Date(`${DAY}T${time}:00+01:00`)

describe.each(databases)('C24 what staff do with tables, on %s', (_, open) => {
  const kit = sharedKit(open)
  let owner: Somebody
  let host: Somebody
  beforeAll(async () => {
    owner = await ownerOf(kit, LODKA)
    host = await invited(kit, owner, LODKA, 'host')
  })
  beforeEach(async () => {
    kit.setNow(FRIDAY_NOON)
    await kit.database.db.execute(sql`UPDATE occupations SET ended_at = now() WHERE ended_at IS NULL`)
  })

  /** Reserves as a diner; returns the panel's id. */
  const reserve = async (changes = {}, restaurant_id = LODKA) => {
    const made = await kit.send('POST', '/reservations', reservationRequest({ restaurant_id, ...changes }))
    return panelReservationId(kit, made.body.code)
  }
  const shown = async (reservation: number, id = LODKA, who = host) => {
    const { body } = await who.call('GET', `/panel/${id}/board?date=${DAY}`)
    return parseAs(boardSchema, body).reservations.find((one) => one.id === reservation)!
  }
  const step = async (reservation: number, body: object, id = LODKA, who = host) => {
    const { version } = await shown(reservation, id, who)
    return who.call('POST', `/panel/${id}/reservations/${reservation}/steps`, { version, ...body })
  }
  const move = async (reservation: number, body: object) => {
    const version = (await shown(reservation))?.version
    return host.call('POST', `/panel/${LODKA}/reservations/${reservation}/move`, { version, ...body })
  }
  const write = (body: object) => host.call('POST', `/panel/${LODKA}/reservations`, body)
  const occasions = async (reservation: number) =>
    (
      await kit.rows<{ occasion: string }>(sql`SELECT m.occasion FROM messages m
          WHERE m.reservation_id = ${reservation} AND m.channel = 'mail' ORDER BY m.id`)
    ).map(({ occasion }) => occasion)

  it('a request is confirmed or declined with a reason, and the diner is notified; the trail has the person', async () => {
    const manager = await ownerOf(kit, MANUAL)
    const reservation = await reserve({ reserved_on: `${DAY} 19:00:00` }, MANUAL)
    const confirmed = await step(reservation, { step: 'confirm' }, MANUAL, manager)
    expect([confirmed.status, confirmed.body.status]).toEqual([200, 'confirmed'])
    const other = await reserve({ reserved_on: `${DAY} 20:00:00`, phone_number: '+48600100201' }, MANUAL)
    expect((await step(other, { step: 'decline' }, MANUAL, manager)).status).toBe(422)
    const declined = await step(other, { step: 'decline', reason: 'Zamknięte przyjęcie' }, MANUAL, manager)
    expect([declined.body.status, declined.body.decline_reason]).toEqual(['declined', 'Zamknięte przyjęcie'])
    expect([await occasions(reservation), await occasions(other)]).toEqual([
      ['created', 'confirmed'],
      ['created', 'declined'],
    ])
    const [change] = await kit.rows<{ staffId: string }>(sql`SELECT c.staff_id AS "staffId" FROM reservation_changes c
        WHERE c.reservation_id = ${reservation} AND c.action = 'confirmed'`)
    expect(Number(change!.staffId)).toBe(manager.personId)
  })

  it('seated on its day, back again, finished; no-show only after the start; both free the table', async () => {
    const reservation = await reserve()
    const early = await step(reservation, { step: 'no_show' })
    expect([early.status, early.body.error.code, early.body.current.id]).toEqual([409, 'not_started', reservation])
    for (const name of ['seat', 'finish']) {
      const dayBefore = await step(reservation, { step: name })
      expect([name, dayBefore.status, dayBefore.body.error?.code]).toEqual([name, 409, 'not_started'])
    }
    kit.setNow(at('18:01'))
    expect((await step(reservation, { step: 'seat' })).body.visit_state).toBe('seated')
    expect((await step(reservation, { step: 'unseat' })).body.visit_state).toBe('expected')
    const { tables } = await shown(reservation)
    const missed = await step(reservation, { step: 'no_show' })
    expect([missed.body.visit_state, missed.body.tables]).toEqual(['no_show', []])
    expect((await step(reservation, { step: 'reopen' })).body).toMatchObject({ visit_state: 'expected', tables })
    // Late after all, and their table has been given away: another one.
    await step(reservation, { step: 'no_show' })
    const walkIn = await write({ reserved_on: null, guests_number: 2, tables })
    expect(walkIn.status).toBe(201)
    const late = await step(reservation, { step: 'seat' })
    expect([late.body.visit_state, late.body.tables.length]).toEqual(['seated', 1])
    expect(late.body.tables).not.toEqual(tables)
    // The undo of that press leads to the state before it; so does that of a party at the door, which was not there.
    expect((await step(reservation, { step: 'no_show' })).body).toMatchObject({ visit_state: 'no_show', tables: [] })
    const undone = await step(walkIn.body.id, { step: 'unseat' })
    expect(undone.body).toMatchObject({ cancelled_by: 'restaurant', tables: [] })
    kit.setNow(FRIDAY_NOON)
    const other = await reserve({ phone_number: '+48600100202', email: 'b@example.pl' })
    kit.setNow(at('18:30'))
    await step(other, { step: 'seat' })
    const sat = await shown(other)
    expect((await step(other, { step: 'finish' })).body.tables).toEqual([])
    expect((await step(other, { step: 'reopen' })).body).toMatchObject({ visit_state: 'seated', tables: sat.tables })
    await step(other, { step: 'finish' })
    const over = await step(other, { step: 'seat' })
    expect([over.status, over.body.error.code, over.body.current.visit_state]).toEqual([
      409,
      'illegal_transition',
      'finished',
    ])
  })

  it('two screens at once: the second gets the present state, nothing is overwritten', async () => {
    const reservation = await reserve()
    const { version } = await shown(reservation)
    kit.setNow(at('18:10'))
    const replies = await Promise.all([
      step(reservation, { step: 'seat', version }),
      step(reservation, { step: 'no_show', version }),
      move(reservation, { tables: ['T1'], version }),
    ])
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    for (const { body } of replies.filter(({ status }) => status === 409)) {
      expect(body.error.code).toBe('changed_meanwhile')
      expect(parseAs(boardReservationSchema, body.current).version).toBeGreaterThan(version)
    }
  })

  it('a move to another table sends no message, to another time notifies the diner; moving back is the undo', async () => {
    const reservation = await reserve()
    const before = await shown(reservation)
    const table = await move(reservation, { tables: ['S3'] })
    expect([table.status, table.body.tables]).toEqual([200, ['S3']])
    const time = await move(reservation, { reserved_on: `${DAY} 20:00:00` })
    expect([time.body.tables, time.body.ends_at]).toEqual([['S3'], `${DAY}T21:30:00+01:00`])
    const back = await move(reservation, { reserved_on: `${DAY} 18:00:00`, tables: before.tables })
    expect([back.body.reserved_on, back.body.tables]).toEqual([before.reserved_on, before.tables])
    expect(await occasions(reservation)).toEqual(['created', 'changed', 'changed'])
  })

  describe('C24 a move to another day', () => {
    const NEXT = '2026-12-05'
    const boardOf = async (date: string) =>
      parseAs(boardSchema, (await host.call('GET', `/panel/${LODKA}/board?date=${date}`)).body)
    // Reservations of earlier tests hold no table any more.
    const idsOn = async (date: string) =>
      (await boardOf(date)).reservations.filter(({ tables }) => tables.length > 0).map(({ id }) => id)

    it('a move to another evening changes both boards, which their screens receive; the diner is notified; undo restores it', async () => {
      const reservation = await reserve()
      const before = await shown(reservation)
      // This is not the present evening, which is all that the stream covers: the revision makes a screen load again.
      const screen = messagesOf(
        await kit.app.request(`/panel/${LODKA}/events`, {
          headers: { 'x-tenant': 'lubje', ...asWeb, ...bearer(host.token) },
        }),
      )
      const first = parseAs(boardSchema, JSON.parse((await screen.next())!.data))
      const moved = await move(reservation, { reserved_on: `${NEXT} 19:00:00` })
      expect([moved.status, moved.body.tables]).toEqual([200, before.tables])
      const received = parseAs(boardChangeSchema, JSON.parse((await screen.next())!.data))
      expect(received.revision).toBeGreaterThan(first.revision)
      await screen.stop()
      expect((await boardOf(NEXT)).revision).toBe(received.revision)
      expect([await idsOn(DAY), await idsOn(NEXT)]).toEqual([[], [reservation]])
      expect(await occasions(reservation)).toEqual(['created', 'changed'])
      const { version } = moved.body
      const back = { version, reserved_on: before.reserved_on, tables: before.tables }
      expect((await move(reservation, back)).body).toMatchObject({
        reserved_on: before.reserved_on,
        tables: before.tables,
      })
      expect([await idsOn(DAY), await idsOn(NEXT)]).toEqual([[reservation], []])
    })

    it('is refused where a table that is named is taken that day, and everything stays; without a word on tables others are found', async () => {
      const [there, here] = [
        await reserve({ reserved_on: `${NEXT} 18:00:00`, email: 'g@example.pl', phone_number: '+48600100204' }),
        await reserve(),
      ]
      const before = await shown(here)
      const taken = (await boardOf(NEXT)).reservations.find(({ id }) => id === there)!.tables
      expect(taken).toEqual(before.tables)
      const refused = await move(here, { reserved_on: `${NEXT} 18:30:00`, tables: taken })
      expect([refused.status, refused.body.error]).toMatchObject([
        409,
        { code: 'slot_taken', fields: { tables: 'taken' } },
      ])
      expect(await shown(here)).toEqual(before)
      for (const tables of [null, undefined]) {
        const moved = await move(here, { reserved_on: `${NEXT} 18:30:00`, tables })
        expect([moved.status, moved.body.tables.length]).toEqual([200, 1])
        expect(moved.body.tables).not.toEqual(taken)
        const { version } = moved.body
        await move(here, { version, reserved_on: before.reserved_on, tables: before.tables })
      }
    })

    it('finds another table where a diner holds its own, which no board shows; on the same evening its own is kept or refused', async () => {
      const reservation = await reserve()
      const before = await shown(reservation)
      const hold = (date: string) =>
        kit.send('POST', '/holds', { restaurant_id: LODKA, from: `${date} 20:00:00`, people: 2 })
      for (const date of [DAY, NEXT]) expect((await hold(date)).status).toBe(201)
      expect((await boardOf(NEXT)).reservations).not.toContainEqual(expect.objectContaining({ tables: before.tables }))
      const refused = await move(reservation, { reserved_on: `${DAY} 20:00:00` })
      expect([refused.status, refused.body.error]).toMatchObject([
        409,
        { code: 'slot_taken', fields: { tables: 'taken' } },
      ])
      const moved = await move(reservation, { reserved_on: `${NEXT} 20:00:00` })
      expect([moved.status, moved.body.tables.length]).toEqual([200, 1])
      expect(moved.body.tables).not.toEqual(before.tables)
    })

    it('of three visits moved to one table at once, one gets it', async () => {
      const moved: number[] = []
      for (const [n, guests_number] of [2, 3, 3].entries())
        moved.push(await reserve({ phone_number: `+4860010031${n}`, email: `h${n}@example.pl`, guests_number }))
      const wanted = { reserved_on: `${NEXT} 18:00:00`, tables: ['T1'] }
      const replies = await Promise.all(moved.map((one) => move(one, wanted)))
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409])
      expect(await idsOn(NEXT)).toHaveLength(1)
    })

    it('offers none to a seated party', async () => {
      const reservation = await reserve()
      kit.setNow(at('18:10'))
      await step(reservation, { step: 'seat' })
      const refused = await move(reservation, { reserved_on: `${NEXT} 18:00:00` })
      expect([refused.status, refused.body.error.code]).toEqual([409, 'not_changeable'])
    })
  })

  it('a table that another has is refused and everything stays; so is a table that is not there', async () => {
    const [first, second] = [
      await reserve(),
      await reserve({ phone_number: '+48600100203', email: 'c@example.pl', guests_number: 3 }),
    ]
    const taken = (await shown(second)).tables
    const before = await shown(first)
    const refused = await move(first, { tables: taken })
    expect([refused.status, refused.body.error.code]).toEqual([409, 'slot_taken'])
    expect((await move(first, { tables: ['X9'] })).status).toBe(422)
    expect((await move(first, { reserved_on: '2026-11-26 18:00:00' })).status).toBe(422)
    expect(await shown(first)).toEqual(before)
  })

  it('of three moves to one table at once, one succeeds', async () => {
    const moved: number[] = []
    for (const [n, guests_number] of [2, 3, 3].entries())
      moved.push(await reserve({ phone_number: `+4860010030${n}`, email: `d${n}@example.pl`, guests_number }))
    expect(moved.every(Boolean)).toBe(true)
    const replies = await Promise.all(moved.map((one) => move(one, { tables: ['T1'] })))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  })

  it('a walk-in is seated at once at the smallest table; a telephone reservation requires a name', async () => {
    kit.setNow(at('18:07'))
    const walkIn = await write({ reserved_on: null, guests_number: 2 })
    expect([walkIn.status, walkIn.body.visit_state, walkIn.body.tables]).toEqual([201, 'seated', ['S1']])
    expect(walkIn.body.reserved_on).toBe(`${DAY} 18:07:00`)
    const call = {
      reserved_on: `${DAY} 19:00:00`,
      guests_number: 6,
      customer_name: 'Nowak',
      phone_number: '+48600100400',
    }
    expect((await write({ ...call, customer_name: '' })).status).toBe(422)
    const first = await write(call)
    expect([first.status, first.body.status, first.body.tables]).toEqual([201, 'confirmed', ['T1']])
    const joined = await write({ ...call, customer_name: 'Kowal' })
    expect(joined.body.tables).toEqual(['S2', 'S3'])
    const full = await write({ ...call, customer_name: 'Zima' })
    expect([full.status, full.body.error.code]).toEqual([409, 'slot_taken'])
    expect(await occasions(first.body.id)).toEqual(['created'])
  })

  it('a blocked, held or offered table is not given: the next table is', async () => {
    const visit = { reserved_on: `${DAY} 18:00:00`, guests_number: 2, customer_name: 'Nowak' }
    const stretch = { from: `${DAY} 17:00:00`, until: `${DAY} 22:00:00` }
    const block = await host.call('POST', `/panel/${LODKA}/blocks`, { scope: 'tables', tables: ['S1'], ...stretch })
    expect(block.status).toBe(201)
    const first = await write(visit)
    expect([first.status, first.body.tables]).toEqual([201, ['S2']])
    const hold = { restaurant_id: LODKA, from: `${DAY} 18:00:00`, people: 2 }
    expect((await kit.send('POST', '/holds', hold)).status).toBe(201)
    const second = await write(visit)
    expect([second.status, second.body.tables]).toEqual([201, ['T1']])
    const moved = await move(first.body.id, { tables: null, guests_number: 3 })
    expect([moved.status, moved.body.tables]).toEqual([200, ['S2']])
    await host.call('DELETE', `/panel/${LODKA}/blocks/${block.body.id}`)
  })

  it('a repeat with the same key writes one reservation', async () => {
    const body = { reserved_on: `${DAY} 13:00:00`, guests_number: 2, customer_name: 'Klucz' }
    const key = { 'idempotency-key': 'one-call' }
    const replies = []
    for (let n = 0; n < 2; n++) replies.push(await host.call('POST', `/panel/${LODKA}/reservations`, body, key))
    expect(replies[1]!.body.id).toBe(replies[0]!.body.id)
  })

  it('the guest history of a phone number, however it is written, without that of other restaurants', async () => {
    const phone_number = '+48600999888'
    await reserve({ phone_number, email: 'e@example.pl', notes_from_guest: 'Alergia na orzechy' }, MANUAL)
    const past = await write({ reserved_on: `${DAY} 14:00:00`, guests_number: 2, customer_name: 'Lis', phone_number })
    kit.setNow(at('14:30'))
    await step(past.body.id, { step: 'no_show' })
    const ask = (who: Somebody) => who.call('POST', `/panel/${LODKA}/guests`, { phone_number })
    const found = parseAs(guestHistorySchema, (await ask(host)).body)
    expect([found.visits, found.no_shows, found.items.map(({ name }) => name)]).toEqual([0, 1, ['Lis']])
    expect(JSON.stringify(found)).not.toContain('orzechy')
    const cook = await invited(kit, owner, LODKA, 'kitchen')
    expect((await ask(cook)).status).toBe(403)
    expect(kit.logged.join('\n')).not.toContain('600999888')
    // A reservation of another restaurant does not exist here.
    const reservation = await reserve({ reserved_on: `${DAY} 21:00:00`, email: 'f@example.pl' }, MANUAL)
    const path = `/panel/${LODKA}/reservations/${reservation}`
    expect((await host.call('POST', `${path}/steps`, { step: 'cancel', version: 0 })).status).toBe(404)
    expect((await host.call('POST', `${path}/move`, { tables: ['S1'], version: 0 })).status).toBe(404)
  })

  it('C37 closing a day cancels its reservations, and each guest gets the reason', async () => {
    const manager = await ownerOf(kit, MANUAL)
    const day = '2026-12-05'
    const visit = (time: string, n: number) => ({
      reserved_on: `${day} ${time}:00`,
      phone_number: `+4860010031${n}`,
      email: `wesele-${n}@example.pl`,
    })
    const touched = [await reserve(visit('18:00', 1), MANUAL), await reserve(visit('19:00', 2), MANUAL)]
    const path = `/panel/${MANUAL}/settings/parts/hours`
    const { revision, value } = (await manager.call('GET', path)).body
    const exceptions = [...value.exceptions, { date: day, intervals: [], note: 'Wesele' }]
    await manager.call('PUT', `${path}/draft`, { revision, at: 'exceptions', value: exceptions })
    const { reviewed, impact } = (await manager.call('GET', `${path}/review`)).body
    expect(impact.map(({ id }: { id: number }) => id)).toEqual(touched)
    const reason = 'W tę sobotę mamy wesele. Przepraszamy.'
    const published = await manager.call('POST', `${path}/publish`, { reviewed, cancel: touched, reason })
    expect(published.status).toBe(200)
    const reported = await kit.rows(sql`SELECT cancelled_by, decline_reason FROM reservations WHERE id IN ${touched}`)
    expect(reported).toEqual(touched.map(() => ({ cancelled_by: 'restaurant', decline_reason: reason })))
    expect(await occasions(touched[1]!)).toEqual(['created', 'cancelled'])
  })
})
