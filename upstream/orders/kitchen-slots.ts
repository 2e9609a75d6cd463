import { sql } from 'drizzle-orm'
import { kitchenSlotsFrom } from '@/lib/domain/ordering/promise/kitchen-slot'
import { type Db, rowsOf } from '@/upstream/db/database'

export interface Kitchen {
  restaurantId: number
  slotMinutes: number
  ordersPerSlot: number
}

/** Time at which the food must be ready, and the latest time to which it may be delayed. */
interface SlotWindow {
  readyAt: Date
  latestAt: Date
}

/** The booked slot, or the reason for a refusal: all slots are full, or their rest is for other networks. */
type SlotBooking = Date | 'full' | 'for_others'

/**
 * Books the slot of `readyAt`, or one of the next three that begin by `latestAt`. Slots are tried in the order of
 * time, and the row's own condition prevents overbooking; `isForOthers` is called with the row locked.
 */
export async function bookKitchenSlot(
  tx: Db,
  kitchen: Kitchen,
  when: SlotWindow,
  isReservedForOthers: (slotAt: Date, booked: number) => Promise<boolean>,
): Promise<SlotBooking> {
  let reason: SlotBooking = 'full'
  for (const slot of slotsFor(kitchen, when)) {
    const booked = await bookSlot(tx, kitchen, slot)
    if (booked === null) continue
    if (!(await isReservedForOthers(slot, booked - 1))) return slot
    await releaseKitchenSlot(tx, kitchen.restaurantId, slot)
    reason = 'for_others'
  }
  return reason
}

/** Frees the booked slot. */
export async function releaseKitchenSlot(tx: Db, restaurantId: number, slotAt: Date): Promise<void> {
  await tx.execute(sql`UPDATE kitchen_slots SET booked = booked - 1
    WHERE restaurant_id = ${restaurantId} AND starts_at = ${slotAt.toISOString()}::timestamptz`)
}

/** Are all these slots full? For a quote, which books none. */
export async function isKitchenFull(db: Db, kitchen: Kitchen, when: SlotWindow): Promise<boolean> {
  const slots = slotsFor(kitchen, when)
  const [first, last] = [slots[0], slots.at(-1)]
  if (kitchen.ordersPerSlot === 0 || !first || !last) return true
  const full = await rowsOf(
    db,
    sql`SELECT 1 FROM kitchen_slots WHERE restaurant_id = ${kitchen.restaurantId} AND booked >= capacity
      AND starts_at >= ${first.toISOString()}::timestamptz AND starts_at <= ${last.toISOString()}::timestamptz`,
  )
  return full.length >= slots.length
}

// The first slot contains `readyAt`, even where it began earlier.
function slotsFor({ slotMinutes }: Kitchen, { readyAt, latestAt }: SlotWindow): Date[] {
  const slots = kitchenSlotsFrom(readyAt.getTime(), slotMinutes).map((slotMs) => new Date(slotMs))
  return slots.filter((slot, i) => i === 0 || slot <= latestAt)
}

/** The number of orders in the slot after booking; `null` where it is full. */
async function bookSlot(tx: Db, { restaurantId, ordersPerSlot }: Kitchen, slot: Date): Promise<number | null> {
  if (ordersPerSlot === 0) return null
  const [taken] = await rowsOf<{ booked: number }>(
    tx,
    sql`INSERT INTO kitchen_slots AS s (restaurant_id, starts_at, capacity, booked)
      VALUES (${restaurantId}, ${slot.toISOString()}::timestamptz, ${ordersPerSlot}, 1)
      ON CONFLICT (restaurant_id, starts_at) DO UPDATE
      SET booked = s.booked + 1, capacity = excluded.capacity
      WHERE s.booked + 1 <= excluded.capacity
      RETURNING s.booked`,
  )
  return taken?.booked ?? null
}
