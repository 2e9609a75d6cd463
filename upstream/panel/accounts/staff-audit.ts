import { sql } from 'drizzle-orm'
import { type AuditAction, OPENING_ACTIONS } from '@/lib/domain/panel/access/audit-actions'
import { type Db, rowsOf } from '@/upstream/db/database'
import { staffAudit } from '@/upstream/db/staff-schema'

/** Actor: a person, perhaps on a device, or a cash register. Empty for a token of operations. */
export interface StaffActor {
  staffId?: number | null
  sessionId?: string | null
  deviceId?: string | null
  machineId?: string | null
}

export interface StaffAction {
  at: Date
  restaurantId: number | null
  /** The brand in whose console the action was done; its trail records it. Contract C38. */
  tenant?: string | null
  action: AuditAction
  /** Number of an order, id of a reservation, a person or a device; never a code or a token, which are keys. */
  subject?: string | number | null
  /** No personal data. */
  details?: Record<string, unknown>
}

/** Appends to the audit trail of staff, which is never rewritten. Contract C21. */
export async function recordAction(
  tx: Db,
  actor: StaffActor,
  { at, restaurantId, tenant = null, action, subject, details = {} }: StaffAction,
) {
  if (OPENING_ACTIONS.includes(action) && (await isSameLook(tx, actor, { at, action, subject }))) return
  await tx.insert(staffAudit).values({
    at,
    restaurantId,
    tenant,
    action,
    details,
    subject: subject === null || subject === undefined ? null : String(subject),
    staffId: actor.staffId ?? null,
    sessionId: actor.sessionId ?? null,
    deviceId: actor.deviceId ?? null,
    machineId: actor.machineId ?? null,
  })
}

/**
 * Has this person opened it within the hour? The page reloads after each of its forms, which does not count as a new
 * look.
 */
async function isSameLook(tx: Db, { staffId }: StaffActor, { at, action, subject }: Omit<StaffAction, 'restaurantId'>) {
  if (!staffId || subject === null || subject === undefined) return false
  const seen = await rowsOf(
    tx,
    sql`SELECT 1 FROM staff_audit WHERE staff_id = ${staffId} AND at > ${at.toISOString()}::timestamptz - interval '1 hour'
      AND action = ${action} AND subject = ${String(subject)} LIMIT 1`,
  )
  return seen.length > 0
}

/** Sets the actor in the trails of orders and reservations until this transaction ends. */
export async function setActor(tx: Db, { staffId, deviceId, machineId }: StaffActor): Promise<void> {
  await tx.execute(sql`SELECT set_config('nakryte.staff', ${staffId ? String(staffId) : ''}, true),
    set_config('nakryte.device', ${deviceId ?? ''}, true), set_config('nakryte.machine', ${machineId ?? ''}, true)`)
}
