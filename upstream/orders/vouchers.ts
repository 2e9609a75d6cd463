import { and, eq, isNull, sql } from 'drizzle-orm'
import { type Voucher, type VoucherUses, voucherWorth } from '@/lib/domain/ordering/cart/voucher/voucher'
import { voucherCode } from '@/lib/domain/ordering/cart/voucher/voucher-code'
import type { Contact } from '@/upstream/caps/contact'
import { type Db, rowsOf } from '@/upstream/db/database'
import { type OrderRow, type VoucherRow, vouchers, voucherUses } from '@/upstream/db/order-schema'
import { IS_CALLED_OFF, IS_UNPAID } from '@/upstream/db/order-status-conditions'

/** A code for `priceCart`, and the id of its row. */
export interface FoundVoucher {
  id: number | null
  code: { voucher: Voucher | null; uses: VoucherUses }
}

/**
 * The tenant's voucher of that code. `customer` null is a quote, which cannot know the diner. `lock` freezes its
 * counts until the transaction ends. An unpaid order counts as a use. Contract C8.
 */
export async function findVoucher(
  db: Db,
  {
    tenant,
    typed,
    customer,
    lock = false,
  }: { tenant: string; typed: string; customer: Contact | null; lock?: boolean },
): Promise<FoundVoucher> {
  const query = db
    .select()
    .from(vouchers)
    .where(and(eq(vouchers.tenant, tenant), eq(vouchers.code, voucherCode(typed))))
  const [row] = await (lock ? query.for('update') : query)
  if (!row) return { id: null, code: { voucher: null, uses: { total: 0, byCustomer: 0, customerOrders: 0 } } }
  return { id: row.id, code: { voucher: voucherOf(row), uses: await loadVoucherUses(db, row, tenant, customer) } }
}

/** Records the use when the order leaves `new`. Contract C8. */
export async function countVoucher(tx: Db, { id, voucherId }: OrderRow, now: Date): Promise<void> {
  if (voucherId === null) return
  await tx.insert(voucherUses).values({ voucherId, orderId: id, usedAt: now })
  await tx
    .update(vouchers)
    .set({ uses: sql`${vouchers.uses} + 1` })
    .where(eq(vouchers.id, voucherId))
}

/** Returns the use of a declined or cancelled order. Contract C8. */
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

/**
 * Uses of a code, in total and by this diner: orders under the e-mail or the phone, each as the limits compare it.
 * With only one of them a diner who invents it would count as new. An erased order no longer counts.
 */
async function loadVoucherUses(
  db: Db,
  { id, uses }: VoucherRow,
  tenant: string,
  customer: Contact | null,
): Promise<VoucherUses> {
  // A lookup by order, never by EXISTS, which would read all uses of a popular code.
  const isUse = sql`(voucher_id = ${id} AND ${IS_UNPAID})
    OR (SELECT u.voucher_id FROM voucher_uses u WHERE u.order_id = orders.id AND u.returned_at IS NULL) = ${id}`
  const isTheirs = customer
    ? sql`(contact_email(email) = contact_email(${customer.email}) OR contact_phone(phone) = contact_phone(${customer.phone}))`
    : sql`false`
  const [counts] = await rowsOf<{ open: number; byCustomer: number; customerOrders: number }>(
    db,
    sql`SELECT (SELECT count(*)::int FROM orders WHERE voucher_id = ${id} AND ${IS_UNPAID}) AS open,
        count(*) FILTER (WHERE ${isUse})::int AS "byCustomer", count(*) FILTER (WHERE NOT ${IS_CALLED_OFF})::int AS "customerOrders"
      FROM orders WHERE anonymized_at IS NULL AND tenant = ${tenant} AND ${isTheirs}`,
  )
  const { open = 0, byCustomer = 0, customerOrders = 0 } = counts ?? {}
  return { total: uses + open, byCustomer, customerOrders }
}

function voucherOf(row: VoucherRow): Voucher {
  const { code, minCartGrosze, validFrom, validTo, deliveryTypes, restaurants, totalLimit, customerLimit } = row
  const conditions = { code, minCartGrosze, validFrom, validTo, deliveryTypes, restaurants, totalLimit, customerLimit }
  return { ...conditions, ...voucherWorth(row), firstOrderOnly: row.firstOrderOnly }
}
