import { and, eq, inArray, not, type SQL, sql } from 'drizzle-orm'
import type { FileProblem } from '@/lib/domain/restaurant/file/file-problem'
import { validityOf } from '@/lib/domain/restaurant/file/file-voucher'
import type { RestaurantFile } from '@/lib/domain/restaurant/file/schema'
import { FILE_WORDS } from '@/messages/content/restaurant-file'
import type { Db } from '@/upstream/db/database'
import { vouchers } from '@/upstream/db/order-schema'

/** Codes of the file that somebody else of the brand has. `restaurantId` null: a new restaurant. */
export async function voucherProblems(
  tx: Db,
  { tenant, vouchers: wanted }: { tenant: string; vouchers: readonly { code: string }[] },
  restaurantId: number | null,
): Promise<FileProblem[]> {
  const codes = wanted.map(({ code }) => code)
  if (codes.length === 0) return []
  const found = await tx
    .select({ code: vouchers.code, restaurants: vouchers.restaurants })
    .from(vouchers)
    .where(and(eq(vouchers.tenant, tenant), inArray(vouchers.code, codes)))
  return found.flatMap(({ code, restaurants }) => {
    const isOwn = restaurants?.every((id) => id === restaurantId)
    return isOwn ? [] : [{ path: `vouchers[${codes.indexOf(code)}].code`, message: FILE_WORDS.usedVoucher(code) }]
  })
}

/** The codes of the file; one that is gone is valid nowhere, and what it was used for is kept. Contract C8, C33. */
export async function saveVouchers(
  tx: Db,
  restaurantId: number,
  { tenant, vouchers: wanted }: RestaurantFile,
): Promise<void> {
  const codes = wanted.map(({ code }) => code)
  const own = sql`${vouchers.restaurants} = ARRAY[${restaurantId}]::int[]`
  await tx
    .update(vouchers)
    .set({ restaurants: [] })
    .where(
      codes.length > 0 ? and(own, not(and(eq(vouchers.tenant, tenant), inArray(vouchers.code, codes)) as SQL)) : own,
    )
  for (const voucher of wanted) {
    const values = { ...voucher, restaurants: [restaurantId], ...validityOf(voucher) }
    await tx
      .insert(vouchers)
      .values({ tenant, ...values })
      .onConflictDoUpdate({ target: [vouchers.tenant, vouchers.code], set: values })
  }
}
