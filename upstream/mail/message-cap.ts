import { sql } from 'drizzle-orm'
import { messageStatuses } from '@/lib/domain/ordering/order/status'
import { TRANSITIONS } from '@/lib/domain/ordering/order/transitions'
import type { Caps } from '@/upstream/caps/caps'
import { type Db, rowsOf } from '@/upstream/db/database'
import type { MessageRow } from '@/upstream/db/message-schema'

/** Messages that a diner can cause any number of times. Messages caused by a restaurant or a timer are always sent. */
const DINER_OCCASIONS: Record<MessageRow['subject'], readonly string[]> = {
  reservation: ['created', 'changed', 'change_requested', 'cancelled'],
  order: messageStatuses('mail').filter((status) =>
    TRANSITIONS.some(({ to, actors }) => to === status && actors.diner),
  ),
  waitlist: ['waiting'],
  enquiry: ['received'],
  // Limited where the link is requested: reservations that strangers make under an address must not block a link to
  // its owner.
  transfer: [],
  data: [],
  staff: [],
  alarm: [],
}

/**
 * Has this address received so many messages that one more, caused by the sender alone, would be a flood? Nobody has
 * verified that the address belongs to the sender. Decision 0026.
 */
export async function exceedsMessageCap(
  db: Db,
  { subject, occasion, channel }: MessageRow,
  to: string,
  { messagesAnHour, messagesADay }: Caps,
  now: Date,
): Promise<boolean> {
  if (channel !== 'mail' || !DINER_OCCASIONS[subject].includes(occasion)) return false
  const at = sql`${now.toISOString()}::timestamptz`
  const sent = sql`m.channel = 'mail' AND m.state IN ('sent', 'in_outbox') AND m.ended_at > ${at} - interval '1 day'`
  const same = sql`contact_email(email) = contact_email(${to})`
  const [row] = await rowsOf<{ day: number; hour: number }>(
    db,
    sql`SELECT count(*)::int AS day, count(*) FILTER (WHERE ended_at > ${at} - interval '1 hour')::int AS hour FROM (
      SELECT m.ended_at FROM reservations r JOIN messages m ON m.reservation_id = r.id
        WHERE r.anonymized_at IS NULL AND ${same} AND ${sent}
      UNION ALL SELECT m.ended_at FROM orders o JOIN messages m ON m.order_id = o.id
        WHERE o.anonymized_at IS NULL AND ${same} AND ${sent}
      UNION ALL SELECT m.ended_at FROM waitlist w JOIN messages m ON m.waitlist_id = w.id WHERE ${same} AND ${sent}
      UNION ALL SELECT m.ended_at FROM transfers f JOIN messages m ON m.transfer_id = f.id WHERE ${same} AND ${sent}
      UNION ALL SELECT m.ended_at FROM data_requests d JOIN messages m ON m.data_request_id = d.id WHERE ${same} AND ${sent}
      UNION ALL SELECT m.ended_at FROM enquiries l JOIN messages m ON m.enquiry_number = l.number
        WHERE ${same} AND ${sent} AND m.occasion = 'received') AS sent_messages`,
  )
  const { day = 0, hour = 0 } = row ?? {}
  return hour >= messagesAnHour || day >= messagesADay
}
