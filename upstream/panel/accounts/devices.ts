import { sql } from 'drizzle-orm'
import { type Db, rowsOf } from '@/upstream/db/database'
import { digestOfToken, newSecretToken, REPEAT_MS } from './secret-token'

const SEEN_EVERY_MS = 5 * 60_000

export interface FoundDevice {
  id: string
  name: string
  restaurantId: number
  restaurant: { id: number; slug: string; name: string }
  people: { id: number; name: string; has_pin: boolean }[]
}

interface Enrolment {
  restaurantId: number
  name: string
  staffId: number
  attempt: string | null
  now: Date
}

interface DeviceEntry {
  id: string
  name: string
  enrolledAt: string
  enrolledBy: string | null
  lastSeenAt: string
}

/**
 * Adds a device; its token is answered once and stored as a digest. A press whose answer was lost may be repeated by
 * the same browser (`attempt`) for two minutes: the same device then gets another token. Contract C21.
 */
export async function enrolDevice(
  tx: Db,
  { restaurantId, name, staffId, attempt, now }: Enrolment,
): Promise<{ id: string; token: string; isRepeat: boolean }> {
  const token = newSecretToken()
  const at = sql`${now.toISOString()}::timestamptz`
  const by = attempt && digestOfToken(attempt)
  const [repeated] = await rowsOf<{ id: string }>(
    tx,
    sql`UPDATE staff_devices SET token_hash = ${digestOfToken(token)}, name = ${name}
      WHERE attempt_hash = ${by} AND restaurant_id = ${restaurantId} AND enrolled_by = ${staffId} AND revoked_at IS NULL
        AND enrolled_at > ${new Date(now.getTime() - REPEAT_MS).toISOString()}::timestamptz RETURNING id`,
  )
  if (repeated) return { id: repeated.id, token, isRepeat: true }
  const [made] = await rowsOf<{ id: string }>(
    tx,
    sql`INSERT INTO staff_devices (token_hash, restaurant_id, name, enrolled_by, enrolled_at, last_seen_at, attempt_hash)
      VALUES (${digestOfToken(token)}, ${restaurantId}, ${name}, ${staffId}, ${at}, ${at}, ${by}) RETURNING id`,
  )
  if (!made) throw new Error('an inserted device came back without an id')
  return { id: made.id, token, isRepeat: false }
}

/** The device of a token, with the people who may sign in on it; `null` if unknown, revoked, or of another tenant. */
export async function findDevice(db: Db, token: string, tenant: string, now: Date): Promise<FoundDevice | null> {
  const [found] = await rowsOf<FoundDevice & { lastSeenAt: string }>(
    db,
    sql`SELECT d.id, d.name, d.restaurant_id AS "restaurantId", d.last_seen_at AS "lastSeenAt",
        json_build_object('id', r.id, 'slug', r.slug, 'name', r.name) AS restaurant,
        coalesce((SELECT json_agg(json_build_object('id', o.staff_id, 'name', o.name, 'has_pin', o.pin_hash IS NOT NULL)
            ORDER BY o.name, o.staff_id)
          FROM staff_roles o WHERE o.restaurant_id = d.restaurant_id), '[]') AS people
      FROM staff_devices d JOIN restaurants r ON r.id = d.restaurant_id
      WHERE d.token_hash = ${digestOfToken(token)} AND d.revoked_at IS NULL AND r.details ->> 'home_tenant' = ${tenant}`,
  )
  if (!found) return null
  const { lastSeenAt, ...device } = found
  if (now.getTime() - new Date(lastSeenAt).getTime() > SEEN_EVERY_MS) {
    await db.execute(
      sql`UPDATE staff_devices SET last_seen_at = ${now.toISOString()}::timestamptz WHERE id = ${device.id}`,
    )
  }
  return device
}

/** The devices of a restaurant that are not revoked, the newest first. */
export function listDevices(db: Db, restaurantId: number): Promise<DeviceEntry[]> {
  return rowsOf<DeviceEntry>(
    db,
    sql`SELECT d.id, d.name, d.enrolled_at AS "enrolledAt", o.name AS "enrolledBy", d.last_seen_at AS "lastSeenAt"
      FROM staff_devices d LEFT JOIN staff_roles o ON o.staff_id = d.enrolled_by AND o.restaurant_id = d.restaurant_id
      WHERE d.restaurant_id = ${restaurantId} AND d.revoked_at IS NULL ORDER BY d.enrolled_at DESC LIMIT 200`,
  )
}

/** Revokes a device and with it every session on it; false if the restaurant has no such device. */
export async function revokeDevice(tx: Db, restaurantId: number, id: string, now: Date): Promise<boolean> {
  const at = sql`${now.toISOString()}::timestamptz`
  const revoked = await rowsOf(
    tx,
    sql`UPDATE staff_devices SET revoked_at = ${at}
      WHERE id = ${id}::uuid AND restaurant_id = ${restaurantId} AND revoked_at IS NULL RETURNING id`,
  )
  if (revoked.length === 0) return false
  await tx.execute(sql`UPDATE staff_sessions SET ended_at = ${at} WHERE device_id = ${id}::uuid AND ended_at IS NULL`)
  return true
}
