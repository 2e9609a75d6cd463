import { sql } from 'drizzle-orm'
import type { RestaurantFile } from '@/lib/domain/restaurant/file/schema'
import { MEDIA_PATH, mediaIdOf } from '@/lib/domain/restaurant/picture'
import { PICTURE_WIDTHS } from '@/lib/domain/restaurant/picture-sizes'
import type { PublishedPicture } from '@/lib/domain/restaurant/schema'
import { type Db, rowsOf } from '@/upstream/db/database'

type StoredPicture = Omit<PublishedPicture, 'alt'>

/** Finds the stored picture of a file name, and the file name of a stored picture. */
export interface PictureFiles {
  /** Null where no such picture was uploaded. `placeholder` only where one was made. */
  pictureOf: (file: string) => StoredPicture | null
  /** The present name in the restaurant's file. */
  fileOf: (src: string) => string
  /** Was another picture uploaded under the same name? */
  isReplaced: (file: string) => boolean
}

interface UploadRow {
  id: string
  width: number
  height: number
  widths: number[]
  placeholder: string
}

/**
 * The pictures that a restaurant already has, and those that came with its file, by the ids of their uploads; these
 * are kept until the transaction ends. Contract C33, C36.
 */
export async function pictureFiles(
  db: Db,
  key: string,
  handedOver: Readonly<Record<string, string>> = {},
): Promise<PictureFiles> {
  const rows = await rowsOf<{ file: string | null; picture: StoredPicture | null }>(
    db,
    sql`WITH own AS (SELECT id, details FROM restaurants WHERE key = ${key}),
      names AS (SELECT n.file, n.picture_id FROM restaurant_pictures n JOIN own ON own.id = n.restaurant_id),
      shown AS (SELECT picture FROM own, jsonb_array_elements(own.details -> 'pictures') picture
        UNION ALL SELECT jsonb_path_query(m.menu, '$.categories[*].products[*].image') FROM own JOIN menus m ON m.restaurant_id = own.id)
      SELECT names.file, shown.picture FROM shown
        LEFT JOIN names ON shown.picture ->> 'src' = ${MEDIA_PATH}::text || names.picture_id`,
  )
  const uploaded = await uploadsOf(db, handedOver)
  const stored = await listStoredPictures(db, key)
  const known = new Map<string, StoredPicture>()
  const names = new Map<string, string>()
  for (const { file, picture } of rows) {
    if (!picture) continue
    const name = file ?? defaultFileOf(picture.src)
    // A dish's picture has no placeholder, and may be the restaurant's too.
    if (!known.get(name)?.placeholder) known.set(name, picture)
    names.set(picture.src, name)
  }
  return {
    pictureOf: (file) => uploaded.get(file) ?? known.get(file) ?? stored.get(file) ?? null,
    fileOf: (src) => names.get(src) ?? defaultFileOf(src),
    isReplaced: (file) => {
      const [before, after] = [known.get(file), uploaded.get(file)]
      return before !== undefined && after !== undefined && before.src !== after.src
    },
  }
}

/** The same for a dry run, with pictures that lie beside the file and are handed over once all else is right. */
export function withAnnouncedPictures(files: PictureFiles, names: readonly string[]): PictureFiles {
  const promised = new Set(names)
  const pictureOf = (file: string) =>
    files.pictureOf(file) ?? (promised.has(file) ? { src: `${MEDIA_PATH}${file}`, width: 1, height: 1 } : null)
  return { ...files, pictureOf }
}

async function uploadsOf(db: Db, handedOver: Readonly<Record<string, string>>): Promise<Map<string, StoredPicture>> {
  const ids = Object.values(handedOver)
  if (ids.length === 0) return new Map()
  const rows = await rowsOf<UploadRow>(
    db,
    sql`SELECT id, width, height, widths, placeholder FROM pictures
      WHERE id IN (SELECT jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)) AND content_hash IS NOT NULL
      ORDER BY id FOR KEY SHARE`,
  )
  const byId = new Map(rows.map(({ id, ...picture }) => [id, { src: `${MEDIA_PATH}${id}`, ...picture }]))
  return new Map(
    Object.entries(handedOver).flatMap(([file, id]) => {
      const picture = byId.get(id)
      return picture ? [[file, picture] as const] : []
    }),
  )
}

/** Uploaded pictures that the file, or a version that can be restored, names. */
async function listStoredPictures(db: Db, key: string): Promise<Map<string, StoredPicture>> {
  const rows = await rowsOf<UploadRow & { file: string }>(
    db,
    sql`SELECT n.file, p.id, p.width, p.height, p.widths, p.placeholder FROM restaurant_pictures n
      JOIN restaurants r ON r.id = n.restaurant_id AND r.key = ${key} JOIN pictures p ON p.id = n.picture_id`,
  )
  return new Map(rows.map(({ file, id, ...picture }) => [file, { src: `${MEDIA_PATH}${id}`, ...picture }]))
}

