import type { FileProblem } from '@/lib/domain/restaurant/file/file-problem'
import { withoutNumbers } from '@/lib/domain/restaurant/file/number-tables'
import { readRestaurantFile } from '@/lib/domain/restaurant/file/read-file'
import type { RestaurantFile } from '@/lib/domain/restaurant/file/schema'
import type { Db } from '@/upstream/db/database'
import { loadFile } from './load-file'
import type { PictureFiles } from './pictures'

export type Exported = { file: RestaurantFile; problems: [] } | { file: null; problems: FileProblem[] }

/**
 * The file of a restaurant, its properties in the order of the schema, so that an import elsewhere and an export
 * there give the same bytes. Null for an unknown id; problems where the database contains values that no file may
 * have. Contract C33.
 */
export async function exportRestaurant(db: Db, id: number, files: PictureFiles): Promise<Exported | null> {
  const file = await loadFile(db, id, files)
  return file && readRestaurantFile({ ...file, rooms: withoutNumbers(file.rooms) })
}
