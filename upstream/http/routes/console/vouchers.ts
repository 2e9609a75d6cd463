import { z } from '@hono/zod-openapi'
import { voucherCalls } from '@/lib/domain/marketing/vouchers/voucher-calls'
import { type Db, inTransaction } from '@/upstream/db/database'
import { done } from '@/upstream/db/outcome'
import { endVoucher, findBrandVoucher, listVouchers, makeVoucher, widenVoucher } from '@/upstream/marketing/vouchers'
import type { BrandCaller } from '@/upstream/panel/accounts/panel-caller'
import { recordAction, type StaffAction } from '@/upstream/panel/accounts/staff-audit'
import { busy } from '../../conflict-answers'
import { readCursor, writeCursor } from '../../cursor'
import type { Deps, Upstream } from '../../deps'
import { problem, valueOrThrow } from '../../problem'
import { serve, serveOnce } from '../../serve'

/** Vouchers of a brand. Contract C39. */
export function voucherRoutes(app: Upstream, deps: Deps): void {
  const { db, now } = deps

  serve(app, voucherCalls.list, async ({ caller, query: { cursor, limit, state } }) => {
    const before = readCursor(cursor, z.tuple([z.int().positive()]))?.[0] ?? null
    const asked = { before, limit: limit + 1, isEnded: state === 'ended' }
    const found = await listVouchers(db, caller.tenant, asked, now())
    const items = found.slice(0, limit)
    const last = found.length > limit ? items.at(-1) : undefined
    return { items, next_cursor: writeCursor(last ? [last.id] : null) }
  })

  serve(app, voucherCalls.one, ({ caller, params }) => voucherOr404(db, caller, params.voucher, now()))

  serveOnce(app, deps, voucherCalls.make, busy, async (tx, at, { c, body, caller }) => {
    const brand = { tenant: caller.tenant, productName: c.var.tenantConfig.productName }
    const made = await makeVoucher(tx, brand, body, at)
    if (!made.ok) return made
    const { id, restaurantId } = made.value
    await record(tx, caller, { at, restaurantId, action: 'made_voucher', subject: id })
    return done(await voucherOr404(tx, caller, id, at))
  })

  serve(app, voucherCalls.widen, ({ c, params: { voucher }, body, caller }) =>
    inTransaction(db, async (tx) => {
      const at = now()
      const brand = { tenant: caller.tenant, productName: c.var.tenantConfig.productName }
      const widened = valueOrThrow(await widenVoucher(tx, brand, voucher, body.restaurant, at))
      if (widened) {
        const { restaurantId } = widened
        await record(tx, caller, { at, restaurantId, action: 'widened_voucher', subject: voucher })
      }
      return voucherOr404(tx, caller, voucher, at)
    }),
  )

  serve(app, voucherCalls.end, ({ params: { voucher }, caller }) =>
    inTransaction(db, async (tx) => {
      const at = now()
      const places = valueOrThrow(await endVoucher(tx, caller.tenant, voucher, at))
      const entry = { at, action: 'ended_voucher', subject: voucher } as const
      if (places) await record(tx, caller, { ...entry, restaurantId: places.length === 1 ? (places[0] ?? null) : null })
      // The brand's trail tells it once, that of each restaurant too.
      if (places && places.length > 1)
        for (const restaurantId of places) await recordAction(tx, caller.actor, { ...entry, restaurantId })
      return voucherOr404(tx, caller, voucher, at)
    }),
  )
}

function record(tx: Db, { actor, tenant }: BrandCaller, entry: Omit<StaffAction, 'tenant'>): Promise<void> {
  return recordAction(tx, actor, { ...entry, tenant })
}

async function voucherOr404(db: Db, { tenant }: BrandCaller, id: number, at: Date) {
  const found = await findBrandVoucher(db, tenant, id, at)
  if (!found) throw problem(404, 'unknown_voucher')
  return found
}
