import { createHash } from 'node:crypto'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { type Voucher, type VoucherUses, voucherWorth } from '@/lib/domain/ordering/cart/voucher/voucher'
import { voucherCode } from '@/lib/domain/ordering/cart/voucher/voucher-code'
import { type Db, rowsOf } from '@/upstream/db/database'
import { type OrderRow, type VoucherRow, vouchers, voucherUses } from '@/upstream/db/order-schema'
import { IS_CALLED_OFF, IS_UNPAID } from '@/upstream/db/order-status-conditions'

/** A code as `priceCart` asks for it, and its row. */
export interface FoundVoucher {
  id: number | null
  code: { voucher: Voucher | null; uses: VoucherUses }
}

/**
 * The tenant's voucher of that code. `phone` null is a quote, which cannot know the diner. `lock` keeps its counts as
 * they are until the transaction ends. An order that waits for its payment holds a use. Contract C8.
 */
export async function findVoucher(
  db: Db,
  { tenant, typed, phone, lock = false }: { tenant: string; typed: string; phone: string | null; lock?: boolean },
): Promise<FoundVoucher> {
  const query = db
    .select()
    .from(vouchers)
    .where(and(eq(vouchers.tenant, tenant), eq(vouchers.code, voucherCode(typed))))
  const [row] = await (lock ? query.for('update') : query)
  if (!row) return { id: null, code: { voucher: null, uses: { total: 0, byCustomer: 0, customerOrders: 0 } } }
  return { id: row.id, code: { voucher: voucherOf(row), uses: await loadVoucherUses(db, row, tenant, phone) } }
}

/** The use counts from leaving `new`. Contract C8. */
export async function countVoucher(tx: Db, { id, voucherId, phone }: OrderRow, now: Date): Promise<void> {
  if (voucherId === null) return
  const use = { voucherId, orderId: id, customerHash: customerHash(phone), usedAt: now }
  await tx.insert(voucherUses).values(use)
  await tx
    .update(vouchers)
    .set({ uses: sql`${vouchers.uses} + 1` })
    .where(eq(vouchers.id, voucherId))
}

/** A declined or cancelled order did not use its code. Contract C8. */
export async function restoreVoucherUse(tx: Db, { id, voucherId }: OrderRow, now: Date): Promise<void> {
  if (voucherId === null) return
  const open = and(eq(voucherUses.orderId, id), isNull(voucherUses.returnedAt))
  const returned = await tx
    .update(voucherUses)
    .set({ returnedAt: now })
    .where(open)
    .returning({ id: voucherUses.voucherId })
  if (returned.length === 0) return
  await tx
    .update(vouchers)
    .set({ uses: sql`${vouchers.uses} - 1` })
    .where(eq(vouchers.id, voucherId))
}

async function loadVoucherUses(
  db: Db,
  { id, uses }: VoucherRow,
  tenant: string,
  phone: string | null,
): Promise<VoucherUses> {
  const [counts] = await rowsOf<{ open: number; mine: number; openMine: number; orders: number }>(
    db,
    sql`SELECT
      (SELECT count(*)::int FROM orders WHERE voucher_id = ${id} AND ${IS_UNPAID}) AS open,
      (SELECT count(*)::int FROM voucher_uses WHERE voucher_id = ${id} AND returned_at IS NULL
        AND customer_hash = ${customerHash(phone ?? '')}) AS mine,
      (SELECT count(*)::int FROM orders WHERE voucher_id = ${id} AND ${IS_UNPAID} AND phone = ${phone}) AS "openMine",
      (SELECT count(*)::int FROM orders WHERE phone = ${phone} AND tenant = ${tenant}
        AND NOT ${IS_CALLED_OFF}) AS orders`,
  )
  const { open = 0, mine = 0, openMine = 0, orders: customerOrders = 0 } = counts ?? {}
  return { total: uses + open, byCustomer: mine + openMine, customerOrders }
}

function voucherOf(row: VoucherRow): Voucher {
  const { code, minCartGrosze, validFrom, validTo, deliveryTypes, restaurants, totalLimit, customerLimit } = row
  const conditions = { code, minCartGrosze, validFrom, validTo, deliveryTypes, restaurants, totalLimit, customerLimit }
  return { ...conditions, ...voucherWorth(row), firstOrderOnly: row.firstOrderOnly }
}

// Nobody has to read phones to count uses; the order that has the phone as it is forgets both. Contract C19.
function customerHash(phone: string): string {
  return createHash('sha256').update(`voucher:${phone}`).digest('base64url')
}
