/** @jest-environment ./tests/support/outside-environment.mjs */
import { sql } from 'drizzle-orm'
import type { SharedState } from '@/lib/backend/shared-state/shared-state'
import { ORDER_STATUSES } from '@/lib/domain/ordering/order/status'
import { createApp } from '@/upstream/app'
import type { UpstreamSettings } from '@/upstream/env'
import { openUpstreamTelemetry } from '@/upstream/telemetry'
import { orderRequest } from '../support/order-fixture'
import { databases, FRIDAY_NOON, type Kit, sharedKit } from '../support/upstream-kit'

describe.each(databases)('design/processes: the measures of an upstream on %s', (_, open) => {
  const kit = sharedKit(open)
  let isRedisThere = true
  const sharedState = { consume: async () => 0, isThere: () => isRedisThere } as unknown as SharedState
  let url = ''

  beforeAll(async () => {
    const printed = jest.spyOn(process.stdout, 'write').mockReturnValue(true)
    const settings = { UPSTREAM_METRICS_PORT: 0 } as UpstreamSettings
    await openUpstreamTelemetry(settings, kit.database, kit.deps.now, sharedState)
    while (!url) {
      await new Promise((resolve) => setTimeout(resolve, 10))
      url = /metrics at (\S+)/.exec(printed.mock.calls.join())?.[1] ?? ''
    }
    printed.mockRestore()
  })

  /** Values of one measure in `/metrics`, by labels. */
  async function measured(name: string): Promise<Record<string, number>> {
    for (;;) {
      const found = await scraped(name)
      // A scrape leaves out measures that take longer than a second.
      if (Object.keys(found).length > 0) return found
    }
  }

  async function scraped(name: string): Promise<Record<string, number>> {
    const lines = (await (await fetch(`http://${url}`, { headers: { connection: 'close' } })).text()).split('\n')
    const own = lines.filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `))
    return Object.fromEntries(
      own.map((line) => {
        const [, labels = '', value] = /^\w+(?:\{(.*)\})? (\S+)/.exec(line) ?? []
        return [/(?:status|job)="(\w+)"/.exec(labels)?.[1] ?? '', Number(value)]
      }),
    )
  }

  it('nothing of a figure is left out while there is nothing to count', async () => {
    await kit.database.db.execute(sql`DELETE FROM messages`)
    const none = Object.fromEntries(ORDER_STATUSES.map((status) => [status, 0]))
    expect(await measured('nakryte_orders')).toEqual(none)
    for (const name of ['payments_failed', 'refunds_refused', 'messages_waiting', 'messages_lag', 'job_setbacks'])
      expect([name, await measured(`nakryte_${name}`)]).toEqual([name, { '': 0 }])
  })

  it('orders by status, failed payments, refused refunds, waiting messages and rows set aside are counted', async () => {
    const { db } = kit.database
    const ids = []
    for (const _ of [1, 2, 3]) ids.push((await kit.send('POST', '/orders', orderRequest())).body.id)
    const [first, old] = ids
    const status = (await kit.get(`/orders/${first}`)).body.status
    await db.execute(sql`UPDATE orders SET eta_from = eta_from - interval '2 days', eta_to = eta_to - interval '2 days'
      WHERE id = ${old}`)
    await db.execute(sql`INSERT INTO payment_attempts
        (id, order_id, provider, method, amount_grosze, status, created_at, expires_at, refund_state)
      VALUES ('failed', ${first}, 'builtin', 'blik', 100, 'failed', now(), now(), NULL),
        ('failed long ago', ${old}, 'builtin', 'blik', 100, 'failed', now(), now(), NULL),
        ('refused', ${first}, 'builtin', 'blik', 100, 'paid', now(), now(), 'failed')`)
    await db.execute(sql`DELETE FROM messages`)
    const due = sql`${new Date(FRIDAY_NOON.getTime() - 90_000).toISOString()}::timestamptz`
    for (const state of ['waiting', 'sending', 'sent'])
      await db.execute(sql`INSERT INTO messages (channel, subject, occasion, order_id, state, next_at, created_at)
        VALUES ('mail', 'order', ${state}, ${first}, ${state}, ${due}, ${due})`)
    await db.execute(sql`INSERT INTO job_setbacks (job, row_key, tries, next_at)
      VALUES ('send-messages', '7', 1, ${new Date(FRIDAY_NOON.getTime() + 30_000).toISOString()}::timestamptz)`)

    expect((await measured('nakryte_orders'))[status]).toBe(2)
    expect(await measured('nakryte_payments_failed')).toEqual({ '': 1 })
    expect(await measured('nakryte_refunds_refused')).toEqual({ '': 1 })
    expect(await measured('nakryte_messages_waiting')).toEqual({ '': 2 })
    expect(await measured('nakryte_messages_lag')).toEqual({ '': 90 })
    expect(await measured('nakryte_job_setbacks')).toEqual({ '': 1 })
  })

  it('/metrics and /readyz show the build and the state of Redis', async () => {
    const ready = async (of: Partial<Kit['deps']>) =>
      (await createApp({ ...kit.deps, ...of }).request('/readyz')).json() as Promise<object>
    expect(await measured('nakryte_build')).toEqual({ '': 1 })
    expect(await measured('nakryte_redis_up')).toEqual({ '': 1 })
    expect(await ready({ sharedState })).toMatchObject({ build: { tag: '', commit: '' }, redis: 'up' })
    isRedisThere = false
    expect(await measured('nakryte_redis_up')).toEqual({ '': 0 })
    expect(await ready({ sharedState })).toMatchObject({ status: 'ok', redis: 'away' })
    expect(await ready({})).toMatchObject({ status: 'ok', redis: 'none' })
  })
})
