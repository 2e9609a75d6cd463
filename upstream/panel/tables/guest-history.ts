import { sql } from 'drizzle-orm'
import type { GuestHistory } from '@/lib/domain/panel/tables/table-schema'
import { type Db, rowsOf } from '@/upstream/db/database'
import { loadGuestNote } from './guest-notes'

const MAX_ITEMS = 50

type Row = {
  reservedOn: string
  guests: number
  name: string
  notes: string
  outcome: GuestHistory['items'][number]['outcome']
}

/**
 * Reservations of a phone number at one restaurant, in any spelling: those of the last twelve months, after which the
 * number is erased (C19). Contract C24.
 */
export async function guestHistory(db: Db, restaurantId: number, phone: string, now: Date): Promise<GuestHistory> {
  const rows = await rowsOf<Row>(
    db,
    sql`SELECT reserved_on AS "reservedOn", guests_number AS guests, customer_name AS name, notes_from_guest AS notes,
        CASE WHEN cancelled_by = 'guest' THEN 'cancelled' WHEN cancelled_at IS NOT NULL THEN 'called_off' WHEN status = 'declined' THEN 'declined'
          WHEN visit_state = 'no_show' THEN 'no_show' WHEN visit_state IN ('seated', 'finished') THEN 'came'
          WHEN ends_at > ${now.toISOString()}::timestamptz OR status = 'pending' THEN 'ahead' ELSE 'came' END AS outcome
      FROM reservations
      WHERE restaurant_id = ${restaurantId} AND anonymized_at IS NULL AND phone_number <> ''
        AND contact_phone(phone_number) = contact_phone(${phone})
      ORDER BY starts_at DESC LIMIT ${MAX_ITEMS}`,
  )
  const count = (outcome: Row['outcome']) => rows.filter((row) => row.outcome === outcome).length
  return {
    note: await loadGuestNote(db, restaurantId, phone),
    visits: count('came'),
    no_shows: count('no_show'),
    cancelled: count('cancelled'),
    items: rows.map(({ reservedOn, guests, name, notes, outcome }) => ({
      reserved_on: reservedOn,
      guests_number: guests,
      name,
      outcome,
      notes,
    })),
  }
}
