import { and, eq, sql } from 'drizzle-orm'
import type { Board } from '@/lib/domain/panel/board/board-schema'
import type { GuestNoteRequest, StoredGuestNote } from '@/lib/domain/panel/tables/table-schema'
import { isoWithOffset } from '@/lib/domain/time/time'
import { type Db, rowsOf } from '@/upstream/db/database'
import { done, type Outcome, refused } from '@/upstream/db/outcome'
import { guestNotes } from '@/upstream/db/schema'
import type { PanelCaller } from '@/upstream/panel/accounts/panel-caller'
import { recordAction } from '@/upstream/panel/accounts/staff-audit'

/** Note of a restaurant on a phone number, in any spelling; `null` for none. Contract C25. */
export async function loadGuestNote(db: Db, restaurantId: number, phone: string): Promise<StoredGuestNote | null> {
  const [found] = await db.select().from(guestNotes).where(isOf(restaurantId, phone))
  return found ? noteOf(found) : null
}

/**
 * Writes, changes or, if empty, deletes the note on a guest. Allergies are data about health and refused without the
 * guest's consent. The trail records the writer, neither the guest nor the note. Contract C25, C19.
 */
export async function saveGuestNote(
  tx: Db,
  request: GuestNoteRequest,
  { restaurantId, actor }: PanelCaller,
  now: Date,
): Promise<Outcome<{ note: StoredGuestNote | null }>> {
  const { phone_number: phone, note, seen } = request
  const allergies = request.allergies || null
  if (allergies && !request.allergies_agreed)
    return refused(422, 'consent_required', { fields: { allergies_agreed: 'required' } })
  const [found] = await tx.select().from(guestNotes).where(isOf(restaurantId, phone)).for('update')
  const isSame = (found?.note ?? '') === note && (found?.allergies ?? null) === allergies
  // A repeat after a lost answer: the note is already as requested.
  if (isSame) return done({ note: found ? noteOf(found) : null })
  if ((found?.version ?? null) !== seen)
    return refused(409, 'changed_meanwhile', { current: { note: found ? noteOf(found) : null } })
  await recordAction(tx, actor, { at: now, restaurantId, action: 'noted_guest' })
  if (!note && !allergies) {
    await tx.delete(guestNotes).where(isOf(restaurantId, phone))
    return done({ note: null })
  }
  const agreedAt = allergies ? (found?.allergies === allergies ? found.agreedAt : now) : null
  const values = { note, allergies, agreedAt }
  const [saved] = found
    ? await tx
        .update(guestNotes)
        .set({ ...values, version: found.version + 1 })
        .where(isOf(restaurantId, phone))
        .returning()
    : await tx
        .insert(guestNotes)
        .values({ ...values, restaurantId, phone: sql`contact_phone(${phone})`, createdAt: now })
        .onConflictDoNothing()
        .returning()
  if (saved) return done({ note: noteOf(saved) })
  return refused(409, 'changed_meanwhile', { current: { note: await loadGuestNote(tx, restaurantId, phone) } })
}

/** The notes of the guests of these reservations, for their cards on the board. */
export async function loadNotesOf(tx: Db, restaurantId: number, ids: number[]): Promise<Board['guests']> {
  if (ids.length === 0) return []
  return rowsOf<Board['guests'][number]>(
    tx,
    sql`SELECT r.id::int AS reservation_id, n.note, n.allergies FROM reservations r
      JOIN guest_notes n ON n.restaurant_id = r.restaurant_id AND n.phone = contact_phone(r.phone_number)
      WHERE r.restaurant_id = ${restaurantId} AND r.id IN ${ids} AND r.phone_number <> '' ORDER BY r.id`,
  )
}

function isOf(restaurantId: number, phone: string) {
  return and(eq(guestNotes.restaurantId, restaurantId), sql`${guestNotes.phone} = contact_phone(${phone})`)
}

function noteOf({ note, allergies, agreedAt, version }: typeof guestNotes.$inferSelect): StoredGuestNote {
  return { note, allergies, agreed_at: agreedAt && isoWithOffset(agreedAt), version }
}
