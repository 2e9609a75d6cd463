import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { readRestaurantFile } from '@/lib/domain/restaurant/file/read-file'
import type { RestaurantFile } from '@/lib/domain/restaurant/file/schema'
import { impactOf } from '@/lib/domain/restaurant/settings/impact/impact-of'
import { impactToWire, type WireImpact } from '@/lib/domain/restaurant/settings/impact/impact-wire'
import type { SettingsPart } from '@/lib/domain/restaurant/settings/parts'
import { eveningsToCompare, seatsOfEvening } from '@/lib/domain/restaurant/settings/seats-of-evening'
import type { SettingsReview } from '@/lib/domain/restaurant/settings/wire'
import { localDateOf } from '@/lib/domain/time/time'
import type { Db } from '@/upstream/db/database'
import { done, type Outcome } from '@/upstream/db/outcome'
import type { PanelCaller } from '@/upstream/panel/accounts/panel-caller'
import type { Current } from './current'
import type { SettingsDraft } from './drafts'
import { loadOpenCommitments } from './load-open-commitments'
import { valueDifferences } from './merge-draft'
import { importMerged, loadMerged } from './merged-draft'
import { previewPromotions } from './preview-promotions'

/** Changes of a draft, and the resulting file. */
interface Reviewed {
  draft: SettingsDraft
  current: Current
  review: SettingsReview
  /** Null where the draft has problems. */
  file: RestaurantFile | null
}

/**
 * Effects of publishing the caller's draft: the differences, changes by others meanwhile, and affected diners.
 * Nothing is written. 409 `no_draft` where there is none. `hasPreview`: with the costs of promotions. `lock`: the
 * reviewed state cannot change until the transaction ends. Contract C37.
 */
export async function reviewDraft(
  tx: Db,
  caller: PanelCaller,
  part: SettingsPart,
  now: Date,
  { hasPreview = false, lock = false } = {},
): Promise<Outcome<Reviewed>> {
  const found = await loadMerged(tx, caller, part, { lock })
  if (!found.ok) return found
  const { draft, current, present, value, conflicts } = found.value
  // An unsound present state gives no promises, so effects cannot be computed.
  const { file: before } = readRestaurantFile(current.file)
  const { file, problems, differences } = await importMerged(tx, current, { part, value }, { now, isDryRun: true })
  const shown = {
    part,
    // Differences of the whole file, since a removed dish also removes its promotions.
    differences: differences ?? valueDifferences(present, value),
    others: valueDifferences(draft.base, present),
    conflicts,
    problems,
    evening: before && file && (await eveningOf(part, before, file, now)),
    impact: before && file ? await impactOn(tx, caller.restaurantId, { before, after: file, now }) : [],
  }
  // Promotions are not part of the reviewed digest: each new order changes their figures.
  const promotions =
    hasPreview && part === 'promotions' && before && file
      ? await previewPromotions(tx, caller.restaurantId, { before, after: file, now })
      : null
  return done({ draft, current, file, review: { ...shown, promotions, reviewed: digestOf({ ...shown, value }) } })
}

type Change = { before: RestaurantFile; after: RestaurantFile; now: Date }

async function impactOn(tx: Db, restaurantId: number, change: Change) {
  const open = await loadOpenCommitments(tx, restaurantId, change.now)
  const touched: WireImpact[] = []
  for (const batch of impactOf({ ...change, open })) {
    touched.push(...batch.flatMap(impactToWire))
    await setImmediate()
  }
  return touched
}

const PARTS_OF_AN_EVENING: readonly SettingsPart[] = ['tables', 'reservations', 'hours']
/**
 * The first evening that the change makes different, else the first with seats; null where the part has no influence on
 * evenings. Others work between two evenings: a hundred tables take a quarter of a second each.
 */
async function eveningOf(
  part: SettingsPart,
  before: RestaurantFile,
  after: RestaurantFile,
  now: Date,
): Promise<SettingsReview['evening']> {
  let first: SettingsReview['evening'] = null
  if (!PARTS_OF_AN_EVENING.includes(part)) return null
  for (const date of eveningsToCompare(before, after, localDateOf(now))) {
    const evening = { date, before: seatsOfEvening(before, date), after: seatsOfEvening(after, date) }
    if (JSON.stringify(evening.before) !== JSON.stringify(evening.after)) return evening
    if (evening.before.guests > 0) first ??= evening
    await setImmediate()
  }
  return first
}

function digestOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url')
}
