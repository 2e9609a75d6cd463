import { sql } from 'drizzle-orm'
import { type BrandRole, permissionsOf, type StaffRole } from '@/lib/domain/panel/access/permissions'
import type { StaffSession } from '@/lib/domain/panel/access/schema'
import type { RestaurantState } from '@/lib/domain/restaurant/state'
import { isoWithOffset } from '@/lib/domain/time/time'
import { type Db, rowsOf } from '@/upstream/db/database'
import { staffSessions } from '@/upstream/db/staff-schema'
import { digestOfToken, newSecretToken } from './secret-token'

const DAY_MS = 24 * 3_600_000
/** A session by link ends this long after its last use, and at the latest after `MAX_LINK_SESSION_MS`. */
const IDLE_LINK_SESSION_MS = 14 * DAY_MS
const MAX_LINK_SESSION_MS = 90 * DAY_MS
/** Length of a shift. */
const PIN_SESSION_MS = 12 * 3_600_000
/** Shortest interval between two writes of `last_seen_at`. */
const SEEN_EVERY_MS = 5 * 60_000

/** A signed-in person, as found by the token of the call. */
export interface FoundSession {
  id: string
  staffId: number
  tenant: string
  deviceId: string | null
  deviceName: string | null
  email: string | null
  lastSeenAt: Date
  expiresAt: Date
  restaurants: {
    id: number
    slug: string
    name: string
    state: RestaurantState
    stateReason: string | null
    role: StaffRole
    hostSetsPrices: boolean
    personName: string
    hasPin: boolean
  }[]
  /** The person's role at the brand itself; `null` for a person without one, and on a shared device. Contract C38. */
  brand: { role: BrandRole; personName: string } | null
}

/** Opens a session; the token is answered once and stored as a digest. Contract C21. */
export async function openSession(
  tx: Db,
  opened: { staffId: number; tenant: string; deviceId: string | null; label: string; now: Date },
): Promise<{ id: string; token: string }> {
  const { now, ...values } = opened
  const token = newSecretToken()
  const lastsMs = opened.deviceId ? PIN_SESSION_MS : MAX_LINK_SESSION_MS
  const [made] = await tx
    .insert(staffSessions)
    .values({
      ...values,
      tokenHash: digestOfToken(token),
      createdAt: now,
      lastSeenAt: now,
      expiresAt: new Date(now.getTime() + lastsMs),
    })
    .returning({ id: staffSessions.id })
  if (!made) throw new Error('an inserted session came back without an id')
  return { id: made.id, token }
}

type Row = Omit<FoundSession, 'staffId' | 'lastSeenAt' | 'expiresAt'> & {
  staffId: string
  lastSeenAt: string
  expiresAt: string
}

/**
 * The session of a token with the restaurants that it opens; `null` if it is unknown, expired, ended, of another
 * tenant, or its device is revoked. Roles are read with each call, so that a change applies at once. Contract C21.
 */
export async function findSession(db: Db, token: string, tenant: string, now: Date): Promise<FoundSession | null> {
  const at = sql`${now.toISOString()}::timestamptz`
  const idleSince = sql`${new Date(now.getTime() - IDLE_LINK_SESSION_MS).toISOString()}::timestamptz`
  const [row] = await rowsOf<Row>(
    db,
    sql`SELECT s.id, s.staff_id AS "staffId", s.tenant, s.device_id AS "deviceId", d.name AS "deviceName", p.email,
        s.last_seen_at AS "lastSeenAt", s.expires_at AS "expiresAt",
        coalesce((SELECT json_agg(json_build_object('id', r.id, 'slug', r.slug, 'name', r.name, 'state', r.state, 'stateReason', r.state_reason,
            'role', o.role, 'personName', o.name,
            'hostSetsPrices', r.host_sets_prices, 'hasPin', o.pin_hash IS NOT NULL) ORDER BY r.name, r.id)
          FROM staff_roles o JOIN restaurants r ON r.id = o.restaurant_id
          WHERE o.staff_id = s.staff_id AND r.details ->> 'home_tenant' = s.tenant AND r.id <> ALL (s.ended_for)
            AND (s.device_id IS NULL OR d.restaurant_id = r.id)), '[]') AS restaurants,
        (SELECT json_build_object('role', b.role, 'personName', b.name) FROM brand_roles b
          WHERE b.staff_id = s.staff_id AND b.tenant = s.tenant AND s.device_id IS NULL) AS brand
      FROM staff_sessions s JOIN staff p ON p.id = s.staff_id LEFT JOIN staff_devices d ON d.id = s.device_id
      WHERE s.token_hash = ${digestOfToken(token)} AND s.tenant = ${tenant} AND s.ended_at IS NULL
        AND s.expires_at > ${at} AND s.last_seen_at > ${idleSince} AND d.revoked_at IS NULL`,
  )
  if (!row) return null
  return {
    ...row,
    staffId: Number(row.staffId),
    lastSeenAt: new Date(row.lastSeenAt),
    expiresAt: new Date(row.expiresAt),
  }
}

