import { eq, sql } from 'drizzle-orm'
import { isNearAny, kmBetween } from '@/lib/domain/distance'
import { kmText } from '@/lib/domain/km-text'
import { differencesOf } from '@/lib/domain/restaurant/file/differences'
import type { FileProblem } from '@/lib/domain/restaurant/file/file-problem'
import type { NumberedMenu } from '@/lib/domain/restaurant/file/menu-schema'
import { highestNumber, numberMenu } from '@/lib/domain/restaurant/file/number-menu'
import { numberTables } from '@/lib/domain/restaurant/file/number-tables'
import type { RestaurantFile } from '@/lib/domain/restaurant/file/schema'
import type { RestaurantState } from '@/lib/domain/restaurant/state'
import type { Coordinates } from '@/lib/domain/wire'
import { DIFFERENCE_WORDS, FILE_WORDS } from '@/messages/content/restaurant-file'
import { type Db, rowsOf } from '@/upstream/db/database'
import { setPresentTime } from '@/upstream/db/present-time'
import { restaurants, type StoredRestaurant } from '@/upstream/db/schema'
import { lockRestaurant } from '@/upstream/restaurants/lock-restaurant'
import { loadFile } from './load-file'
import { dropPictureNames, type PictureFiles, pictureNames, savePictureNames } from './pictures'
import { recordVersions, type VersionAuthor } from './record-versions'
import { restaurantRow } from './restaurant-row'
import { saveFileMenu, saveHistory, saveOrderSettings } from './save-ordering'
import { saveTables } from './save-tables'
import { saveVouchers, voucherProblems } from './save-vouchers'

export interface ImportOptions {
  files: PictureFiles
  now: Date
  /** Writes nothing and takes no lock; returns the differences. */
  isDryRun?: boolean
  /** The caller rolls the transaction back, so the import takes no lock. */
  isRolledBack?: boolean
  /** The state of a new restaurant; a draft by default. */
  state?: RestaurantState
  /** Id of a new restaurant: the sample data have their own ids. */
  id?: number
  /** Author of the versions; operations by default. */
  by?: VersionAuthor
}

type City = { name: string; location: Coordinates }

export type Imported =
  | { problems: FileProblem[] }
  | {
      problems: []
      id: number
      state: RestaurantState
      isNew: boolean
      /** One line each; empty where the restaurant equals the file. */
      differences: string[]
    }

/**
 * Imports the file of a restaurant, inside the caller's transaction; imports of one restaurant wait for each other.
 * The restaurant is found by its key; parts that the file lacks are removed, except those that diners have booked. A
 * repeat changes nothing. Contract C33.
 */
export async function importRestaurant(tx: Db, file: RestaurantFile, options: ImportOptions): Promise<Imported> {
  const isLooking = options.isDryRun || options.isRolledBack
  if (!isLooking) await lockRestaurant(tx, { key: file.key })
  await setPresentTime(tx, options.now)
  const found = tx.select().from(restaurants).where(eq(restaurants.key, file.key))
  // Not `FOR UPDATE`, which would block each order and reservation: their foreign keys lock the row's key in share
  // mode.
  const [row] = await (isLooking ? found : found.for('no key update'))
  const city = await cityOf(tx, file)
  const problems = [
    ...('name' in city ? pointProblems(file, city, row) : [city]),
    ...pictureProblems(file, options.files),
    ...historyProblems(file, options.now),
    ...(await voucherProblems(tx, file, row?.id ?? null)),
  ]
  if (!('name' in city) || problems.length > 0) return { problems }

  const stored = row ? await loadFile(tx, row.id, options.files) : null
  const before = stored && inOrder(stored)
  const menu = file.menu && numberMenu(file.menu, before?.menu ?? null, row?.lastMenuNumber)
  const rooms = numberTables(file.rooms, before?.rooms ?? [])
  const after = inOrder({ ...file, rooms, menu })
  const differences = before
    ? [...differencesOf(before, after), ...replacedPictures(file, options.files)]
    : [DIFFERENCE_WORDS.created(file.name)]
  const id = row?.id ?? options.id ?? (await nextId(tx))
  const imported = { problems: [] as [], id, state: row?.state ?? options.state ?? 'draft', isNew: !row, differences }
  if (options.isDryRun) return imported
  if (differences.length > 0) {
    const saved = await save(tx, { file: { ...file, rooms }, menu, id, row, cityName: city.name, options })
    const made = { ...after, rooms: saved }
    if (before) await recordVersions(tx, id, { before, after: made, by: options.by, now: options.now })
    await dropPictureNames(tx, id, pictureNames(file))
  } else if (menu) await saveHistory(tx, id, menu)
  return imported
}

