/** @jest-environment ./tests/support/outside-environment.mjs */
import { sql } from 'drizzle-orm'
import { monthSchema } from '@/lib/domain/console/month-schema'
import { refundAttempts } from '@/upstream/jobs/orders/refund-attempts'
import { refundParts } from '@/upstream/jobs/orders/refund-parts'
import { runSandbox } from '@/upstream/jobs/run-order-jobs'
import { orderRequest } from '../support/order-fixture'
import { reservationRequest } from '../support/requests'
import { LODKA, OTHER_CITY } from '../support/seed-fixture'
import { bearer, brandPerson, panelOrderId, type Somebody } from '../support/staff'
import { databases, FRIDAY_NOON, PARTNER_TOKEN, PAYMENT_SECRET, parseAs, sharedKit } from '../support/upstream-kit'

describe.each(databases)('C41 a month of a brand, on %s', (_, open) => {
  const kit = sharedKit(open)
  let admin: Somebody
  let now = FRIDAY_NOON.getTime()
  beforeAll(async () => {
    admin = await brandPerson(kit, 'admin')
    await play()
  })

  const pass = async (ms: number) => {
    now += ms
    kit.setNow(new Date(now))
    await runSandbox(kit.deps, kit.app, PAYMENT_SECRET)
    await refundParts(kit.deps)
    await refundAttempts(kit.deps)
  }
  const month = async (text = '2026-11') =>
    parseAs(monthSchema, (await admin.call('GET', `/console/month?month=${text}`)).body)
  const decide = (id: string, decision: object) =>
    kit.send('PUT', `/partner/orders/${id}`, decision, bearer(PARTNER_TOKEN))
  const order = async (changes: object) => {
    const { status, body } = await kit.send('POST', '/orders', orderRequest(changes))
    expect({ status, error: body.error }).toEqual({ status: 201, error: undefined })
    return body.id as string
  }

  /** One order of each kind, all of 50,50 zł, two with a tip of 5 zł; the last night of the month, and the first of the next. */
  async function play() {
    const tipped = { tip: 5, expected_total: 55.5 }
    const byBlik = async (changes: object) => {
      const id = await order({ payment_method: 'blik', ...changes })
      await kit.send('POST', `/orders/${id}/payments`, { payment_method: 'blik', blik_code: '777123' })
      await pass(3000)
      return id
    }
    const [kept, declined] = [await byBlik(tipped), await byBlik(tipped)]
    const [cash, card, onItsWay] = [await order({}), await order({ payment_method: 'card_on_place' }), await order({})]
    await order({ payment_method: 'blik' })
    await decide(declined, { status: 'declined', reason: 'other' })
    for (const id of [kept, cash, card, onItsWay]) {
      await decide(id, { status: 'confirmed', ready_in_minutes: 20 })
      await decide(id, { status: 'sent' })
      if (id !== onItsWay) await decide(id, { status: 'delivered' })
    }
    for (let n = 0; n < 4; n++) await pass(60_000)
    for (const [time, guests, state] of [
      ['18:00', 4, 'seated'],
      ['19:00', 2, 'no_show'],
      ['20:00', 3, 'expected'],
    ] as const) {
      const asked = reservationRequest({ reserved_on: `2026-11-28 ${time}:00`, guests_number: guests })
      const { body } = await kit.send('POST', '/reservations', asked)
      await kit.database.db.execute(sql`UPDATE reservations SET visit_state = ${state} WHERE code = ${body.code}`)
    }
    // A complaint after the month, settled in two parts: its money is of December.
    kit.setNow(new Date('2026-12-01T00:30:00+01:00'))
    now = kit.deps.now().getTime()
    const part = { amount_grosze: 1000, reason: 'zimne', mark: 'mark-of-one-press' }
    const { status } = await admin.call('POST', `/console/orders/${await panelOrderId(kit, kept)}/refunds`, part)
    expect(status).toBe(200)
    for (let n = 0; n < 4; n++) await pass(60_000)
    await kit.send('POST', `/operations/orders/${kept}/refund`, { reason: 'zimne' }, bearer(PARTNER_TOKEN))
    for (let n = 0; n < 4; n++) await pass(60_000)
  }

  it('money is that of the payment events: by method, refunds in the month in which they arrived, tips less those that went back', async () => {
    const { items, total, is_over: isOver } = await month()
    expect(items.map(({ id }) => id)).toEqual([LODKA])
    expect(isOver).toBe(true)
    expect(total).toMatchObject({
      orders: 4,
      received_grosze: 2 * 5550 + 2 * 5050,
      refunds: 1,
      refunded_grosze: 5550,
      net_grosze: 5550 + 2 * 5050,
      tips_grosze: 500,
    })
    expect(total.by_method.map((one) => [one.method, one.payments, one.received_grosze, one.refunded_grosze])).toEqual([
      ['blik', 2, 11_100, 5550],
      ['card_on_place', 1, 5050, 0],
      ['cash', 1, 5050, 0],
    ])
    const [bank] = await kit.rows<{ grosze: string }>(
      sql`SELECT sum(amount_grosze) AS grosze FROM builtin_payments WHERE state = 'paid'`,
    )
    expect(total.by_method[0]!.received_grosze).toBe(Number(bank!.grosze))
  })

  it('what went back after midnight is of the next month, which counts until now', async () => {
    const december = await month('2026-12')
    expect(december.total).toMatchObject({
      received_grosze: 0,
      refunded_grosze: 5550,
      net_grosze: -5550,
      tips_grosze: -500,
    })
    expect([december.from, december.is_over]).toEqual(['2026-12-01T00:00:00+01:00', false])
    expect(new Date(december.to)).toEqual(kit.deps.now())
    expect((await admin.call('GET', '/console/month')).body.month).toBe('2026-12')
  })

  it('guests who sat, and who did not come', async () => {
    expect((await month()).total).toMatchObject({
      reservations: 3,
      visits: 1,
      guests: 4,
      no_shows: 1,
      no_show_guests: 2,
    })
  })

  it('is of the restaurants whose home the brand is, for its administrators; a month that is none is 422', async () => {
    const other = await brandPerson(kit, 'admin', 'lesznoje')
    const seen = parseAs(monthSchema, (await other.call('GET', '/console/month?month=2026-11')).body)
    expect(seen.items.map(({ id }) => id)).not.toContain(LODKA)
    expect(seen.items.filter(({ id }) => id !== OTHER_CITY)).toEqual([])
    const operator = await brandPerson(kit, 'operator')
    expect((await operator.call('GET', '/console/month')).status).toBe(403)
    expect((await admin.call('GET', '/console/month?month=2026-13')).status).toBe(422)
  })
})