/** Records that a session is in use, at most every five minutes. */
export async function touchSession(db: Db, session: FoundSession, now: Date): Promise<void> {
  if (now.getTime() - session.lastSeenAt.getTime() < SEEN_EVERY_MS) return
  const at = sql`${now.toISOString()}::timestamptz`
  await db.execute(sql`UPDATE staff_sessions SET last_seen_at = ${at} WHERE id = ${session.id}`)
  if (session.deviceId)
    await db.execute(sql`UPDATE staff_devices SET last_seen_at = ${at} WHERE id = ${session.deviceId}`)
}

/** The wire form. Contract C21. */
export function sessionView(session: FoundSession): StaffSession {
  const byPin = session.deviceId !== null
  return {
    id: session.id,
    person_id: session.staffId,
    email: session.email,
    by_pin: byPin,
    device: session.deviceId ? { id: session.deviceId, name: session.deviceName ?? '' } : null,
    expires_at: isoWithOffset(session.expiresAt),
    restaurants: session.restaurants.map(
      ({ id, slug, name, state, stateReason, role, personName, hostSetsPrices, hasPin }) => ({
        id,
        slug,
        name,
        state,
        state_reason: stateReason,
        role,
        person_name: personName,
        has_pin: hasPin,
        permissions: permissionsOf(role, { byPin, hostSetsPrices }),
      }),
    ),
    brand: session.brand && {
      role: session.brand.role,
      person_name: session.brand.personName,
      permissions: permissionsOf(session.brand.role, { byPin }),
    },
  }
}

/** Ends a session everywhere: its person signs out. */
export async function endOwnSession(db: Db, id: string, now: Date): Promise<void> {
  await db.execute(sql`UPDATE staff_sessions SET ended_at = ${now.toISOString()}::timestamptz
    WHERE id = ${id} AND ended_at IS NULL`)
}

interface SessionEntry {
  id: string
  staffId: string
  personName: string
  label: string
  deviceId: string | null
  deviceName: string | null
  createdAt: string
  lastSeenAt: string
}

/** The sessions that open a restaurant now, the newest first, at most 200. Contract C21. */
export async function listSessions(db: Db, restaurantId: number, now: Date) {
  const at = sql`${now.toISOString()}::timestamptz`
  return rowsOf<SessionEntry>(
    db,
    sql`SELECT s.id, s.staff_id AS "staffId", o.name AS "personName", s.label, s.device_id AS "deviceId",
        d.name AS "deviceName", s.created_at AS "createdAt", s.last_seen_at AS "lastSeenAt"
      FROM staff_sessions s JOIN staff_roles o ON o.staff_id = s.staff_id AND o.restaurant_id = ${restaurantId}
        JOIN restaurants r ON r.id = o.restaurant_id AND r.details ->> 'home_tenant' = s.tenant
        LEFT JOIN staff_devices d ON d.id = s.device_id
      WHERE ${opensRestaurant(restaurantId, at)} ORDER BY s.created_at DESC LIMIT 200`,
  )
}

/**
 * Ends a session for one restaurant; where it opens no other, the whole session. So the owner of one restaurant
 * cannot sign a person out of another. False if it does not open this one.
 */
export async function endSessionFor(tx: Db, restaurantId: number, sessionId: string, now: Date): Promise<boolean> {
  const at = sql`${now.toISOString()}::timestamptz`
  const ended = await rowsOf(
    tx,
    sql`UPDATE staff_sessions s SET ended_for = array_append(s.ended_for, ${restaurantId}::integer),
        ended_at = CASE WHEN EXISTS (
          SELECT 1 FROM staff_roles o JOIN restaurants r ON r.id = o.restaurant_id
          WHERE o.staff_id = s.staff_id AND o.restaurant_id <> ${restaurantId} AND o.restaurant_id <> ALL (s.ended_for)
            AND r.details ->> 'home_tenant' = s.tenant AND s.device_id IS NULL)
          OR EXISTS (SELECT 1 FROM brand_roles b
            WHERE b.staff_id = s.staff_id AND b.tenant = s.tenant AND s.device_id IS NULL) THEN NULL ELSE ${at} END
      WHERE s.id = (SELECT s.id FROM staff_sessions s
        JOIN staff_roles o ON o.staff_id = s.staff_id AND o.restaurant_id = ${restaurantId}
        LEFT JOIN staff_devices d ON d.id = s.device_id
        WHERE s.id = ${sessionId}::uuid AND ${opensRestaurant(restaurantId, at)})
      RETURNING s.id`,
  )
  return ended.length > 0
}

function opensRestaurant(restaurantId: number, at: ReturnType<typeof sql>) {
  return sql`s.ended_at IS NULL AND s.expires_at > ${at} AND ${restaurantId}::integer <> ALL (s.ended_for)
    AND (s.device_id IS NULL OR (d.restaurant_id = ${restaurantId} AND d.revoked_at IS NULL))`
}