async function save(
  tx: Db,
  {
    file,
    menu,
    id,
    row,
    cityName,
    options,
  }: {
    file: RestaurantFile
    menu: NumberedMenu | null
    id: number
    row: StoredRestaurant | undefined
    cityName: string
    options: ImportOptions
  },
): Promise<RestaurantFile['rooms']> {
  const { files, now, state = 'draft' } = options
  const lastMenuNumber = Math.max(row?.lastMenuNumber ?? 0, menu ? highestNumber(menu) : 0)
  const values = {
    ...restaurantRow(file, { id, cityName, files, paused: row?.summary.orders_paused }),
    lastMenuNumber,
  }
  // The keys are left out: an update that sets them locks them even if unchanged, and diners' rows refer to them.
  const { id: _, key: __, ...changed } = values
  if (row) await tx.update(restaurants).set(changed).where(eq(restaurants.id, id))
  else await tx.insert(restaurants).values({ ...values, state })
  await savePictureNames(tx, id, pictureNames(file), files)
  const rooms = await saveTables(tx, id, file, now)
  await saveFileMenu(tx, id, menu, options)
  await saveOrderSettings(tx, id, file)
  await saveVouchers(tx, id, file)
  return rooms
}

/** Its city, or the problem with brand and city. */
async function cityOf(tx: Db, { tenant, city }: RestaurantFile): Promise<City | FileProblem> {
  const [found] = await rowsOf<{ cities: (City & { slug: string })[] }>(
    tx,
    sql`SELECT config -> 'cities' AS cities FROM tenants WHERE key = ${tenant}`,
  )
  if (!found) return { path: 'tenant', message: FILE_WORDS.unknownTenant(tenant) }
  const own = found.cities.find(({ slug }) => slug === city)
  return own ?? { path: 'city', message: FILE_WORDS.otherTenantCity(tenant, city) }
}

/**
 * An open restaurant does not move away from its town: deliveries are measured from the point. A draft is held to it
 * when it opens, and a point of before stays.
 */
function pointProblems({ address }: RestaurantFile, city: City, row: StoredRestaurant | undefined): FileProblem[] {
  const before = row?.summary.address
  const isMoved = before?.lat !== address.lat || before?.lng !== address.lng
  if (row?.state !== 'open' || !isMoved || isNearAny(address, [city])) return []
  return [{ path: 'address', message: FILE_WORDS.farDoor(kmText(kmBetween(city.location, address)), city.name) }]
}

function pictureProblems({ pictures, menu }: RestaurantFile, files: PictureFiles): FileProblem[] {
  const images = (menu?.categories ?? []).flatMap(({ products }, c) =>
    products.flatMap(({ image }, p) =>
      image ? [{ path: `menu.categories[${c}].products[${p}].image.file`, file: image.file }] : [],
    ),
  )
  const nameBySrc = new Map<string, string>()
  return [...pictures.map(({ file }, i) => ({ path: `pictures[${i}].file`, file })), ...images].flatMap(
    ({ path, file }) => {
      const picture = files.pictureOf(file)
      if (!picture) return [{ path, message: FILE_WORDS.missingPicture(file) }]
      const name = nameBySrc.get(picture.src) ?? file
      nameBySrc.set(picture.src, name)
      return name === file ? [] : [{ path, message: FILE_WORDS.samePicture(name) }]
    },
  )
}

function replacedPictures(file: RestaurantFile, files: PictureFiles): string[] {
  return [...pictureNames(file)].filter(files.isReplaced).map(DIFFERENCE_WORDS.replaced)
}

// A future price would be the lowest of no period of thirty days.
function historyProblems({ menu }: RestaurantFile, now: Date): FileProblem[] {
  return (menu?.categories ?? []).flatMap(({ products }, c) =>
    products.flatMap(({ earlierPrices }, p) =>
      earlierPrices.flatMap(({ since }, i) =>
        new Date(since) <= now
          ? []
          : [{ path: `menu.categories[${c}].products[${p}].earlierPrices[${i}].since`, message: FILE_WORDS.future }],
      ),
    ),
  )
}

/**
 * Drawn before the insert, since the wire form contains the id. An id is never reused, even if its restaurant is not
 * created.
 */
async function nextId(tx: Db): Promise<number> {
  const [found] = await rowsOf<{ id: number }>(
    tx,
    sql`SELECT nextval(pg_get_serial_sequence('restaurants', 'id'))::int AS id`,
  )
  if (!found) throw new Error('a sequence has no next number')
  return found.id
}

/** Tables of a combination in the order of the rooms, which is also the order of the export. */
function inOrder<T extends Pick<RestaurantFile, 'rooms' | 'combinations'>>(file: T): T {
  const place = new Map(file.rooms.flatMap(({ tables }) => tables).map(({ name }, i) => [name, i]))
  const placeOf = (name: string) => place.get(name) ?? 0
  const combinations = file.combinations
    .map((names) => names.toSorted((a, b) => placeOf(a) - placeOf(b)))
    .toSorted((a, b) => (a.join() < b.join() ? -1 : 1))
  return { ...file, combinations }
}
