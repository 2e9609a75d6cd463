/** @jest-environment ./tests/support/outside-environment.mjs */
import { sql } from 'drizzle-orm'
import { boardSchema } from '@/lib/domain/panel/board/board-schema'
import type { Mail } from '@/upstream/db/message-schema'
import { declineUnanswered } from '@/upstream/jobs/decline-unanswered'
import { expireDueOrders } from '@/upstream/jobs/orders/expire-due-orders'
import { sendMessages } from '@/upstream/mail/send-messages'
import type { Transport } from '@/upstream/mail/transport'
import { advanceAlarms } from '@/upstream/panel/alarms/advance-alarms'
import { pauseUnanswered } from '@/upstream/panel/alarms/pause-unanswered'
import { applyPlannedSteps } from '@/upstream/panel/orders/order-steps'
import { orderRequest } from '../support/order-fixture'
import { reservationRequest } from '../support/requests'
import { LODKA, MANUAL } from '../support/seed-fixture'
import { bearer, invited, ownerEmail, ownerOf, panelOrderId, panelReservationId, type Somebody } from '../support/staff'
import { databases, FRIDAY_NOON, PARTNER_TOKEN, parseAs, sharedKit } from '../support/upstream-kit'
import { UPSTREAM_SECRET } from '../support/upstream-secret'

const seconds = (n: number, from = FRIDAY_NOON) => new Date(from.getTime() + n * 1000)

