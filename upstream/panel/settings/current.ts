import { eq } from 'drizzle-orm'
import type { Db } from '@/upstream/db/database'
import { restaurants } from '@/upstream/db/schema'
import { type LoadedFile, loadFile } from '@/upstream/restaurants/file/load-file'
import { type PictureFiles, pictureFiles } from '@/upstream/restaurants/file/pictures'

/** A restaurant as it is now, even if parts of it are unsound. */
export interface Current {
  file: LoadedFile
  files: PictureFiles
}

/** `pictures`: those of a draft with new ones, by their names. Null for an unknown restaurant. */
export async function loadCurrent(tx: Db, restaurantId: number, pictures = {}): Promise<Current | null> {
  const [row] = await tx.select({ key: restaurants.key }).from(restaurants).where(eq(restaurants.id, restaurantId))
  const files = row && (await pictureFiles(tx, row.key, pictures))
  const file = files && (await loadFile(tx, restaurantId, files))
  return file ? { file, files } : null
}
