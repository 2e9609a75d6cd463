import { createHmac, randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { pinLockMinutes } from '@/lib/domain/panel/access/pin'
import { type Db, rowsOf } from '@/upstream/db/database'

/** 32 MB and about 100 ms for each try. */
const COST = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 }
const KEY_BYTES = 32

/**
 * `salt.key`. Six digits are few for any function: a secret of the process is added, so that a copy of the database
 * alone is not enough to try them all. Decision 0048.
 */
export async function hashPin(pin: string, secret: string): Promise<string> {
  const salt = randomBytes(16)
  return `${salt.toString('base64url')}.${(await derive(pin, salt, secret)).toString('base64url')}`
}

async function isPinOf(pin: string, stored: string, secret: string): Promise<boolean> {
  const [salt = '', key = ''] = stored.split('.')
  const expected = Buffer.from(key, 'base64url')
  const given = await derive(pin, Buffer.from(salt, 'base64url'), secret)
  return expected.length === given.length && timingSafeEqual(given, expected)
}

function derive(pin: string, salt: Buffer, secret: string): Promise<Buffer> {
  const peppered = createHmac('sha256', secret).update(`pin ${pin}`).digest()
  return new Promise((resolve, reject) => {
    scrypt(peppered, salt, KEY_BYTES, COST, (error, key) => (error ? reject(error) : resolve(key)))
  })
}

export type PinResult =
  | { ok: true }
  | { ok: false; code: 'wrong_pin' | 'no_pin' }
  | { ok: false; code: 'pin_locked'; lockedUntil: Date }

/** A person on a device: the unit in which tries are counted. */
interface PinTry {
  deviceId: string
  staffId: number
  restaurantId: number
  pin: string
}

/**
 * Compares a PIN. The try is counted first, in a separate statement, so that concurrent tries cannot pass the limit
 * and a rolled back refusal still counts. Do not call it in a transaction. Contract C21.
 */
export async function checkPin(
  db: Db,
  pinTry: PinTry,
  { secret, previousSecret, now }: { secret: string; previousSecret?: string; now: Date },
): Promise<PinResult> {
  const { deviceId, staffId, restaurantId, pin } = pinTry
  const [role] = await rowsOf<{ pinHash: string | null }>(
    db,
    sql`SELECT pin_hash AS "pinHash" FROM staff_roles WHERE staff_id = ${staffId} AND restaurant_id = ${restaurantId}`,
  )
  if (!role?.pinHash) return { ok: false, code: 'no_pin' }
  const at = sql`${now.toISOString()}::timestamptz`
  const [counted] = await rowsOf<{ failures: number }>(
    db,
    sql`INSERT INTO pin_failures AS f (device_id, staff_id, failures, last_at)
      VALUES (${deviceId}::uuid, ${staffId}, 1, ${at})
      ON CONFLICT (device_id, staff_id) DO UPDATE SET failures = f.failures + 1, last_at = ${at},
        locked_until = CASE WHEN (f.failures + 1) % 5 = 0 THEN ${at} + interval '1 minute' END
      WHERE f.locked_until IS NULL OR f.locked_until <= ${at}
      RETURNING f.failures`,
  )
  if (!counted) return { ok: false, code: 'pin_locked', lockedUntil: await lockedUntilOf(db, pinTry, now) }
  const isOld = previousSecret !== undefined && (await isPinOf(pin, role.pinHash, previousSecret))
  if (isOld || (await isPinOf(pin, role.pinHash, secret))) {
    if (isOld) await storePinUnder(db, pinTry, await hashPin(pin, secret))
    await db.execute(sql`DELETE FROM pin_failures WHERE staff_id = ${staffId} AND device_id = ${deviceId}::uuid`)
    return { ok: true }
  }
  const lockMinutes = pinLockMinutes(counted.failures)
  if (lockMinutes === 0) return { ok: false, code: 'wrong_pin' }
  const lockedUntil = new Date(now.getTime() + lockMinutes * 60_000)
  await db.execute(sql`UPDATE pin_failures SET locked_until = ${lockedUntil.toISOString()}::timestamptz
    WHERE device_id = ${deviceId}::uuid AND staff_id = ${staffId} AND failures = ${counted.failures}`)
  return { ok: false, code: 'pin_locked', lockedUntil }
}

// During a rotation, a correct PIN is stored again under the new secret.
async function storePinUnder(db: Db, { staffId, restaurantId }: PinTry, pinHash: string): Promise<void> {
  await db.execute(
    sql`UPDATE staff_roles SET pin_hash = ${pinHash} WHERE staff_id = ${staffId} AND restaurant_id = ${restaurantId}`,
  )
}

/** Stores a PIN, which resets the count on the devices of that restaurant; false if the person has no role there. */
export async function setPin(
  tx: Db,
  { staffId, restaurantId, pinHash }: { staffId: number; restaurantId: number; pinHash: string },
): Promise<boolean> {
  const changed = await rowsOf(
    tx,
    sql`UPDATE staff_roles SET pin_hash = ${pinHash}
      WHERE staff_id = ${staffId} AND restaurant_id = ${restaurantId} RETURNING staff_id`,
  )
  if (changed.length === 0) return false
  await tx.execute(sql`DELETE FROM pin_failures WHERE staff_id = ${staffId}
    AND device_id IN (SELECT id FROM staff_devices WHERE restaurant_id = ${restaurantId})`)
  return true
}

async function lockedUntilOf(db: Db, { deviceId, staffId }: PinTry, now: Date): Promise<Date> {
  const [row] = await rowsOf<{ until: string | null }>(
    db,
    sql`SELECT locked_until AS until FROM pin_failures WHERE device_id = ${deviceId}::uuid AND staff_id = ${staffId}`,
  )
  return row?.until ? new Date(row.until) : now
}
