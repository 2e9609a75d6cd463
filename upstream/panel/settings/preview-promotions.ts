import { setImmediate } from 'node:timers/promises'
import { subDays } from 'date-fns/subDays'
import { inArray, sql } from 'drizzle-orm'
import type { NumberedMenu } from '@/lib/domain/restaurant/file/menu-schema'
import { numberMenu } from '@/lib/domain/restaurant/file/number-menu'
import type { RestaurantFile } from '@/lib/domain/restaurant/file/schema'
import { type PastOrder, promotionsCost } from '@/lib/domain/restaurant/settings/impact/promotions-cost'
import { previewOf } from '@/lib/domain/restaurant/settings/impact/promotions-preview'
import type { PromotionsPreview } from '@/lib/domain/restaurant/settings/wire'
import { type Db, rowsOf } from '@/upstream/db/database'
import { orderLines } from '@/upstream/db/order-schema'
import { IS_CALLED_OFF, IS_UNPAID } from '@/upstream/db/order-status-conditions'

const DAYS = 30
/** Largest sample of orders. */
const MAX_ORDERS = 1000
/** Orders priced in one go, before other work of the process gets a turn. */
const BATCH = 20

/**
 * Discounts of two files' promotions and codes on the orders of the last thirty days, which are priced again with
 * each. Contract C37.
 */
export async function previewPromotions(
  tx: Db,
  restaurantId: number,
  { before, after, now }: { before: RestaurantFile; after: RestaurantFile; now: Date },
): Promise<PromotionsPreview> {
  const { of, orders } = await loadPastOrders(tx, restaurantId, subDays(now, DAYS))
  const oldMenu = before.menu && numberMenu(before.menu, null)
  const files = [
    { ...before, menu: oldMenu },
    { ...after, menu: after.menu && numberMenu(after.menu, oldMenu) },
  ] as const
  const costs = files.map((file) => promotionsCost(file))
  for (let from = 0; from < orders.length; from += BATCH) {
    for (const order of orders.slice(from, from + BATCH)) for (const cost of costs) cost.add(order)
    await setImmediate()
  }
  const [old, fresh] = files.map((file, i) => ({
    menu: file.menu as NumberedMenu | null,
    codes: file.vouchers.map(({ code }) => code),
    cost: (costs[i] as (typeof costs)[number]).cost(),
  }))
  if (!old || !fresh) throw new Error('two files make two costs')
  return { of, priced: orders.length, ...previewOf(old, fresh) }
}

type Row = Omit<PastOrder, 'createdAt' | 'wantedAt' | 'lines'> & {
  id: string
  createdAt: string
  wantedAt: string | null
  of: number
}

/** The sample is the same each time, so that figures are stable from one look to the next. */
async function loadPastOrders(tx: Db, restaurantId: number, since: Date): Promise<{ of: number; orders: PastOrder[] }> {
  const rows = await rowsOf<Row>(
    tx,
    sql`SELECT id, created_at AS "createdAt", wanted_at AS "wantedAt", delivery_type AS "deliveryType",
        CASE WHEN address ? 'lat' THEN address END AS address, voucher_code AS "voucherCode",
        CASE WHEN phone = '' THEN id ELSE phone END AS customer, (count(*) OVER ())::int AS of
      FROM orders WHERE restaurant_id = ${restaurantId} AND created_at > ${since.toISOString()}::timestamptz
        AND NOT is_test AND NOT (${IS_CALLED_OFF}) AND NOT (${IS_UNPAID})
      ORDER BY md5(id) LIMIT ${MAX_ORDERS}`,
  )
  const byOrder = new Map<string, PastOrder['lines'][number][]>(rows.map(({ id }) => [id, []]))
  const { orderId, lineNo, productId, amount, answers } = orderLines
  const lines =
    rows.length === 0
      ? []
      : await tx
          .select({ orderId, productId, amount, answers })
          .from(orderLines)
          .where(inArray(orderId, [...byOrder.keys()]))
          .orderBy(orderId, lineNo)
  for (const { orderId: order, ...line } of lines) byOrder.get(order)?.push(line)
  const orders = rows
    .map(({ id, of: _, createdAt, wantedAt, ...order }) => ({
      ...order,
      createdAt: new Date(createdAt),
      wantedAt: wantedAt === null ? null : new Date(wantedAt),
      lines: byOrder.get(id) ?? [],
    }))
    .sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
  return { of: rows[0]?.of ?? 0, orders }
}
