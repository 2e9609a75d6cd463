import { sql } from 'drizzle-orm'
import { PICTURE_WIDTHS } from '@/lib/domain/restaurant/picture-sizes'
import type { Picture } from '@/lib/domain/restaurant/schema'
import { type Db, rowsOf } from '@/upstream/db/database'

export type StoredPicture = Omit<Picture, 'alt'>

/** Finds the stored picture of a file name, and the file name of a stored picture. */
export interface PictureFiles {
  /** Null where no such picture was handed over. `placeholder` only where one was made. */
  pictureOf: (file: string) => StoredPicture | null
  fileOf: (src: string) => string
}

/** The pictures that a restaurant has already, and those that came with its file. */
export async function pictureFiles(
  db: Db,
  key: string,
  uploaded: ReadonlyMap<string, StoredPicture> = new Map(),
): Promise<PictureFiles> {
  const rows = await rowsOf<{ picture: StoredPicture | null }>(
    db,
    sql`SELECT picture FROM restaurants r, jsonb_array_elements(r.details -> 'pictures') picture WHERE r.key = ${key}
      UNION ALL SELECT jsonb_path_query(m.menu, '$.categories[*].products[*].image')
        FROM restaurants r JOIN menus m ON m.restaurant_id = r.id WHERE r.key = ${key}`,
  )
  const known = new Map(rows.flatMap(({ picture }) => (picture ? [[fileOf(picture.src), picture] as const] : [])))
  return { pictureOf: (file) => uploaded.get(file) ?? known.get(file) ?? null, fileOf }
}

const SAMPLES = '/pictures/'
const DRAWINGS = '/pictures/dania/'

/** Pictures of the sample data are files of the build: `burger.avif` is `/pictures/burger` in three widths. */
export function samplePictureFiles(placeholders: Record<string, string>): PictureFiles {
  return {
    fileOf,
    pictureOf: (file) => {
      const [name = '', format] = file.split('.')
      if (format === 'svg') return { src: `${DRAWINGS}${file}`, width: 600, height: 400 }
      const placeholder = placeholders[name]
      const picture = { src: `${SAMPLES}${name}`, width: 1200, height: 800, widths: PICTURE_WIDTHS }
      return placeholder ? { ...picture, placeholder } : picture
    },
  }
}

/** What a picture's file is called in an exported file. */
function fileOf(src: string): string {
  const name = src.slice(src.lastIndexOf('/') + 1)
  return src.startsWith(SAMPLES) && !name.includes('.') ? `${name}.avif` : name
}