describe.each(databases)('C26 the alarm of a restaurant, on %s', (_, open) => {
  const kit = sharedKit(open)
  let owner: Somebody
  let cook: Somebody
  beforeAll(async () => {
    owner = await ownerOf(kit, LODKA)
    cook = await invited(kit, owner, LODKA, 'kitchen')
  })
  beforeEach(async () => {
    await kit.database.db.execute(sql`DELETE FROM messages WHERE alarm_notice_id IS NOT NULL`)
    await kit.database.db.execute(sql`DELETE FROM alarm_notices`)
    await kit.database.db.execute(sql`DELETE FROM alarms`)
    await kit.database.db.execute(sql`UPDATE orders SET status = 'delivered' WHERE status = 'pending'`)
    await kit.database.db.execute(sql`UPDATE kitchen_slots SET booked = 0`)
    await kit.database.db.execute(
      sql`UPDATE restaurants SET summary = jsonb_set(summary, '{orders_paused}', 'null') WHERE id = ${LODKA}`,
    )
    kit.setNow(FRIDAY_NOON)
  })

  const order = async (changes = {}) => {
    const { status, body } = await kit.send('POST', '/orders', orderRequest(changes))
    expect({ status, error: body.error }).toEqual({ status: 201, error: undefined })
    return body.id as string
  }
  const board = async (who = owner, restaurant = LODKA) =>
    parseAs(boardSchema, (await who.call('GET', `/panel/${restaurant}/board`)).body)
  const alarms = async (who = owner, restaurant = LODKA) => (await board(who, restaurant)).alarms
  const at = async (n: number, from = FRIDAY_NOON) => {
    kit.setNow(seconds(n, from))
    await advanceAlarms(kit.database.db, kit.deps.now())
  }
  const acknowledge = (ids: number[], who = owner) =>
    who.call('POST', `/panel/${LODKA}/alarms/acknowledgements`, { ids })
  const notices = () =>
    kit.rows<{
      kind: string
      orders: number
      tables: number
      messages: number
    }>(sql`SELECT kind, (details ->> 'orders')::int AS orders, (details ->> 'tables')::int AS tables,
          (SELECT count(*)::int FROM messages m WHERE m.alarm_notice_id = n.id) AS messages
        FROM alarm_notices n ORDER BY id`)
  const actions = (action: string) =>
    kit.rows<{ staffId: string | null; subject: string | null; details: Record<string, unknown> }>(
      sql`SELECT staff_id AS "staffId", subject, details FROM staff_audit WHERE action = ${action} ORDER BY id DESC`,
    )
  const decide = (id: string, decision: object) =>
    kit.send('PUT', `/partner/orders/${id}`, decision, bearer(PARTNER_TOKEN))
  const sendBy = (send: Transport['send']) =>
    sendMessages({
      ...kit.deps,
      linkSecret: UPSTREAM_SECRET,
      originPattern: 'http://{tenant}.localhost:3000',
      transport: { send },
    })
  const mails = async () => {
    const sent: Mail[] = []
    await sendBy(async (envelope) => void (envelope.channel === 'mail' && sent.push(envelope)))
    return sent
  }

  it('a new order raises it with the order, as a change of the board', async () => {
    const before = (await board()).revision
    const number = await panelOrderId(kit, await order())
    const { revision, orders, alarms: raised } = await board()
    expect(orders.map(({ id }) => id)).toContain(number)
    expect(raised.map(({ subject, level, acknowledged_at }) => [subject, level, acknowledged_at])).toEqual([
      [{ kind: 'order', id: number, number }, 'normal', null],
    ])
    expect(revision).toBeGreaterThan(before)
  })

  it('an acknowledged alarm stays on all devices with the name of the last person; at half of its time it is loud', async () => {
    await order()
    const [alarm] = await alarms()
    const before = (await board()).revision
    expect(alarm!.answer_due_at).toBe('2026-11-27T12:10:00+01:00')
    expect((await acknowledge([alarm!.id], cook)).body.alarms[0].acknowledged_by).toBe('Person kitchen')
    kit.setNow(seconds(5))
    await acknowledge([alarm!.id])
    kit.setNow(seconds(130))
    await acknowledge([alarm!.id])
    const after = await board()
    expect(after.alarms[0]!.acknowledged_at).toBe('2026-11-27T12:02:10+01:00')
    expect(after.revision).toBeGreaterThan(before)
    expect((await actions('acknowledged_alarm')).map(({ staffId }) => Number(staffId))).toEqual([
      owner.personId,
      cook.personId,
    ])
    await at(299)
    expect([(await alarms())[0]!.level, await notices()]).toEqual(['normal', []])
    await at(300)
    expect([(await alarms())[0]!.level, (await notices()).length]).toEqual(['loud', 1])
    expect((await mails()).filter(({ subject }) => subject.startsWith('Nikt nie odpowiada'))).toHaveLength(1)
  })

  it('acknowledging covers the alarms that the screen showed, not later ones, nor those of another restaurant', async () => {
    await order()
    const [first] = await alarms()
    await order()
    await acknowledge([first!.id])
    expect((await alarms()).map(({ acknowledged_at }) => acknowledged_at !== null)).toEqual([true, false])
    const stranger = await ownerOf(kit, MANUAL)
    const [, second] = await alarms()
    const { status } = await stranger.call('POST', `/panel/${MANUAL}/alarms/acknowledgements`, { ids: [second!.id] })
    expect([status, (await alarms())[1]!.acknowledged_at]).toEqual([200, null])
  })

  it.each([
    ['the restaurant’s yes', { status: 'confirmed', ready_in_minutes: 20 }],
    ['its no', { status: 'declined', reason: 'too_busy' }],
  ])('%s at the cash register ends it', async (_, decision) => {
    const id = await order()
    await decide(id, decision)
    expect(await alarms()).toEqual([])
  })

  it('the diner’s withdrawal ends it, and is no answer of the restaurant', async () => {
    const id = await order()
    expect((await kit.send('POST', `/orders/${id}/cancel`, {})).status).toBe(200)
    expect(await alarms()).toEqual([])
    const rows = await kit.rows(sql`SELECT outcome FROM alarms WHERE order_id = ${id}`)
    expect(rows).toEqual([{ outcome: 'withdrawn' }])
  })

  it('accepting on the board ends it with the press; undone the order waits again', async () => {
    const id = await panelOrderId(kit, await order())
    const step = async (body: object) => {
      const { version } = (await board()).orders.find((one) => one.id === id)!
      return cook.call('POST', `/panel/${LODKA}/orders/${id}/steps`, { version, ...body })
    }
    await step({ step: 'accept', ready_in_minutes: 20 })
    expect(await alarms()).toEqual([])
    kit.setNow(seconds(5))
    await step({ step: 'take_back' })
    expect((await alarms()).map(({ acknowledged_by }) => acknowledged_by)).toEqual(['Person kitchen'])
    await step({ step: 'accept', ready_in_minutes: 20 })
    await applyPlannedSteps(kit.database.db, seconds(20))
    expect(await alarms()).toEqual([])
  })

  it('after 60 s it is loud, sent as a change of the board', async () => {
    await order()
    await at(59)
    const before = await board()
    expect(before.alarms[0]!.level).toBe('normal')
    await at(60)
    const after = await board()
    expect([after.alarms[0]!.level, after.revision > before.revision]).toEqual(['loud', true])
  })

  it('after 3 minutes one e-mail to the restaurant’s contact for all that waits, once, with two processes', async () => {
    await order()
    await order()
    await at(179)
    expect(await notices()).toEqual([])
    kit.setNow(seconds(180))
    await Promise.all(Array.from({ length: 4 }, () => advanceAlarms(kit.database.db, kit.deps.now())))
    await at(400)
    const all = await notices()
    // Two processes may share the rows of a run; each order is reported once.
    expect(all.reduce((sum, { orders }) => sum + orders, 0)).toBe(2)
    expect(all.every(({ kind, tables, messages }) => kind === 'waiting' && tables === 0 && messages === 1)).toBe(true)
    const [mail] = (await mails()).filter(({ subject }) => subject.startsWith('Nikt nie odpowiada'))
    expect([mail!.to, mail!.text.includes(`/panel/${LODKA}/zamowienia`)]).toEqual(['kontakt@lodka.example', true])
    expect(mail!.text).not.toContain('Kowalski')
    expect((await alarms())[0]!.escalated_at).not.toBeNull()
    expect((await actions('alarm_escalated')).length).toBeGreaterThan(0)
  })

  it('C26 with no board open a new alarm is sent at once and once by e-mail and SMS, unless it was answered; while closed, in chosen hours', async () => {
    const { db } = kit.database
    const boards = (orders: number, tables: number | null) =>
      db.execute(sql`UPDATE restaurant_boards SET orders_at = ${seconds(orders).toISOString()}::timestamptz,
        tables_at = ${tables === null ? null : seconds(tables).toISOString()}::timestamptz`)
    const chosen = (notices: object) =>
      db.execute(sql`UPDATE restaurants SET notices = notices || ${JSON.stringify(notices)}::jsonb`)
    const ask = async () =>
      (
        await kit.send(
          'POST',
          '/reservations',
          reservationRequest({ restaurant_id: MANUAL, reserved_on: '2026-12-04 18:00:00' }),
        )
      ).body.code as string
    const report = () =>
      kit.rows<{ kind: string; restaurant: number; channels: string[] }>(sql`SELECT n.kind,
        n.restaurant_id AS restaurant, array_agg(m.channel ORDER BY m.channel) AS channels
      FROM alarm_notices n JOIN messages m ON m.alarm_notice_id = n.id GROUP BY n.id ORDER BY n.id`)
    try {
      await boards(-10, null)
      await chosen({ sms: true })
      await order()
      const code = await ask()
      await at(1)
      // A cook's board is open: it hears of orders and not of tables. That restaurant opens at 17.
      expect(await report()).toEqual([{ kind: 'new', restaurant: MANUAL, channels: ['mail', 'sms'] }])
      await at(36)
      const ofOrder = { kind: 'new', restaurant: LODKA, channels: ['mail', 'sms'] }
      expect((await report()).slice(1)).toEqual([ofOrder])
      await kit.send('PUT', `/partner/reservations/${code}`, { status: 'confirmed' }, bearer(PARTNER_TOKEN))
      const sent = (await mails()).filter(({ subject }) => subject.startsWith('Ktoś czeka'))
      expect(sent.map(({ to, text }) => [to, text.includes('Kowalski')])).toEqual([['kontakt@lodka.example', false]])
      await at(290)
      expect(await report()).toHaveLength(2)
      // Half of the time is over: that is another news.
      await at(300)
      expect((await report())[2]).toEqual({ kind: 'waiting', restaurant: LODKA, channels: ['mail'] })

      await chosen({ sms: false, from: '13:00', to: '21:00' })
      await ask()
      await at(600)
      expect(await report()).toHaveLength(3)
      await at(3600)
      expect((await report()).slice(3)).toEqual([{ kind: 'new', restaurant: MANUAL, channels: ['mail'] }])
      await chosen({ email: false })
      await order()
      await at(3620)
      expect(await report()).toHaveLength(4)
    } finally {
      await mails()
      await db.execute(sql`UPDATE restaurant_boards SET orders_at = 'infinity', tables_at = 'infinity'`)
      await chosen({ email: true, sms: false, from: '08:00', to: '21:00' })
    }
  })

  it('an e-mail whose sender has died is sent by the next one within half a minute, and then no more', async () => {
    await order()
    await mails()
    await at(180)
    await new Promise<void>((isOnItsWay) => {
      void sendBy(() => new Promise(() => isOnItsWay()))
    })
    await at(209)
    expect(await mails()).toEqual([])
    await at(210)
    expect((await mails()).map(({ to }) => to)).toEqual(['kontakt@lodka.example'])
    await at(400)
    expect(await mails()).toEqual([])
  })

  it('an e-mail due after the answer is not sent', async () => {
    const id = await order()
    await at(180)
    await decide(id, { status: 'confirmed', ready_in_minutes: 20 })
    expect((await mails()).filter(({ subject }) => subject.startsWith('Nikt nie odpowiada'))).toEqual([])
  })

  it('an order placed at night waits for the opening: no alarm and no message', async () => {
    const night = new Date('2026-11-28T03:00:00+01:00')
    kit.setNow(night)
    await order({ customer: { deliveryAt: '2026-11-28 18:00:00' } })
    await at(400, night)
    expect([await alarms(), await notices()]).toEqual([[], []])
    const [row] = await kit.rows<{ startsAt: string }>(sql`SELECT starts_at AS "startsAt" FROM alarms`)
    const opensAt = new Date(row!.startsAt)
    expect(opensAt.getTime()).toBeGreaterThan(night.getTime() + 3_600_000)
    await at(0, opensAt)
    expect((await alarms()).map(({ level }) => level)).toEqual(['normal'])
    await at(180, opensAt)
    expect(await notices()).toHaveLength(1)
  })

  describe('a request for a table', () => {
    let host: Somebody
    let kitchen: Somebody
    beforeAll(async () => {
      host = await ownerOf(kit, MANUAL)
      kitchen = await invited(kit, host, MANUAL, 'kitchen')
    })
    const request = async (reservedOn = '2026-12-04 18:00:00') =>
      (await kit.send('POST', '/reservations', reservationRequest({ restaurant_id: MANUAL, reserved_on: reservedOn })))
        .body.code as string

    it('raises it until it is answered, for roles that handle tables', async () => {
      const code = await request()
      await at(0)
      // The order came at noon, and this restaurant opens at 17.
      expect(await alarms(host, MANUAL)).toEqual([])
      await at(5 * 3600)
      expect((await alarms(host, MANUAL)).map(({ subject }) => subject)).toEqual([
        { kind: 'reservation', id: await panelReservationId(kit, code) },
      ])
      expect(await alarms(kitchen, MANUAL)).toEqual([])
      const path = `/partner/reservations/${code}`
      await kit.send('PUT', path, { status: 'confirmed' }, bearer(PARTNER_TOKEN))
      expect(await alarms(host, MANUAL)).toEqual([])
    })

    it('is withdrawn with the request, and ended by the job that declines', async () => {
      const code = await request('2026-12-05 18:00:00')
      await kit.send('POST', `/reservations/${code}/cancel`, {})
      const other = await request('2026-12-05 20:00:00')
      kit.setNow(seconds(25 * 3600))
      await declineUnanswered(kit.database.db, kit.deps.now())
      const rows = await kit.rows(
        sql`SELECT r.code, a.outcome FROM alarms a JOIN reservations r ON r.id = a.reservation_id ORDER BY a.id`,
      )
      expect(rows).toEqual([
        { code, outcome: 'withdrawn' },
        { code: other, outcome: 'unanswered' },
      ])
    })

    it('a table that is confirmed at once raises none', async () => {
      await kit.send('POST', '/reservations', reservationRequest())
      await at(0)
      expect(await alarms()).toEqual([])
    })
  })

  describe('unanswered orders', () => {
    const unanswered = async (n: number) => {
      await order()
      kit.setNow(seconds(n))
      expect(await expireDueOrders(kit.database.db, kit.deps.now())).toBe(1)
      await pauseUnanswered(kit.database.db, 2, kit.deps.now())
    }
    const paused = async () => (await board()).orders_paused

    it('after two in a row online orders pause until the next opening, the owner gets an e-mail, and the trail has it', async () => {
      await unanswered(600)
      expect(await paused()).toBeNull()
      await order()
      kit.setNow(seconds(1200))
      await expireDueOrders(kit.database.db, kit.deps.now())
      await Promise.all(Array.from({ length: 4 }, () => pauseUnanswered(kit.database.db, 2, kit.deps.now())))
      const pause = await paused()
      expect(pause?.reason).toBe('technical')
      expect(await notices()).toEqual([{ kind: 'paused', orders: null, tables: null, messages: 1 }])
      expect((await kit.send('POST', '/orders', orderRequest())).body.error.code).toBe('paused')
      const [action] = await actions('paused_unanswered')
      expect([action!.staffId, (action!.details.orders as number[]).length]).toEqual([null, 2])
      const [mail] = (await mails()).filter(({ subject }) => subject.startsWith('Wstrzymaliśmy'))
      expect(mail!.to).toBe(ownerEmail(LODKA))
      // The pause ends by itself at the next opening.
      kit.setNow(new Date(pause!.until!))
      expect((await kit.send('POST', '/orders', orderRequest())).status).toBe(201)
    })

    it('an answer in between, or a pause before, begins to count anew', async () => {
      await unanswered(600)
      await decide(await order(), { status: 'confirmed', ready_in_minutes: 20 })
      await unanswered(1300)
      expect(await paused()).toBeNull()
      await unanswered(2000)
      const set = { seen: await paused(), kitchen_load: null }
      expect(set.seen?.reason).toBe('technical')
      await owner.call('PUT', `/panel/${LODKA}/kitchen-load`, set)
      await unanswered(2700)
      expect(await paused()).toBeNull()
      await unanswered(3400)
      expect((await paused())?.reason).toBe('technical')
    })

    it('C26 two orders that sound at the same time are one silence: two at night do not close the evening', async () => {
      await order()
      await order()
      kit.setNow(seconds(600))
      expect(await expireDueOrders(kit.database.db, kit.deps.now())).toBe(2)
      await pauseUnanswered(kit.database.db, 2, kit.deps.now())
      expect(await paused()).toBeNull()
      await unanswered(1200)
      expect((await paused())?.reason).toBe('technical')
    })

    it('C26 an order that left the restaurant less than ten minutes of its opening counts for nothing', async () => {
      const paidLate = async (n: number) => {
        await order()
        // The payment came in the last minutes: the alarm sounded for four.
        await kit.database.db.execute(sql`UPDATE alarms SET starts_at = starts_at + interval '6 minutes'
          WHERE ended_at IS NULL`)
        kit.setNow(seconds(n))
        expect(await expireDueOrders(kit.database.db, kit.deps.now())).toBe(1)
        await pauseUnanswered(kit.database.db, 2, kit.deps.now())
      }
      await paidLate(600)
      await paidLate(1200)
      expect(await paused()).toBeNull()
      await unanswered(1800)
      expect(await paused()).toBeNull()
    })

    it('a manual pause stays, and 0 switches automatic pausing off', async () => {
      await order()
      await order()
      const pause = { kind: 'paused', reason: 'other', until: null }
      await owner.call('PUT', `/panel/${LODKA}/kitchen-load`, { seen: null, kitchen_load: pause })
      kit.setNow(seconds(600))
      await expireDueOrders(kit.database.db, kit.deps.now())
      await pauseUnanswered(kit.database.db, 0, kit.deps.now())
      await pauseUnanswered(kit.database.db, 2, kit.deps.now())
      expect([(await paused())?.reason, await notices()]).toEqual(['other', []])
    })
  })
})
