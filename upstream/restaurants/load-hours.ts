import { sql } from 'drizzle-orm'
import type { OpeningHours } from '@/lib/domain/restaurant/hours/schema'
import { type Db, rowsOf } from '@/upstream/db/database'
import { validHours } from './validate-stored-data'

/** Opening hours of a restaurant that exists; closed where they do not parse. */
export async function loadHours(db: Db, restaurantId: number): Promise<OpeningHours> {
  const [row] = await rowsOf<{ hours: OpeningHours }>(
    db,
    sql`SELECT summary -> 'hours' AS hours FROM restaurants WHERE id = ${restaurantId}`,
  )
  if (!row) throw new Error('a restaurant vanished while somebody worked for it')
  return validHours(row.hours, restaurantId)
}
