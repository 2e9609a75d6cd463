import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { PictureRefusal } from '@/lib/domain/restaurant/picture'
import { type Db, rowsOf } from '@/upstream/db/database'
import type { MediaStore } from './media-store'
import type { MadePicture } from './picture-files'
import type { PictureMaker } from './run-picture-worker'

/** How pictures are made; another number, and the same image is made anew. */
const RECIPE = 1

interface Parts {
  db: Db
  store: MediaStore
  make: PictureMaker
  now: Date
}

/**
 * The id of the picture of this image, which is kept from now on, for a week at least. Killed halfway, there is no picture: its row is
 * written last. Contract C36.
 */
export async function savePicture(
  { db, store, make, now }: Parts,
  image: Uint8Array,
): Promise<{ id: string } | PictureRefusal | 'busy'> {
  const contentHash = createHash('sha256').update(`${RECIPE} `).update(image).digest('hex')
  const kept = await keepLonger(db, contentHash, now)
  if (kept) return { id: kept }
  const made = await make(image)
  if (typeof made === 'string') return made
  const id = randomBytes(16).toString('hex')
  const files = await putFiles(store, id, made)
  const own = await insertPicture(db, { id, contentHash, made, files, now })
  // Somebody else handed the same one over meanwhile.
  if (own !== id) await store.remove(files)
  return { id: own }
}

/** What is being forgotten at this moment is waited for, and then not there. */
async function keepLonger(db: Db, contentHash: string, now: Date): Promise<string | null> {
  const [row] = await rowsOf<{ id: string }>(
    db,
    sql`UPDATE pictures SET needed_at = ${now.toISOString()}::timestamptz WHERE content_hash = ${contentHash} RETURNING id`,
  )
  return row?.id ?? null
}

async function putFiles(store: MediaStore, id: string, { files, master }: MadePicture): Promise<string[]> {
  const named = [
    ...files.map(({ suffix, format, bytes }) => ({ name: `${id}${suffix}.${format}`, bytes })),
    { name: masterOf(id), bytes: master },
  ]
  for (const { name, bytes } of named) await store.put(name, bytes)
  return named.map(({ name }) => name)
}

async function insertPicture(
  db: Db,
  {
    id,
    contentHash,
    made,
    files,
    now,
  }: { id: string; contentHash: string; made: MadePicture; files: string[]; now: Date },
): Promise<string> {
  const { width, height, widths, placeholder } = made
  const [row] = await rowsOf<{ id: string }>(
    db,
    sql`INSERT INTO pictures (id, content_hash, width, height, widths, placeholder, files, needed_at)
      VALUES (${id}, ${contentHash}, ${width}, ${height}, ${arrayOf(widths)}::integer[], ${placeholder}, ${arrayOf(files)}::text[],
        ${now.toISOString()}::timestamptz)
      ON CONFLICT (content_hash) DO UPDATE SET needed_at = excluded.needed_at RETURNING id`,
  )
  if (!row) throw new Error('a picture was not written')
  return row.id
}

// Numbers and names of our own making.
function arrayOf(values: readonly (string | number)[]): string {
  return `{${values.join(',')}}`
}

/** The name of the file from which a picture can be made again. No diner is shown it. */
export function masterOf(id: string): string {
  return `${id}-master.avif`
}
