import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { MediaStore } from '@/lib/backend/pictures/media-store'
import type { MadePicture } from '@/lib/backend/pictures/picture-files'
import { pictureHash } from '@/lib/backend/pictures/picture-hash'
import { MOST } from '@/lib/domain/rate-limit/limits'
import type { PictureRefusal } from '@/lib/domain/restaurant/picture'
import { type Db, rowsOf } from '@/upstream/db/database'
import type { PictureMaker } from './run-picture-worker'

/** The owner that handed a picture over: a restaurant of a brand, a brand's token (no restaurant), or operations of all brands (neither). */
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
 * The id of the picture of this image, which is kept from now on, for a week at least. Killed halfway, it is none, and what lies in
 * the store goes with the row that names it. Contract C36.
 */
export async function savePicture(
  { db, store, make, now }: Parts,
  image: Uint8Array,
  owner: PictureOwner,
): Promise<{ id: string } | PictureRefusal | 'busy'> {
  const contentHash = pictureHash(image)
  const kept = await keepLonger(db, contentHash, now)
  if (kept) {
    await noteOwner(db, kept, owner)
    return { id: kept }
  }
  const made = await make(image, JSON.stringify(owner))
  if (typeof made === 'string') return made
  const id = randomBytes(16).toString('hex')
  const files = filesOf(id, made)
  await noteFiles(db, id, { made, files, now })
  await noteOwner(db, id, owner)
  for (const [name, bytes] of files) await store.put(name, bytes)
  await db.execute(sql`UPDATE pictures SET content_hash = ${contentHash} WHERE id = ${id}`)
  return { id }
}

/** What is being forgotten at this moment is waited for, and then not there. */
async function keepLonger(db: Db, contentHash: string, now: Date): Promise<string | null> {
  const [row] = await rowsOf<{ id: string }>(
    db,
    sql`UPDATE pictures SET needed_at = ${now.toISOString()}::timestamptz 
      WHERE content_hash = ${contentHash} OR (master_hash = ${contentHash} AND content_hash IS NOT NULL) RETURNING id`,
  )
  return row?.id ?? null
}

/** A week longer from now on; ids that are none are left out. */
export async function keepPictures(db: Db, ids: readonly string[], now: Date): Promise<void> {
  await db.execute(sql`UPDATE pictures SET needed_at = ${now.toISOString()}::timestamptz
    WHERE id IN (SELECT jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`)
}

/** By their names in the store. */
function filesOf(id: string, { files, master }: MadePicture): Map<string, Buffer> {
  const shown = files.map(({ suffix, format, bytes }) => [`${id}${suffix}.${format}`, bytes] as const)
  return new Map([...shown, [masterOf(id), master]])
}

/** Before they are written: what no row names would lie there for ever. */
async function noteFiles(
  db: Db,
  id: string,
  { made, files, now }: { made: MadePicture; files: Map<string, Buffer>; now: Date },
): Promise<void> {
  const { width, height, widths, placeholder } = made
  // Numbers and names of our own making.
  const [widthList, nameList] = [widths, [...files.keys()]].map((list) => `{${list.join(',')}}`)
  const bytes = [...files.values()].reduce((sum, file) => sum + file.byteLength, 0)
  await db.execute(sql`INSERT INTO pictures (id, master_hash, width, height, widths, placeholder, files, bytes, needed_at)
    VALUES (${id}, ${pictureHash(made.master)}, ${width}, ${height}, ${widthList}::integer[], ${placeholder}, ${nameList}::text[],
      ${bytes}, ${now.toISOString()}::timestamptz)`)
}

/** A picture that was forgotten at this moment has nobody. */
async function noteOwner(db: Db, id: string, { tenant, restaurantId }: PictureOwner): Promise<void> {
  await db.execute(sql`INSERT INTO picture_owners (picture_id, tenant, restaurant_id)
    SELECT id, ${tenant}, ${restaurantId}::integer FROM pictures WHERE id = ${id} FOR KEY SHARE ON CONFLICT DO NOTHING`)
}

/** Of pictures that a restaurant handed over and that are kept, used or not. Contract C36. */
const MOST_BYTES = 1_000_000_000

/** Has a restaurant as many pictures in hand as it may? */
export async function hasTooManyPictures(db: Db, restaurantId: number): Promise<boolean> {
  const [row] = await rowsOf<{ count: number; bytes: string | number }>(
    db,
    sql`SELECT count(*)::int AS count, coalesce(sum(p.bytes), 0) AS bytes FROM picture_owners o
      JOIN pictures p ON p.id = o.picture_id WHERE o.restaurant_id = ${restaurantId}`,
  )
  return (row?.count ?? 0) >= MOST.pictures.most || Number(row?.bytes ?? 0) >= MOST_BYTES
}

/**
 * Belongs a picture to a brand? One that the brand or a restaurant of it handed over, or operations for a restaurant of it. Its id,
 * which every page shows, is no proof: whoever knows it may show it, not take it out as it is kept.
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

/** The name of the file from which a picture can be made again. No diner is shown it. */
export function masterOf(id: string): string {
  return `${id}-master.avif`
}
