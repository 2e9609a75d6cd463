import { sql } from 'drizzle-orm'
import { type Db, rowsOf } from '../../db/database'

/** How far an order for as soon as possible may be put off when the kitchen is full. */
const LATER_SLOTS = 3

export interface Kitchen {
  restaurantId: number
  slotMinutes: number
  ordersPerSlot: number
}

/**
 * Takes one place in the slot of `readyAt`, or in one of the next three where `mayWait`; answers the slot, `null` if all
 * are full. Slots are tried in the order of time, and the row's own condition decides, however many ask at once.
 */
export async function takeKitchenSlot(tx: Db, kitchen: Kitchen, readyAt: Date, mayWait: boolean): Promise<Date | null> {
  const slotMs = kitchen.slotMinutes * 60_000
  const first = Math.floor(readyAt.getTime() / slotMs) * slotMs
  for (let i = 0; i <= (mayWait ? LATER_SLOTS : 0); i++) {
    const slot = new Date(first + i * slotMs)
    if (await takeOne(tx, kitchen, slot)) return slot
  }
  return null
}

/** Gives the place back. */
export async function freeKitchenSlot(tx: Db, restaurantId: number, slotAt: Date): Promise<void> {
  await tx.execute(sql`UPDATE kitchen_slots SET booked = booked - 1
    WHERE restaurant_id = ${restaurantId} AND starts_at = ${slotAt.toISOString()}::timestamptz`)
}

/** Are all places of the slot taken? For a quote, which takes none. */
export async function isKitchenFull(db: Db, kitchen: Kitchen, readyAt: Date, mayWait: boolean): Promise<boolean> {
  const slotMs = kitchen.slotMinutes * 60_000
  const first = Math.floor(readyAt.getTime() / slotMs) * slotMs
  const count = (mayWait ? LATER_SLOTS : 0) + 1
  if (kitchen.ordersPerSlot === 0) return true
  const until = new Date(first + count * slotMs).toISOString()
  const full = await rowsOf(
    db,
    sql`SELECT 1 FROM kitchen_slots WHERE restaurant_id = ${kitchen.restaurantId} AND booked >= capacity
      AND starts_at >= ${new Date(first).toISOString()}::timestamptz AND starts_at < ${until}::timestamptz`,
  )
  return full.length >= count
}

async function takeOne(tx: Db, { restaurantId, ordersPerSlot }: Kitchen, slot: Date): Promise<boolean> {
  if (ordersPerSlot === 0) return false
  const taken = await rowsOf(
    tx,
    sql`INSERT INTO kitchen_slots AS s (restaurant_id, starts_at, capacity, booked)
      VALUES (${restaurantId}, ${slot.toISOString()}::timestamptz, ${ordersPerSlot}, 1)
      ON CONFLICT (restaurant_id, starts_at) DO UPDATE
      SET booked = s.booked + 1, capacity = excluded.capacity
      WHERE s.booked + 1 <= excluded.capacity
      RETURNING 1`,
  )
  return taken.length > 0
}
