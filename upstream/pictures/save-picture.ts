import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { MediaStore } from '@/lib/backend/pictures/media-store'
import type { MadePicture } from '@/lib/backend/pictures/picture-files'
import { pictureHash } from '@/lib/backend/pictures/picture-hash'
import type { PictureRefusal } from '@/lib/domain/restaurant/picture'
import { type Db, rowsOf } from '@/upstream/db/database'
import type { PictureMaker } from './run-picture-worker'

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
): Promise<{ id: string } | PictureRefusal | 'busy'> {
  const contentHash = pictureHash(image)
  const kept = await keepLonger(db, contentHash, now)
  if (kept) return { id: kept }
  const made = await make(image)
  if (typeof made === 'string') return made
  const id = randomBytes(16).toString('hex')
  const files = filesOf(id, made)
  await noteFiles(db, id, { made, names: [...files.keys()], now })
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
  { made, names, now }: { made: MadePicture; names: string[]; now: Date },
): Promise<void> {
  const { width, height, widths, placeholder } = made
  // Numbers and names of our own making.
  const [widthList, nameList] = [widths, names].map((list) => `{${list.join(',')}}`)
  await db.execute(sql`INSERT INTO pictures (id, master_hash, width, height, widths, placeholder, files, needed_at)
    VALUES (${id}, ${pictureHash(made.master)}, ${width}, ${height}, ${widthList}::integer[], ${placeholder}, ${nameList}::text[],
      ${now.toISOString()}::timestamptz)`)
}

/** The name of the file from which a picture can be made again. No diner is shown it. */
export function masterOf(id: string): string {
  return `${id}-master.avif`
}
