/** @jest-environment ./tests/support/outside-environment.mjs */
import { sql } from 'drizzle-orm'
import { orderSubjectSchema, reservationSubjectSchema } from '@/lib/domain/console/lookup-schema'
import { orderSchema } from '@/lib/domain/ordering/order/schema'
import type { AuditEntry } from '@/lib/domain/panel/access/schema'
import { deleteExpiredData } from '@/upstream/jobs/delete-expired-data'
import { refundAttempts } from '@/upstream/jobs/orders/refund-attempts'
import { refundParts } from '@/upstream/jobs/orders/refund-parts'
import { runSandbox } from '@/upstream/jobs/run-order-jobs'
import { orderRequest } from '../support/order-fixture'
import { reservationRequest } from '../support/requests'
import { brandPerson, panelOrderId, panelReservationId, type Somebody } from '../support/staff'
import { databases, FRIDAY_NOON, PARTNER_TOKEN, PAYMENT_SECRET, parseAs, sharedKit } from '../support/upstream-kit'

const REASON = 'Brakowało zupy'

describe.each(databases)('C40 look one up, on %s', (_, open) => {
  const kit = sharedKit(open)
  let operator: Somebody
  let stranger: Somebody
  let clock = FRIDAY_NOON.getTime()
  let mark = 0
  beforeAll(async () => {
    operator = await brandPerson(kit, 'operator')
    stranger = await brandPerson(kit, 'operator', 'nakryte')
  })
  beforeEach(() => {
    kit.setNow(new Date(FRIDAY_NOON))
    clock = FRIDAY_NOON.getTime()
    kit.logged.length = 0
  })
  afterEach(() => kit.database.db.execute(sql`UPDATE refunds SET next_at = NULL`))

  const pass = (ms: number) => {
    clock += ms
    kit.setNow(new Date(clock))
  }
  const bank = async (ms = 3000) => {
    pass(ms)
    await runSandbox(kit.deps, kit.app, PAYMENT_SECRET)
  }
  const create = async (payment_method: string, customer = {}) => {
    const body = orderRequest({ payment_method } as Parameters<typeof orderRequest>[0])
    const sent = { ...body, customer: { ...(body.customer as object), ...customer } }
    return parseAs(orderSchema, (await kit.send('POST', '/orders', sent)).body)
  }
  /** 50,50 zł. */
  const paid = async (code = '777123') => {
    const { id } = await create('blik')
    await kit.send('POST', `/orders/${id}/payments`, { payment_method: 'blik', blik_code: code })
    await bank()
    return { id, number: await panelOrderId(kit, id) }
  }
  const decline = (id: string) =>
    kit.send(
      'PUT',
      `/partner/orders/${id}`,
      { status: 'declined', reason: 'other' },
      { authorization: `Bearer ${PARTNER_TOKEN}` },
    )
  const read = async (id: string) => parseAs(orderSchema, (await kit.get(`/orders/${id}`)).body)
  const subjectOf = async (number: string) =>
    parseAs(orderSubjectSchema, (await operator.call('GET', `/console/orders/${number}`)).body)
  const refund = (number: string, amount_grosze: number, more: object = {}) =>
    operator.call('POST', `/console/orders/${number}/refunds`, {
      amount_grosze,
      reason: REASON,
      mark: `mark-of-one-press-${++mark}`,
      ...more,
    })
  const lookUp = async (query: string, by = operator) => (await by.call('POST', '/console/lookups', { query })).body
  const sentBack = async (id: string) =>
    Number(
      (
        await kit.rows<{
          sum: string
        }>(sql`SELECT coalesce(sum(r.amount_grosze), 0) AS sum FROM sandbox_refunds r JOIN sandbox_payments p ON p.token = r.token
            JOIN payment_attempts a ON a.id = p.reference WHERE a.order_id = ${id} AND r.state <> 'failed'`)
      )[0]!.sum,
    )

  it('by a phone in any spelling, an e-mail, a number, a code and a key; of this brand alone', async () => {
    const { id } = await create('cash', { phone: '+48601202303', email: 'maria.look@example.pl' })
    const number = await panelOrderId(kit, id)
    const made = await kit.send(
      'POST',
      '/reservations',
      reservationRequest({ phone_number: '+48601202303', email: 'maria.look@example.pl' }),
    )
    expect(made.status).toBe(201)
    const reservation = String(await panelReservationId(kit, made.body.code))
    const both = [
      ['reservation', reservation],
      ['order', number],
    ]
    const found = async (query: string, by?: Somebody) =>
      (await lookUp(query, by)).items.map((one: { subject: string; id: string }) => [one.subject, one.id])
    for (const query of ['601202303', '601 202 303', '+48 601-202-303', '0048601202303', 'Maria.Look@example.pl']) {
      expect((await found(query)).sort()).toEqual([...both].sort())
    }
    expect(await found(`nr ${number}`)).toEqual([['order', number]])
    expect(await found(id)).toEqual([['order', number]])
    expect(await found(made.body.code.toLowerCase())).toEqual([['reservation', reservation]])
    for (const query of ['601202303', number, id, made.body.code]) expect(await found(query, stranger)).toEqual([])
    expect((await stranger.call('GET', `/console/orders/${number}`)).status).toBe(404)
    expect((await stranger.call('GET', `/console/reservations/${reservation}`)).status).toBe(404)
    expect(await lookUp('Maria Kowalska')).toEqual({ kind: null, items: [], cases: [], next_cursor: null })
    const spaced = made.body.code.replace(/(.{4})(?=.)/g, '$1 ')
    expect(await found(spaced)).toEqual([['reservation', reservation]])
    const byName = { query: 'kowalski', reason: 'Dzwoni z innego numeru' }
    const { body: named } = await operator.call('POST', '/console/lookups', byName)
    expect([named.kind, named.items.some(({ id }: { id: string }) => id === reservation)]).toEqual(['name', true])
    const [look] = await kit.rows<{ details: object }>(sql`SELECT details FROM staff_audit ORDER BY id DESC LIMIT 1`)
    expect(look!.details).toEqual({ by: 'name', reason: byName.reason })
  })

  it('shows a contact unmasked, and records each look-up without the typed text', async () => {
    const { id } = await create('cash', { phone: '+48602303404', email: 'looked@example.pl' })
    const number = await panelOrderId(kit, id)
    await lookUp('602303404')
    const subject = await subjectOf(number)
    expect(subject.customer).toMatchObject({ phone: '+48602303404', email: 'looked@example.pl' })
    expect(subject.messages[0]).toMatchObject({ channel: 'mail', occasion: 'pending' })
    expect(subject.history[0]).toMatchObject({ kind: 'status', to: 'pending' })
    const trail = await kit.rows<{ action: string; subject: string | null; details: unknown }>(
      sql`SELECT action, subject, details FROM staff_audit WHERE staff_id = ${operator.personId} ORDER BY id DESC LIMIT 2`,
    )
    expect(trail).toEqual([
      { action: 'opened_order', subject: number, details: {} },
      { action: 'looked_up', subject: null, details: { by: 'phone' } },
    ])
    expect(kit.logged.join('\n')).not.toContain('602303404')
    expect((await subjectOf(number)).trail[0]).toMatchObject({ who: 'Brand operator', action: 'opened_order' })
    // Opened again within the hour, it counts as the same look.
    expect((await subjectOf(number)).trail).toHaveLength(1)
  })

  it('a reservation is moved, corrected and cancelled in the restaurant’s stead, each once, in the version that was seen', async () => {
    const made = reservationRequest({ reserved_on: '2026-11-28 19:00:00', guests_number: 2 })
    const { code } = (await kit.send('POST', '/reservations', made)).body
    const number = await panelReservationId(kit, code)
    const path = `/console/reservations/${number}`
    const visit = async () => parseAs(reservationSubjectSchema, (await operator.call('GET', path)).body)
    const first = await visit()
    expect(first).toMatchObject({ id: String(number), visit_state: 'expected', is_open: true })
    expect(first.restaurant.phone).not.toBe('')
    expect(first.messages[0]).toMatchObject({ occasion: 'created', can_repeat: false })
    const reason = 'Gość dzwonił do nas'
    const move = { version: first.version, reserved_on: '2026-11-28 18:30:00', guests_number: 3, reason }
    const key = { 'idempotency-key': 'one-press-of-moving-it' }
    for (const _ of [1, 2]) expect((await operator.call('POST', `${path}/move`, move, key)).status).toBe(200)
    expect((await operator.call('POST', `${path}/move`, move)).body.error.code).toBe('changed_meanwhile')
    expect((await stranger.call('POST', `${path}/move`, move)).status).toBe(404)
    const night = { ...move, version: (await visit()).version, reserved_on: '2026-11-28 04:00:00' }
    const closed = await operator.call('POST', `${path}/move`, night)
    expect([closed.status, closed.body.error.code]).toEqual([422, 'closed_hour'])
    // A party that no table seats is not left at its table for two.
    const crowd = { ...move, version: (await visit()).version, guests_number: 40 }
    const large = await operator.call('POST', `${path}/move`, crowd)
    expect([large.status, large.body.error.code]).toEqual([409, 'slot_taken'])
    const moved = await visit()
    expect(moved).toMatchObject({ people: 3, reserved_on: move.reserved_on, messages: [{ occasion: 'changed' }, {}] })
    expect(moved.history.at(-1)).toMatchObject({ by: 'operations', kind: 'changed', who: 'Brand operator', reason })
    const contact = {
      customer_name: 'Anna Poprawna',
      phone_number: '+48600100299',
      email: 'poprawna@example.pl',
      reason,
    }
    await operator.call('PUT', `${path}/contact`, { version: moved.version, ...contact })
    const corrected = await visit()
    expect(corrected.customer).toMatchObject({ name: 'Anna Poprawna', email: 'poprawna@example.pl' })
    expect(corrected.messages[0]).toMatchObject({ occasion: 'corrected' })
    expect((await operator.call('POST', `${path}/link`)).body.path).toContain(code)
    const sendLink = async () => (await operator.call('POST', `${path}/link/message`)).body.repeated
    expect([await sendLink(), await sendLink()]).toEqual([true, false])
    const cancel = { version: corrected.version, wished_by: 'operations', reason: 'Zalana sala' }
    expect((await operator.call('POST', `${path}/cancellation`, cancel)).status).toBe(200)
    const over = await visit()
    expect(over).toMatchObject({ cancelled_by: 'operations', is_open: false, tables: [], reason: 'Zalana sala' })
    expect((await kit.get(`/reservations/${code}`)).body.decline_reason).toBe('Zalana sala')
    expect(over.trail.map(({ action }) => action)).toEqual(
      expect.arrayContaining([
        'moved_reservation',
        'corrected_reservation',
        'saw_guest_link',
        'sent_guest_link',
        'reservation_cancel',
      ]),
    )
    const admin = await brandPerson(kit, 'admin')
    const trail: AuditEntry[] = (await admin.call('GET', '/console/audit')).body.items
    const reasonOf = (action: string) => trail.find((one) => one.action === action)?.details.reason
    expect(['moved_reservation', 'corrected_reservation', 'reservation_cancel'].map(reasonOf)).toEqual([
      reason,
      reason,
      'Zalana sala',
    ])
    const again = { ...cancel, version: corrected.version + 1, wished_by: 'guest' }
    expect((await operator.call('POST', `${path}/cancellation`, again)).status).toBe(200)
    expect((await visit()).cancelled_by).toBe('operations')
    // Only the cancellation of an ended visit can be sent again: other messages would be dropped.
    await kit.database.db.execute(
      sql`UPDATE messages SET state = 'sent', ended_at = created_at WHERE reservation_id = ${number}`,
    )
    const { messages } = await visit()
    expect(new Set(messages.flatMap((one) => (one.can_repeat ? [one.occasion] : [])))).toEqual(new Set(['cancelled']))
    pass(120_000)
    const outdated = messages.find(({ occasion }) => occasion === 'created')
    const refusedRepeat = await operator.call('POST', `${path}/messages/${outdated?.id}/repeat`)
    expect(refusedRepeat.body.error.code).toBe('message_not_repeatable')
  })

  it('pages twenty at a time, the newest first, none twice', async () => {
    const phone = '603404505'
    for (let n = 0; n < 23; n++) {
      pass(1000)
      await kit.database.db.execute(sql`INSERT INTO reservations (code, tenant, restaurant_id, status, reserved_on, starts_at, ends_at,
          guests_number, customer_name, phone_number, email, notes_from_guest, source, app_name, sms_marketing, email_marketing, extras, created_at)
        SELECT ${`PAGED${String(n)
          .padStart(8, 'A')
          .replace(
            /[0189]/g,
            'Z',
          )}${n}`}, tenant, restaurant_id, 'declined', reserved_on, starts_at, ends_at, 2, 'Ewa', ${phone}, '', '',
          'web', 'web', false, false, '{}', ${new Date(clock).toISOString()}::timestamptz FROM reservations LIMIT 1`)
    }
    const first = await operator.call('POST', '/console/lookups', { query: phone })
    expect(first.body.items).toHaveLength(20)
    const second = await operator.call('POST', '/console/lookups', { query: phone, cursor: first.body.next_cursor })
    expect(second.body.items).toHaveLength(3)
    expect(second.body.next_cursor).toBeNull()
    const all = [...first.body.items, ...second.body.items].map((one: { id: string }) => one.id)
    expect(new Set(all).size).toBe(23)
  })

  it('sends a message again, once for a double press, and only one that has ended', async () => {
    const { id } = await create('cash')
    const number = await panelOrderId(kit, id)
    const message = (await subjectOf(number)).messages[0]!
    const again = () => operator.call('POST', `/console/orders/${number}/messages/${message.id}/repeat`)
    pass(120_000)
    expect((await again()).body.error.code).toBe('message_not_repeatable')
    await kit.database.db.execute(
      sql`UPDATE messages SET state = 'sent', ended_at = created_at WHERE id = ${message.id}`,
    )
    expect((await again()).body).toEqual({ repeated: true })
    expect((await again()).body).toEqual({ repeated: false })
    const { messages } = await subjectOf(number)
    expect(messages.map(({ occasion, state, repeated_by }) => [occasion, state, repeated_by])).toEqual([
      ['pending', 'waiting', 'Brand operator'],
      ['pending', 'sent', null],
    ])
    const foreign = await paid()
    expect(
      (await operator.call('POST', `/console/orders/${foreign.number}/messages/${message.id}/repeat`)).status,
    ).toBe(404)
  })

  describe('a contact that is blocked', () => {
    const contact = { phone: '+48604505606', email: 'blocked@example.pl' }
    const block = (body: object) =>
      operator.call('POST', '/console/blocks', { days: 30, reason: 'Nie odbiera zamówień', ...body })

    it('sends nothing online at this brand until the end, or until it is lifted', async () => {
      const { id } = await create('cash', contact)
      const number = await panelOrderId(kit, id)
      const { status, body } = await block({ subject: 'order', number, kind: 'email' })
      expect([status, body.items[0]]).toMatchObject([201, { kind: 'email', who: 'Brand operator' }])
      const attempts = () =>
        Promise.all([
          kit.send(
            'POST',
            '/orders',
            orderRequest({ customer: { email: 'Blocked+x@example.pl' } } as Parameters<typeof orderRequest>[0]),
          ),
          kit.send('POST', '/reservations', reservationRequest({ email: 'blocked@example.pl' })),
          kit.send('POST', '/waitlist', {
            restaurant_id: 1,
            date: '2026-11-28',
            from: '18:00',
            to: '20:00',
            people: 2,
            email: 'BLOCKED@example.pl',
            phone: '+48700800900',
          }),
        ])
      for (const reply of await attempts()) {
        expect([reply.status, reply.body.error.code]).toEqual([409, 'contact_blocked'])
        expect(reply.body.error.message).toContain('@')
      }
      const elsewhere = reservationRequest({ email: 'blocked@example.pl' })
      expect((await kit.send('POST', '/reservations', elsewhere, { 'x-tenant': 'nakryte' })).status).toBe(201)
      const stored = JSON.stringify(await kit.rows(sql`SELECT * FROM contact_blocks`))
      expect(stored).not.toMatch(/blocked@|604505606/)
      pass(31 * 86_400_000)
      expect((await attempts()).map(({ body: answer }) => answer.error?.code)).not.toContain('contact_blocked')
      kit.setNow(new Date(FRIDAY_NOON))
      expect((await stranger.call('DELETE', `/console/blocks/${body.items[0].id}`)).status).toBe(404)
      const lifted = await operator.call('DELETE', `/console/blocks/${body.items[0].id}`)
      expect([lifted.status, lifted.body.items]).toEqual([200, []])
      expect((await attempts()).map(({ body: answer }) => answer.error?.code)).not.toContain('contact_blocked')
    })

    it('is one block for the same contact, at most 90 days, of this brand alone', async () => {
      const { id } = await create('cash', contact)
      const number = await panelOrderId(kit, id)
      await block({ subject: 'order', number, kind: 'phone' })
      expect((await block({ subject: 'order', number, kind: 'phone', days: 90 })).body.items).toHaveLength(1)
      expect((await block({ subject: 'order', number, kind: 'phone', days: 91 })).status).toBe(422)
      const foreign = { subject: 'order', number, kind: 'phone', days: 1, reason: 'Obcy' }
      expect((await stranger.call('POST', '/console/blocks', foreign)).status).toBe(404)
      expect((await stranger.call('GET', '/console/blocks')).body.items).toEqual([])
      // The block is stored while it is in force: C19.
      const left = async (days: number) => {
        await deleteExpiredData(kit.database.db, new Date(FRIDAY_NOON.getTime() + days * 86_400_000))
        return (await kit.rows(sql`SELECT FROM contact_blocks`)).length
      }
      expect([await left(89), await left(91)]).toEqual([1, 0])
    })
  })

  describe('partial refunds', () => {
    it('are exact to the grosz, each with its e-mail; the diner sees the same sum', async () => {
      const { id, number } = await paid()
      expect((await subjectOf(number)).payment.refundable_grosze).toBe(5050)
      expect((await refund(number, 1234)).body).toEqual({ refundable_grosze: 3816 })
      await refundParts(kit.deps)
      expect((await read(id)).payment.part_refunds).toMatchObject([{ state: 'requested', amount: 12.34, to: 'blik' }])
      await bank()
      const order = await read(id)
      expect(order.payment).toMatchObject({
        status: 'confirmed',
        refund: null,
        part_refunds: [{ state: 'done', amount: 12.34 }],
      })
      expect(await sentBack(id)).toBe(1234)
      const subject = await subjectOf(number)
      expect(subject.refunds).toMatchObject([
        { is_whole: false, state: 'done', amount_grosze: 1234, reason: REASON, who: 'Brand operator' },
      ])
      expect(subject.messages[0]).toMatchObject({ occasion: 'part_refunded' })
      expect(subject.history.filter(({ kind }) => kind === 'refund').map(({ to, by }) => [to, by])).toEqual([
        ['wanted', 'operations'],
        ['done', 'payment'],
      ])
    })

    it('never more than was paid, and the rest when the order ends', async () => {
      const { id, number } = await paid()
      await refund(number, 2000)
      const over = await refund(number, 3051)
      expect([over.status, over.body.error.code]).toEqual([409, 'refund_too_much'])
      expect(over.body.error.message).toContain('30,50')
      expect((await refund(number, 3050)).body.error.code).toBe('order_not_ended')
      await decline(id)
      expect((await refund(number, 1)).body.error.code).toBe('nothing_to_refund')
      await refundParts(kit.deps)
      await refundAttempts(kit.deps)
      await bank()
      expect((await read(id)).payment).toMatchObject({
        status: 'refunded',
        refund: { state: 'done', amount: 30.5 },
        part_refunds: [{ state: 'done', amount: 20 }],
      })
      expect(await sentBack(id)).toBe(5050)
    })

    it('all that is left of an ended order is the whole refund', async () => {
      const { id, number } = await paid()
      await refund(number, 50)
      await kit.database.db.execute(sql`UPDATE orders SET status = 'delivered' WHERE id = ${id}`)
      expect((await refund(number, 5000)).body).toEqual({ refundable_grosze: 0 })
      expect((await read(id)).payment.status).toBe('pending_refund')
    })

    it('the same press twice is one refund, with its key and without', async () => {
      const { id, number } = await paid()
      const body = { amount_grosze: 700, reason: REASON, mark: 'mark-of-a-double-press' }
      const headers = { 'idempotency-key': body.mark }
      const answers = [
        await operator.call('POST', `/console/orders/${number}/refunds`, body, headers),
        await operator.call('POST', `/console/orders/${number}/refunds`, body, headers),
        await operator.call('POST', `/console/orders/${number}/refunds`, body),
      ]
      expect(answers.map(({ body: answer }) => answer)).toEqual(Array(3).fill({ refundable_grosze: 4350 }))
      await refundParts(kit.deps)
      expect(await sentBack(id)).toBe(700)
    })

    it('a refund without an answer is requested again under the same key', async () => {
      const { id, number } = await paid()
      await refund(number, 900)
      const desk = kit.deps.paymentProviders.byName('builtin')!
      const { refund: send } = desk
      desk.refund = async (requested) => {
        await send(requested)
        throw new Error('the answer got lost')
      }
      await refundParts(kit.deps)
      desk.refund = send
      expect((await subjectOf(number)).refunds[0]).toMatchObject({ state: 'wanted' })
      pass(15_000)
      await refundParts(kit.deps)
      await bank()
      expect((await subjectOf(number)).refunds[0]).toMatchObject({ state: 'done' })
      expect(await sentBack(id)).toBe(900)
    })

    it('a refund that the bank refused is in the queue, and succeeds when it is retried', async () => {
      const { id, number } = await paid('666666')
      await refund(number, 1000)
      await refundParts(kit.deps)
      await bank()
      expect(kit.logged.join('\n')).toContain('alert: a refund was refused')
      expect((await subjectOf(number)).payment).toMatchObject({ has_refused_refund: true, refundable_grosze: 5050 })
      const queue = await kit.send('GET', '/operations/orders?queue=refund_failed', undefined, {
        authorization: `Bearer ${PARTNER_TOKEN}`,
      })
      expect(queue.body.items.map((one: { number: string }) => one.number)).toContain(number)
      const refusals = async () => (await operator.call('GET', '/console/queue?kind=refund')).body.items
      expect(await refusals()).toContainEqual(
        expect.objectContaining({ subject: number, order: expect.objectContaining({ refund_grosze: 1000 }) }),
      )
      const retry = await operator.call('POST', `/console/orders/${number}/refunds/retry`, { reason: 'Jeszcze raz' })
      expect(retry.body).toEqual({ refundable_grosze: 4050 })
      expect(await refusals()).not.toContainEqual(expect.objectContaining({ subject: number }))
      await refundParts(kit.deps)
      await bank()
      expect((await read(id)).payment.part_refunds).toMatchObject([{ state: 'done', amount: 10 }])
      expect((await operator.call('POST', `/console/orders/${number}/refunds/retry`, { reason: 'Raz' })).status).toBe(
        409,
      )
    })

    it('dishes that were missing are named, no more of them than there were', async () => {
      const { number } = await paid()
      const line = (await subjectOf(number)).lines[0]!
      const lines = [{ line: line.line, amount: line.amount }]
      expect(
        (await refund(number, 100, { lines: [{ line: line.line, amount: line.amount + 1 }] })).body.error.code,
      ).toBe('lines_impossible')
      expect((await refund(number, 100, { lines })).status).toBe(200)
      expect((await subjectOf(number)).lines[0]).toMatchObject({ missing: line.amount })
      expect((await refund(number, 100, { lines })).body.error.code).toBe('lines_impossible')
    })

    it('an order paid in cash has nothing to refund; a reason is required', async () => {
      const { id } = await create('cash')
      const number = await panelOrderId(kit, id)
      expect((await refund(number, 100)).body.error.code).toBe('nothing_to_refund')
      expect((await refund(number, 100, { reason: ' ' })).status).toBe(422)
    })

    it('the database itself refuses a refund of more than was paid', async () => {
      const { id, number } = await paid()
      await refund(number, 2000)
      const insert =
        kit.database.db.execute(sql`INSERT INTO refunds (id, order_id, attempt_id, amount_grosze, state, mark, wanted_at)
        SELECT 'x', order_id, id, 3051, 'wanted', 'x', now() FROM payment_attempts WHERE order_id = ${id} AND status = 'paid'`)
      await expect(insert).rejects.toThrow()
      const whole = kit.database.db.execute(
        sql`UPDATE payment_attempts SET refund_state = 'wanted' WHERE order_id = ${id} AND status = 'paid'`,
      )
      await expect(whole).rejects.toThrow()
    })
  })
})
