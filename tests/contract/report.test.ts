/** @jest-environment ./tests/support/outside-environment.mjs */
import { sql } from 'drizzle-orm'
import { dayReportSchema } from '@/lib/domain/panel/report/report-schema'
import { expireDueOrders } from '@/upstream/jobs/orders/expire-due-orders'
import { orderRequest } from '../support/order-fixture'
import { reservationRequest } from '../support/requests'
import { LODKA, MANUAL } from '../support/seed-fixture'
import { bearer, invited, ownerOf, type Somebody } from '../support/staff'
import { databases, FRIDAY_NOON, PARTNER_TOKEN, parseAs, sharedKit } from '../support/upstream-kit'

const DATE = '2026-11-27'
const seconds = (n: number) => new Date(FRIDAY_NOON.getTime() + n * 1000)

describe.each(databases)('C27 the report of an evening, on %s', (_, open) => {
  const kit = sharedKit(open)
  let owner: Somebody
  beforeAll(async () => {
    owner = await ownerOf(kit, LODKA)
    await play()
  })

  const order = async (changes = {}) => {
    const { status, body } = await kit.send('POST', '/orders', orderRequest(changes))
    expect({ status, error: body.error }).toEqual({ status: 201, error: undefined })
    return body.id as string
  }
  const decide = async (id: string, decision: object) =>
    expect((await kit.send('PUT', `/partner/orders/${id}`, decision, bearer(PARTNER_TOKEN))).status).toBe(200)
  const report = async (date = DATE) =>
    parseAs(dayReportSchema, (await owner.call('GET', `/panel/${LODKA}/report?date=${date}`)).body)

  /** An evening with all that can become of an order and of a visit. */
  async function play() {
    kit.setNow(FRIDAY_NOON)
    const confirmed = { status: 'confirmed', ready_in_minutes: 20 }
    const delivered = await order()
    const onItsWay = await order()
    const byCard = await order({ payment_method: 'card_on_place' })
    const declined = await order()
    const withdrawn = await order()
    await kit.send('POST', `/orders/${withdrawn}/cancel`, {})
    for (const [n, id] of [delivered, onItsWay, byCard].entries()) {
      kit.setNow(seconds(30 * (n + 1)))
      await decide(id, confirmed)
    }
    kit.setNow(seconds(120))
    await decide(declined, { status: 'declined', reason: 'item_unavailable' })
    await decide(delivered, { status: 'sent' })
    await decide(delivered, { status: 'delivered' })
    await order()
    kit.setNow(seconds(120 + 600))
    await expireDueOrders(kit.database.db, kit.deps.now())
    // After midnight it is the same evening; after five the next.
    const visit = async (reservedOn: string, guests: number, state: string) => {
      const request = reservationRequest({ reserved_on: reservedOn, guests_number: guests })
      const { status, body } = await kit.send('POST', '/reservations', request)
      expect({ status, error: body.error }).toEqual({ status: 201, error: undefined })
      await kit.database.db.execute(sql`UPDATE reservations SET visit_state = ${state} WHERE code = ${body.code}`)
    }
    await visit('2026-11-27 18:00:00', 4, 'finished')
    await visit('2026-11-27 19:00:00', 2, 'no_show')
    await visit('2026-11-27 20:00:00', 3, 'expected')
    await visit('2026-11-28 18:00:00', 2, 'finished')
    kit.setNow(new Date('2026-11-28T04:00:00+01:00'))
  }

  it('orders and sums by the way they are paid, without what was called off', async () => {
    const { by_method, total } = await report()
    expect(by_method.map(({ method, orders }) => [method, orders])).toEqual([
      ['card_on_place', 1],
      ['cash', 2],
    ])
    expect(total.orders).toBe(3)
    const [row] = await kit.rows<{ grosze: number }>(
      sql`SELECT sum(total_grosze)::int AS grosze FROM orders WHERE status NOT IN ('declined', 'cancelled')`,
    )
    expect(total.grosze).toBe(row!.grosze)
  })

  it('the cash that should be there is of delivered orders alone', async () => {
    const { cash, by_method } = await report()
    const byCash = by_method.find(({ method }) => method === 'cash')!
    expect(cash.due_grosze).toBeGreaterThan(0)
    expect(cash.due_grosze + cash.open_grosze).toBe(byCash.grosze)
  })

  it('what was called off, by whom and why', async () => {
    const found = (await report()).called_off.map(({ by, reason, orders }) => [by, reason, orders])
    expect(found).toHaveLength(3)
    expect(found).toEqual(
      expect.arrayContaining([
        ['diner', null, 1],
        ['restaurant', 'item_unavailable', 1],
        ['timer', 'unanswered', 1],
      ]),
    )
  })

  it('the time to answer counts from the alarm, and only answers of the restaurant', async () => {
    expect((await report()).answers).toEqual({ count: 4, median_seconds: 60, p90_seconds: 120, unanswered: 1 })
  })

  it('covers, no-shows, and visits that nobody marked', async () => {
    expect((await report()).tables).toMatchObject({
      visits: 1,
      covers: 4,
      no_shows: 1,
      no_show_guests: 2,
      unmarked: 1,
      unmarked_guests: 3,
    })
  })

  it('the evening ends at five: at four tonight’s is still that of yesterday', async () => {
    const { body } = await owner.call('GET', `/panel/${LODKA}/report`)
    expect(parseAs(dayReportSchema, body).date).toBe(DATE)
    expect([body.from, body.to]).toEqual(['2026-11-27T05:00:00+01:00', '2026-11-28T05:00:00+01:00'])
    expect((await report('2026-11-28')).total).toEqual({ orders: 0, grosze: 0 })
  })

  it('refunds are told with their state', async () => {
    await kit.database.db.execute(sql`INSERT INTO payment_attempts
        (id, order_id, provider, method, amount_grosze, status, created_at, expires_at, refund_state)
      SELECT 'refunded-' || id, id, 'builtin', 'blik', 1234, 'paid', created_at, created_at, 'done'
      FROM orders WHERE status = 'declined'`)
    expect((await report()).refunds).toEqual({
      done: { orders: 1, grosze: 1234 },
      under_way: { orders: 0, grosze: 0 },
      failed: { orders: 0, grosze: 0 },
    })
  })

  it('is for owner and manager, of their own restaurant', async () => {
    const host = await invited(kit, owner, LODKA, 'host')
    const statuses = [
      (await host.call('GET', `/panel/${LODKA}/report`)).status,
      (await (await invited(kit, owner, LODKA, 'manager')).call('GET', `/panel/${LODKA}/report`)).status,
      (await owner.call('GET', `/panel/${MANUAL}/report`)).status,
      (await owner.call('GET', `/panel/${LODKA}/report?date=2026-02-30`)).status,
    ]
    expect(statuses).toEqual([403, 200, 404, 422])
  })
})
