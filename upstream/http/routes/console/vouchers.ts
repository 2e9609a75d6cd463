import { z } from '@hono/zod-openapi'
import { voucherCalls } from '@/lib/domain/marketing/vouchers/voucher-calls'
import { type Db, inTransaction } from '@/upstream/db/database'
import { done, type Outcome } from '@/upstream/db/outcome'
import {
  type ChangedVoucher,
  endVoucher,
  makeVoucher,
  narrowVoucher,
  widenVoucher,
} from '@/upstream/marketing/change-vouchers'
import { findBrandVoucher, listVouchers } from '@/upstream/marketing/vouchers'
import type { BrandCaller } from '@/upstream/panel/accounts/panel-caller'
import { recordAction, type StaffAction } from '@/upstream/panel/accounts/staff-audit'
import { busy } from '../../conflict-answers'
import { readCursor, writeCursor } from '../../cursor'
import type { Deps, Upstream } from '../../deps'
import { problem, valueOrThrow } from '../../problem'
import { serve, serveOnce } from '../../serve'
import { type Context, listedBrandOf } from './listed-brand-of'

/** Vouchers of a brand. Contract C39. */
export function voucherRoutes(app: Upstream, deps: Deps): void {
  const { db, now } = deps

  serve(app, voucherCalls.list, async ({ caller, query: { cursor, limit, state } }) => {
    const before = readCursor(cursor, z.tuple([z.int().positive()]))?.[0] ?? null
    const listQuery = { before, limit: limit + 1, isEnded: state === 'ended' }
    const found = await listVouchers(db, caller.tenant, listQuery, now())
    const items = found.slice(0, limit)
    const last = found.length > limit ? items.at(-1) : undefined
    return { items, next_cursor: writeCursor(last ? [last.id] : null) }
  })

  serve(app, voucherCalls.one, ({ c, params }) => voucherOr404(c, db, params.voucher, now()))

  serveOnce(app, deps, voucherCalls.make, busy, async (tx, at, { c, body, caller }) => {
    const made = await makeVoucher(tx, listedBrandOf(c), body, at)
    if (!made.ok) return made
    await record(tx, caller, made.value, { at, action: 'made_voucher' })
    return done(await voucherOr404(c, tx, made.value.id, at))
  })

  serveOnce(app, deps, voucherCalls.widen, busy, async (tx, at, { c, params: { voucher }, body, caller }) => {
    const widened = await widenVoucher(tx, listedBrandOf(c), voucher, body, at)
    if (!widened.ok) return widened
    if (widened.value) await record(tx, caller, widened.value, { at, action: 'widened_voucher' })
    return done(await voucherOr404(c, tx, voucher, at))
  })

  serve(app, voucherCalls.narrow, ({ c, params: { voucher, restaurant }, caller }) =>
    change(c, caller, voucher, 'narrowed_voucher', (tx, at) =>
      narrowVoucher(tx, listedBrandOf(c), voucher, restaurant, at),
    ),
  )

  serve(app, voucherCalls.end, ({ c, params, caller }) =>
    change(c, caller, params.voucher, 'ended_voucher', (tx, at) => endVoucher(tx, caller.tenant, params.voucher, at)),
  )

  /** A change and its entries in the trails, if anything changed, in one transaction. */
  function change(
    c: Context,
    caller: BrandCaller,
    voucher: number,
    action: StaffAction['action'],
    work: (tx: Db, at: Date) => Promise<Outcome<ChangedVoucher | null>>,
  ) {
    return inTransaction(db, async (tx) => {
      const at = now()
      const changed = valueOrThrow(await work(tx, at))
      if (changed) await record(tx, caller, changed, { at, action })
      return voucherOr404(c, tx, voucher, at)
    })
  }
}

/** The brand's trail tells it once, that of each restaurant too. */
async function record(
  tx: Db,
  { actor, tenant }: BrandCaller,
  { id, restaurants }: ChangedVoucher,
  entry: Pick<StaffAction, 'at' | 'action'>,
): Promise<void> {
  const [only = null, ...others] = restaurants
  const isOne = others.length === 0
  await recordAction(tx, actor, { ...entry, subject: id, tenant, restaurantId: isOne ? only : null })
  if (isOne) return
  for (const restaurantId of restaurants) await recordAction(tx, actor, { ...entry, subject: id, restaurantId })
}

async function voucherOr404(c: Context, db: Db, id: number, at: Date) {
  const found = await findBrandVoucher(db, listedBrandOf(c), id, at)
  if (!found) throw problem(404, 'unknown_voucher')
  return found
}
