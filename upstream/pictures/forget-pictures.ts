import { sql } from 'drizzle-orm'
import type { MediaStore } from '@/lib/backend/pictures/media-store'
import { type Db, rowsOf } from '@/upstream/db/database'

const BATCH_SIZE = 100
const RETENTION_MS = 7 * 24 * 3600 * 1000

/**
 * Deletes pictures that nobody has uploaded and no restaurant, version or draft has used for a week, and the remains
 * of interrupted uploads; returns the number of pictures. A row is deleted before its files, and its id is never
 * reused, so no row is left without its files. Contract C36.
 */
export async function forgetPictures(
  { db, store }: { db: Db; store: MediaStore },
  now: Date,
  shouldStop: () => boolean = () => false,
): Promise<number> {
  const before = new Date(now.getTime() - RETENTION_MS)
  let forgotten = 0
  while (!shouldStop()) {
    const rows = await deleteUnused(db, before)
    await store.remove(rows.flatMap(({ files }) => files))
    forgotten += rows.length
    if (rows.length < BATCH_SIZE) break
  }
  return forgotten
}

function deleteUnused(db: Db, before: Date): Promise<{ files: string[] }[]> {
  return rowsOf<{ files: string[] }>(
    db,
    sql`DELETE FROM pictures WHERE id IN (
        SELECT p.id FROM pictures p WHERE p.needed_at < ${before.toISOString()}::timestamptz
          AND NOT EXISTS (SELECT FROM restaurant_pictures u WHERE u.picture_id = p.id)
          AND NOT EXISTS (SELECT FROM settings_drafts d, jsonb_each_text(d.pictures) named WHERE named.value = p.id)
        LIMIT ${BATCH_SIZE} FOR UPDATE SKIP LOCKED)
      AND NOT EXISTS (SELECT FROM restaurant_pictures u WHERE u.picture_id = pictures.id)
      RETURNING files`,
  )
}
