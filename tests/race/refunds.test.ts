/** @jest-environment ./tests/support/outside-environment.mjs */
import { sql } from 'drizzle-orm'
import { rowsOf } from '@/upstream/db/database'
import { openPostgres } from '@/upstream/db/postgres'
import { refundAttempts } from '@/upstream/jobs/orders/refund-attempts'
import { refundParts } from '@/upstream/jobs/orders/refund-parts'
import { runSandbox } from '@/upstream/jobs/run-order-jobs'
import { onceNotBusy } from '../support/once-not-busy'
import { orderRequest } from '../support/order-fixture'
import { startPostgres } from '../support/postgres'
import { brandPerson, panelOrderId, type Somebody, somebody } from '../support/staff'
import { FRIDAY_NOON, type Kit, openKit, PARTNER_TOKEN, PAYMENT_SECRET } from '../support/upstream-kit'

const ROUNDS = 4
/** Each press refunds 7,77 zł of 50,50 zł: six fit. */
const PRESSES = 12
const PART = 777
const PAID = 5050

describe('C40 many refunds of one payment at once, on PostgreSQL, against two upstreams', () => {
  let postgres: Awaited<ReturnType<typeof startPostgres>>
  const kits: Kit[] = []
  const operators: Somebody[] = []

  beforeAll(async () => {
    postgres = await startPostgres()
    for (let n = 0; n < 2; n++) kits.push(await openKit(() => openPostgres(postgres.url, 'upstream/db/migrations'), {}))
    const first = await brandPerson(kits[0]!, 'operator')
    operators.push(first, somebody(kits[1]!, first.token, first.personId))
  })
  afterAll(async () => {
    for (const kit of kits) await kit.close()
    await postgres.stop()
  })

  let clock = FRIDAY_NOON.getTime()
  const bank = async () => {
    clock += 3000
    for (const kit of kits) kit.setNow(new Date(clock))
    await runSandbox(kits[0]!.deps, kits[0]!.app, PAYMENT_SECRET)
  }
  const paidOrder = async () => {
    const body = orderRequest({ payment_method: 'blik' } as Parameters<typeof orderRequest>[0])
    const { id } = (await kits[0]!.send('POST', '/orders', body)).body
    await kits[0]!.send('POST', `/orders/${id}/payments`, { payment_method: 'blik', blik_code: '777123' })
    await bank()
    return { id, number: await panelOrderId(kits[0]!, id) }
  }
  const press = (number: string, n: number, amount_grosze = PART) =>
    onceNotBusy(() =>
      operators[n % 2]!.call('POST', `/console/orders/${number}/refunds`, {
        amount_grosze,
        reason: 'Brakowało dań',
        mark: `press-number-${String(n).padStart(6, '0')}`,
      }),
    )
  const sentBack = async (id: string) =>
    Number(
      (
        await rowsOf<{ sum: string }>(
          kits[0]!.database.db,
          sql`SELECT coalesce(sum(r.amount_grosze), 0) AS sum FROM sandbox_refunds r JOIN sandbox_payments p ON p.token = r.token
            JOIN payment_attempts a ON a.id = p.reference WHERE a.order_id = ${id} AND r.state <> 'failed'`,
        )
      )[0]!.sum,
    )
  const runJobs = async () => {
    await Promise.all(kits.flatMap(({ deps }) => [refundParts(deps), refundAttempts(deps)]))
    await bank()
  }

  it(`${ROUNDS} rounds of ${PRESSES} presses: as many as fit, and not a grosz more`, async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const { id, number } = await paidOrder()
      const replies = await Promise.all(Array.from({ length: PRESSES }, (_, n) => press(number, n)))
      const fits = Math.floor(PAID / PART)
      expect(replies.filter(({ status }) => status === 200)).toHaveLength(fits)
      expect(replies.filter(({ body }) => body.error?.code === 'refund_too_much')).toHaveLength(PRESSES - fits)
      await runJobs()
      expect(await sentBack(id)).toBe(fits * PART)
    }
  })

  it('while the restaurant declines: parts and the rest are what was paid, to the grosz', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const { id, number } = await paidOrder()
      const decline = () =>
        kits[round % 2]!.send(
          'PUT',
          `/partner/orders/${id}`,
          { status: 'declined', reason: 'other' },
          {
            authorization: `Bearer ${PARTNER_TOKEN}`,
          },
        )
      await Promise.all([press(number, 1), press(number, 2, 1234), onceNotBusy(decline), press(number, 3, 2000)])
      await runJobs()
      await runJobs()
      expect(await sentBack(id)).toBe(PAID)
    }
  })

  it('the same press of one page sent many times is one refund', async () => {
    const { id, number } = await paidOrder()
    await Promise.all(Array.from({ length: 8 }, (_, n) => press(number, 2 * n).then(() => press(number, 0))))
    await kits[0]!.database.db.execute(sql`SELECT 1`)
    const again = await Promise.all(Array.from({ length: 6 }, () => press(number, 0)))
    expect(again.every(({ status }) => status === 200)).toBe(true)
    const marks = await rowsOf<{ n: number }>(
      kits[0]!.database.db,
      sql`SELECT count(*)::int AS n FROM refunds WHERE order_id = ${id} AND mark = 'press-number-000000'`,
    )
    expect(marks).toEqual([{ n: 1 }])
  })
})
