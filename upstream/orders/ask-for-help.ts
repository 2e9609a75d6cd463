import { sql } from 'drizzle-orm'
import type { OrderHelpRequest } from '@/lib/domain/ordering/order/schema'
import { ORDER_HELP } from '@/messages/content/order-help'
import { type StoredEnquiry, saveEnquiry } from '@/upstream/console/save-enquiry'
import { type Db, rowsOf } from '@/upstream/db/database'
import type { OrderRow } from '@/upstream/db/order-schema'
import { done, type Outcome } from '@/upstream/db/outcome'

type Sender = Parameters<typeof saveEnquiry>[2] & Pick<StoredEnquiry, 'appName'>

/**
 * 'Coś nie tak': a complaint in the console's queue, with its order and the diner as the sender. An erased order has
 * no sender to answer. Contract C1, C38.
 */
export async function askForHelp(
  tx: Db,
  order: OrderRow,
  { reason, message }: OrderHelpRequest,
  { appName, ...counted }: Sender,
): Promise<Outcome<{ number: string } | null>> {
  if (order.anonymizedAt) return done(null)
  const { tenant, email, phone, number } = order
  const [restaurant] = await rowsOf<{ name: string }>(
    tx,
    sql`SELECT summary ->> 'name' AS name FROM restaurants WHERE id = ${order.restaurantId}`,
  )
  const details = {
    phone,
    order: String(number),
    about: ORDER_HELP.about(String(number), restaurant?.name ?? ''),
    message: [ORDER_HELP.reasons[reason], message?.trim()].filter(Boolean).join(' '),
  }
  const name = `${order.customerFirstname} ${order.customerLastname}`
  return saveEnquiry(tx, { tenant, appName, kind: 'complaint', name, email, details }, counted)
}
