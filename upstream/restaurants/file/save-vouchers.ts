import { and, eq, inArray, not, type SQL, sql } from 'drizzle-orm'
import type { FileProblem } from '@/lib/domain/restaurant/file/file-problem'
import { validityOf } from '@/lib/domain/restaurant/file/file-voucher'
import type { RestaurantFile } from '@/lib/domain/restaurant/file/schema'
import { FILE_WORDS } from '@/messages/content/restaurant-file'
import { type Db, LostRace } from '@/upstream/db/database'
import { vouchers } from '@/upstream/db/order-schema'

/** Codes of the file that another owner in the brand has, or had. `restaurantId` null: a new restaurant. */
export async function voucherProblems(
  tx: Db,
  { tenant, vouchers: wanted }: { tenant: string; vouchers: readonly { code: string }[] },
  restaurantId: number | null,
): Promise<FileProblem[]> {
  const codes = wanted.map(({ code }) => code)
  if (codes.length === 0) return []
  const found = await tx
    .select({ code: vouchers.code, ownerId: vouchers.ownerId })
    .from(vouchers)
    .where(and(eq(vouchers.tenant, tenant), inArray(vouchers.code, codes)))
  return found.flatMap(({ code, ownerId }) => {
    const isOwn = ownerId !== null && ownerId === restaurantId
    return isOwn ? [] : [{ path: `vouchers[${codes.indexOf(code)}].code`, message: FILE_WORDS.usedVoucher(code) }]
  })
}

/**
 * Saves the codes of the file; a removed code is valid nowhere, and its uses are kept. Throws `LostRace` where
 * another restaurant has taken one since `voucherProblems` was called. Contract C8, C33.
 */
export async function saveVouchers(
  tx: Db,
  restaurantId: number,
  { tenant, vouchers: wanted }: RestaurantFile,
): Promise<void> {
  const codes = wanted.map(({ code }) => code)
  const own = eq(vouchers.ownerId, restaurantId)
  await tx
    .update(vouchers)
    .set({ restaurants: [] })
    .where(
      codes.length > 0 ? and(own, not(and(eq(vouchers.tenant, tenant), inArray(vouchers.code, codes)) as SQL)) : own,
    )
  // Sorted, so that two restaurants cannot deadlock.
  for (const voucher of wanted.toSorted((a, b) => (a.code < b.code ? -1 : 1))) {
    const values = { ...voucher, restaurants: [restaurantId], ...validityOf(voucher) }
    const saved = await tx
      .insert(vouchers)
      .values({ tenant, ownerId: restaurantId, ...values })
      .onConflictDoUpdate({
        target: [vouchers.tenant, vouchers.code],
        set: values,
        setWhere: sql`${vouchers.ownerId} = ${restaurantId}`,
      })
      .returning({ id: vouchers.id })
    if (saved.length === 0) throw new LostRace('another restaurant has taken a code meanwhile')
  }
}
