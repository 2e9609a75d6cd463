import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { MediaStore } from '@/lib/backend/pictures/media-store'
import type { MadePicture } from '@/lib/backend/pictures/picture-files'
import { pictureHash } from '@/lib/backend/pictures/picture-hash'
import { LIMITS } from '@/lib/domain/rate-limit/limits'
import type { PictureRefusal } from '@/lib/domain/restaurant/picture'
import { type Db, rowsOf } from '@/upstream/db/database'
import type { PictureMaker } from './run-picture-worker'

/**
 * The uploader of a picture: a restaurant of a brand, a brand's token (no restaurant), or operations of all brands
 * (neither).
 */
export interface PictureOwner {
  tenant: string | null
  restaurantId: number | null
}

interface Parts {
  db: Db
  store: MediaStore
  make: PictureMaker
  now: Date
}

/**
 * Saves the picture of this image for at least a week, and returns its id. An interrupted upload has no picture, and
 * its files are deleted with its row. Contract C36.
 */
export async function savePicture(
  { db, store, make, now }: Parts,
  image: Uint8Array,
  owner: PictureOwner,
): Promise<{ id: string } | PictureRefusal | 'busy'> {
  const contentHash = pictureHash(image)
  const storedId = await extendPicture(db, contentHash, now)
  if (storedId) {
    await recordOwner(db, storedId, owner)
    return { id: storedId }
  }
  const made = await make(image, JSON.stringify(owner))
  if (typeof made === 'string') return made
  const id = randomBytes(16).toString('hex')
  const files = filesOf(id, made)
  await recordFiles(db, id, { made, files, now })
  await recordOwner(db, id, owner)
  for (const [name, bytes] of files) await store.put(name, bytes)
  await db.execute(sql`UPDATE pictures SET content_hash = ${contentHash} WHERE id = ${id}`)
  return { id }
}

/** Keeps a stored picture for another week; waits for a deletion under way, which leaves none. */
async function extendPicture(db: Db, contentHash: string, now: Date): Promise<string | null> {
  const [row] = await rowsOf<{ id: string }>(
    db,
    sql`UPDATE pictures SET needed_at = ${now.toISOString()}::timestamptz 
      WHERE content_hash = ${contentHash} OR (master_hash = ${contentHash} AND content_hash IS NOT NULL) RETURNING id`,
  )
  return row?.id ?? null
}

/** Keeps pictures for another week; unknown ids are ignored. */
export async function extendPictures(db: Db, ids: readonly string[], now: Date): Promise<void> {
  await db.execute(sql`UPDATE pictures SET needed_at = ${now.toISOString()}::timestamptz
    WHERE id IN (SELECT jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`)
}

/** Files by their names in the store. */
function filesOf(id: string, { files, master }: MadePicture): Map<string, Buffer> {
  const shown = files.map(({ suffix, format, bytes }) => [`${id}${suffix}.${format}`, bytes] as const)
  return new Map([...shown, [masterOf(id), master]])
}

/** Inserts the row before the files are written: files without a row would never be deleted. */
async function recordFiles(
  db: Db,
  id: string,
  { made, files, now }: { made: MadePicture; files: Map<string, Buffer>; now: Date },
): Promise<void> {
  const { width, height, widths, placeholder } = made
  // The values are our own numbers and names, so the literals are safe.
  const [widthList, nameList] = [widths, [...files.keys()]].map((list) => `{${list.join(',')}}`)
  const bytes = [...files.values()].reduce((sum, file) => sum + file.byteLength, 0)
  await db.execute(sql`INSERT INTO pictures (id, master_hash, width, height, widths, placeholder, files, bytes, needed_at)
    VALUES (${id}, ${pictureHash(made.master)}, ${width}, ${height}, ${widthList}::integer[], ${placeholder}, ${nameList}::text[],
      ${bytes}, ${now.toISOString()}::timestamptz)`)
}

/** Adds an owner; a picture that was just deleted gets none. */
async function recordOwner(db: Db, id: string, { tenant, restaurantId }: PictureOwner): Promise<void> {
  await db.execute(sql`INSERT INTO picture_owners (picture_id, tenant, restaurant_id)
    SELECT id, ${tenant}, ${restaurantId}::integer FROM pictures WHERE id = ${id} FOR KEY SHARE ON CONFLICT DO NOTHING`)
}

/** Most bytes of a restaurant's stored uploads, used or not. Contract C36. */
const MAX_BYTES = 1_000_000_000

/** Does a restaurant have the maximum number or size of pictures? */
export async function hasTooManyPictures(db: Db, restaurantId: number): Promise<boolean> {
  const [row] = await rowsOf<{ count: number; bytes: string | number }>(
    db,
    sql`SELECT count(*)::int AS count, coalesce(sum(p.bytes), 0) AS bytes FROM picture_owners o
      JOIN pictures p ON p.id = o.picture_id WHERE o.restaurant_id = ${restaurantId}`,
  )
  return (row?.count ?? 0) >= LIMITS.pictures.max || Number(row?.bytes ?? 0) >= MAX_BYTES
}

/**
 * Does a picture belong to a brand? True where the brand or its restaurant uploaded it, or operations for its
 * restaurant. The id is no proof, since every page shows it: it allows showing the picture, not exporting the stored
 * file.
 */
export async function isPictureOf(db: Db, id: string, tenant: string): Promise<boolean> {
  const found = await rowsOf(
    db,
    sql`SELECT FROM picture_owners o WHERE o.picture_id = ${id} AND (o.tenant = ${tenant} OR (o.tenant IS NULL AND EXISTS (
      SELECT FROM restaurant_pictures u JOIN restaurants r ON r.id = u.restaurant_id
        WHERE u.picture_id = o.picture_id AND r.details ->> 'home_tenant' = ${tenant}))) LIMIT 1`,
  )
  return found.length > 0
}

/** Name of the file from which a picture can be made again. Diners do not see it. */
export function masterOf(id: string): string {
  return `${id}-master.avif`
}
