import { eq } from 'drizzle-orm'
import type { Context } from 'hono'
import { fileCalls } from '@/lib/domain/machines/file-calls'
import type { FileProblem } from '@/lib/domain/restaurant/file/file-problem'
import { restaurantJsonSchema } from '@/lib/domain/restaurant/file/json-schema'
import { readRestaurantFile } from '@/lib/domain/restaurant/file/read-file'
import type { RestaurantFile } from '@/lib/domain/restaurant/file/schema'
import { cleanText, cleanTexts } from '@/lib/domain/text/clean-text'
import { type Db, inTransaction, WriteConflict, withRetries } from '@/upstream/db/database'
import { restaurants } from '@/upstream/db/schema'
import { busy } from '@/upstream/http/conflict-answers'
import type { Deps, Upstream, UpstreamEnv } from '@/upstream/http/deps'
import { problem, type RefusalError, valueOrThrow } from '@/upstream/http/problem'
import { serve } from '@/upstream/http/serve'
import { brandOfScope, requireBrand, requireInScope } from '@/upstream/http/staff-scope'
import { type EnterTurn, inTurn } from '@/upstream/http/turns'
import { exportRestaurant } from '@/upstream/restaurants/file/export-restaurant'
import { type Imported, importRestaurant } from '@/upstream/restaurants/file/import-restaurant'
import { listStates } from '@/upstream/restaurants/file/list-states'
import { readMenuCsv } from '@/upstream/restaurants/file/menu-csv'
import {
  type PictureFiles,
  pictureFiles,
  pictureNames,
  withAnnouncedPictures,
} from '@/upstream/restaurants/file/pictures'
import { removeDraft } from '@/upstream/restaurants/file/remove-draft'
import { changeState, stateOfRestaurant } from '@/upstream/restaurants/file/restaurant-state'
import { lockRestaurant } from '@/upstream/restaurants/lock-restaurant'

/** Calls by which operations create a restaurant, change it by its file, open and suspend it. Contract C33. */
export function machineFileRoutes(app: Upstream, { db, now }: Deps, fileTurns: EnterTurn): void {
  for (const path of ['import', ':id/file', ':id/menu']) app.use(`/operations/restaurants/${path}`, inTurn(fileTurns))

  serve(app, fileCalls.states, ({ c, query }) => listStates(db, brandOfScope(c), query.after))

  serve(app, fileCalls.schema, () => restaurantJsonSchema())

  serve(app, fileCalls.importFile, async ({ c, body }) => {
    const { file, problems } = readRestaurantFile(cleanTexts(body.file))
    if (!file) throw invalidFile(problems)
    requireBrand(c, file.tenant)
    await requireOwn(c, db, eq(restaurants.key, file.key))
    const work = async (tx: Db) => {
      const done = await takeIn(tx, file, body.dry_run, body.pictures, body.beside)
      if (body.open && !body.dry_run && done.state !== 'open')
        done.state = valueOrThrow(await changeState(tx, done.id, { to: 'open', reason: null }, now())).state
      return done
    }
    return repeated(work)
  })

  serve(app, fileCalls.exportFile, async ({ c, params: { id } }) => {
    const row = await requireOwn(c, db, eq(restaurants.id, id))
    const files = row && (await pictureFiles(db, row.key))
    const exported = files && (await exportRestaurant(db, id, files))
    if (!exported) throw problem(404, 'unknown_restaurant')
    if (!exported.file) throw invalidFile(exported.problems)
    return { file: exported.file, pictures: picturesOf(exported.file, files) }
  })

  serve(app, fileCalls.menu, async ({ c, params: { id }, body: { csv, dry_run } }) => {
    const row = await requireOwn(c, db, eq(restaurants.id, id))
    if (!row) throw problem(404, 'unknown_restaurant')
    const work = async (tx: Db) => {
      // A dry run only reads, so it takes no lock.
      if (!dry_run) await lockRestaurant(tx, { id })
      const exported = await exportRestaurant(tx, id, await pictureFiles(tx, row.key))
      if (!exported?.file) throw invalidFile(exported?.problems ?? [])
      const { menu, problems } = readMenuCsv(cleanText(csv), exported.file.menu)
      if (!menu) throw invalidFile(problems)
      const { file, problems: others } = readRestaurantFile({ ...exported.file, menu })
      if (!file) throw invalidFile(others)
      return takeIn(tx, file, dry_run)
    }
    return repeated(work)
  })

  serve(app, fileCalls.state, async ({ c, params: { id }, body }) => {
    await requireOwn(c, db, eq(restaurants.id, id))
    const change = { to: body.state, reason: body.state === 'suspended' ? body.reason : null }
    const changed = await inTransaction(db, (tx) => changeState(tx, id, change, now()))
    return { state: valueOrThrow(changed).state }
  })

  serve(app, fileCalls.removeDraft, async ({ c, params: { id } }) => {
    await requireOwn(c, db, eq(restaurants.id, id))
    valueOrThrow(await removeDraft(db, id))
  })

  async function repeated<T>(work: (tx: Db) => Promise<T>): Promise<T> {
    try {
      return await withRetries(() => inTransaction(db, work))
    } catch (error) {
      throw error instanceof WriteConflict ? busy() : error
    }
  }

  async function takeIn(
    tx: Db,
    file: RestaurantFile,
    isDryRun: boolean,
    handedOver: Record<string, string> = {},
    beside: readonly string[] = [],
  ) {
    const stored = await pictureFiles(tx, file.key, handedOver)
    const files = isDryRun ? withAnnouncedPictures(stored, beside) : stored
    const imported = await importRestaurant(tx, file, { files, now: now(), isDryRun })
    return answerOf(tx, imported)
  }
}

async function answerOf(tx: Db, imported: Imported) {
  if (imported.problems.length > 0 || !('id' in imported)) throw invalidFile(imported.problems)
  const { id, state, isNew, differences } = imported
  const missing = (await stateOfRestaurant(tx, id))?.missing ?? []
  return { id, state, is_new: isNew, differences, missing }
}

/** The restaurant of `which`, if it exists; 404 where it is another brand's. */
async function requireOwn(c: Context<UpstreamEnv>, db: Db, which: ReturnType<typeof eq>) {
  const [row] = await db
    .select({ id: restaurants.id, key: restaurants.key, details: restaurants.details })
    .from(restaurants)
    .where(which)
  if (row) requireInScope(c, { restaurantId: row.id, tenant: row.details.home_tenant }, 'unknown_restaurant')
  return row
}

/** 422 with the messages of each problem by its path. */
function invalidFile(problems: FileProblem[]): RefusalError {
  const fields: Record<string, string> = {}
  for (const { path, message } of problems) fields[path] = fields[path] ? `${fields[path]}; ${message}` : message
  return problem(422, 'invalid_file', { fields })
}

function picturesOf(file: RestaurantFile, { pictureOf }: PictureFiles): Record<string, string> {
  return Object.fromEntries([...pictureNames(file)].map((name) => [name, pictureOf(name)?.src ?? '']))
}