/** Stores the file's names of uploaded pictures. Contract C36. */
export async function savePictureNames(
  tx: Db,
  restaurantId: number,
  names: ReadonlySet<string>,
  { pictureOf }: PictureFiles,
): Promise<void> {
  const rows = [...names].flatMap((file) => {
    const id = mediaIdOf(pictureOf(file)?.src ?? '')
    return id ? [{ file, id }] : []
  })
  const json = JSON.stringify(rows)
  const named = sql`jsonb_to_recordset(${json}::jsonb) AS named (file text, id text)`
  await tx.execute(sql`INSERT INTO restaurant_pictures AS own (restaurant_id, file, picture_id)
    SELECT ${restaurantId}, file, id FROM ${named}
    ON CONFLICT (restaurant_id, file) DO UPDATE SET picture_id = excluded.picture_id
      WHERE own.picture_id <> excluded.picture_id`)
}

/**
 * Removes names of pictures that neither the file nor any stored version has, and second names of the same picture:
 * these pictures may then be deleted. Contract C36.
 */
export async function dropPictureNames(tx: Db, restaurantId: number, names: ReadonlySet<string>): Promise<void> {
  const named = sql`(SELECT jsonb_array_elements_text(${JSON.stringify([...names])}::jsonb))`
  const left = sql`own.restaurant_id = ${restaurantId} AND own.file NOT IN ${named}`
  // Most changes do not affect pictures, and reading the versions is expensive.
  const [found] = await rowsOf(tx, sql`SELECT 1 FROM restaurant_pictures own WHERE ${left} LIMIT 1`)
  if (!found) return
  await tx.execute(sql`DELETE FROM restaurant_pictures own WHERE ${left} AND (
    own.file NOT IN (
      SELECT jsonb_path_query(value, '$.pictures[*].file') #>> '{}' FROM settings_versions
        WHERE restaurant_id = ${restaurantId} AND part = 'pictures'
      UNION ALL SELECT jsonb_path_query(value, '$.categories[*].products[*].image.file') #>> '{}' FROM settings_versions
        WHERE restaurant_id = ${restaurantId} AND part = 'menu')
    OR EXISTS (SELECT FROM restaurant_pictures other WHERE other.restaurant_id = ${restaurantId}
      AND other.picture_id = own.picture_id AND other.file IN ${named}))`)
}

/** An uploaded picture by its id; null where there is none. */
export async function storedPicture(db: Db, id: string): Promise<StoredPicture | null> {
  return (await uploadsOf(db, { [id]: id })).get(id) ?? null
}

/** The restaurant's file name of an uploaded picture; null where it has no such picture. */
export async function ownFileOf(db: Db, restaurantId: number, pictureId: string): Promise<string | null> {
  const [row] = await rowsOf<{ file: string }>(
    db,
    sql`SELECT file FROM restaurant_pictures WHERE restaurant_id = ${restaurantId} AND picture_id = ${pictureId} LIMIT 1`,
  )
  return row?.file ?? null
}

/** Names of all pictures in a restaurant's file, including its dishes'. */
export function pictureNames({ pictures, menu }: Pick<RestaurantFile, 'pictures' | 'menu'>): Set<string> {
  const images = (menu?.categories ?? []).flatMap(({ products }) => products.flatMap(({ image }) => image ?? []))
  return new Set([...pictures, ...images].map(({ file }) => file))
}

const SAMPLES = '/pictures/'
const DRAWINGS = '/pictures/dania/'

/** Pictures of the sample data are served from its folder: `burger.avif` is `/pictures/burger` in three widths. */
export function placeholderPictureFiles(placeholders: Record<string, string>): PictureFiles {
  return {
    fileOf: defaultFileOf,
    isReplaced: () => false,
    pictureOf: (file) => {
      const [name = '', format] = file.split('.')
      if (format === 'svg') return { src: `${DRAWINGS}${file}`, width: 600, height: 400 }
      const placeholder = placeholders[name]
      const picture = { src: `${SAMPLES}${name}`, width: 1200, height: 800, widths: PICTURE_WIDTHS }
      return placeholder ? { ...picture, placeholder } : picture
    },
  }
}

/** Name of a picture that no file has named. */
function defaultFileOf(src: string): string {
  const name = src.slice(src.lastIndexOf('/') + 1)
  return name.includes('.') ? name : `${name}.avif`
}
