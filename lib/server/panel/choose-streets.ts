import 'server-only'
import { createHash } from 'node:crypto'
import type { ZoneArea } from '@/lib/domain/ordering/delivery/zones'
import { areaBefore, markedZone, NO_AREA, readArea } from '@/lib/domain/restaurant/settings/drafted-zone'
import { rowsNamed } from '@/lib/domain/restaurant/settings/form/read-fields'
import { choicePath, settingsPartPath, settingsReviewPath } from '@/lib/domain/restaurant/settings/pages'
import type { PartValue } from '@/lib/domain/restaurant/settings/parts'
import { settingsCalls } from '@/lib/domain/restaurant/settings/settings-calls'
import type { RefusedAnswer } from '@/lib/server/upstream/client/client'
import { callOwn, type Own } from './call-as'
import { refusedTo, type SettingsOutcome } from './settings-outcome'

type Area = ZoneArea | typeof NO_AREA
/** The area to save, if any, and the message, without which the next page is shown; or a refusal. */
type Step = Partial<Omit<SettingsOutcome, 'location'>> & { area?: Area; refused?: RefusedAnswer }

/**
 * Adds the streets that were ticked to a zone's outline, and takes away those that are not any more. The change is one
 * of the present draft, whatever other tabs ticked meanwhile: a double tap changes nothing further. Contract C37.
 */
export async function chooseStreets(own: Own, typed: URLSearchParams, isAgain = false): Promise<SettingsOutcome> {
  const part = 'delivery'
  const { restaurantId } = own
  const no = Number(typed.get('zone'))
  const press = typed.get('press')
  const q = ((press === 'search' ? typed.get('ulica') : typed.get('q')) ?? '').trim().slice(0, 60)
  const pageOf = (zone: number) =>
    choicePath(restaurantId, part, areaPlace(zone), q) ?? settingsPartPath(restaurantId, part)
  const read = await callOwn(own, settingsCalls.read, { params: { part } })
  if (!read.ok) return refusedTo(pageOf(no), read)
  const { value, revision, version } = read.data
  const zone = markedZone(value as PartValue, no, typed.get('mark') ?? '')
  if (!zone) return { code: 'draftElsewhere', location: pageOf(no) }
  const page = pageOf(zone.no)
  const chosen = press === 'undo' ? undo(typed, zone.area) : await choose(own, typed, zone)
  if (chosen.refused) return refusedTo(page, chosen.refused)
  const { area, ...outcome } = chosen
  const next = press === 'review' ? settingsReviewPath(restaurantId, part) : page
  const answer = { ...outcome, location: outcome.code ? page : next }
  if (!area) return answer
  const body = { revision, version, at: areaPlace(zone.no), value: area }
  const saved = await callOwn(own, settingsCalls.change, { params: { part }, body })
  // Another tab saved between the two calls: the ticks are a change of its draft, too.
  if (!saved.ok && saved.problem.code === 'changed_meanwhile' && !isAgain) return chooseStreets(own, typed, true)
  return saved.ok ? answer : refusedTo(page, saved)
}

function undo(typed: URLSearchParams, area: ZoneArea | null): Step {
  const before = readArea(typed.get('before'))
  if (before && areaBefore(before, area) === null) return { code: 'streetsUndone' }
  // Streets that another tab has ticked since are no part of what is undone.
  return before && isLastChange(typed, area) ? { code: 'streetsUndone', area: before } : { code: 'draftElsewhere' }
}

type Zone = { area: ZoneArea | null; max_km?: number }

async function choose(own: Own, typed: URLSearchParams, { area, max_km }: Zone): Promise<Step> {
  const [ticked, was] = [rowsNamed('street', typed), rowsNamed('was', typed)]
  const add = ticked.filter((id) => !was.includes(id))
  const remove = was.filter((id) => !ticked.includes(id))
  const press = typed.get('press')
  const last = isLastChange(typed, area) ? readArea(typed.get('before')) : null
  if (add.length + remove.length === 0) return unchanged(typed, last)
  // Ticks of the last change taken back: the streets that came in between go with them.
  const added = (typed.get('added') ?? '').split(',').map(Number)
  const isTakenBack = add.length === 0 && remove.length === added.length && remove.every((id) => added.includes(id))
  if (isTakenBack && last) return { area: last, ...(press !== 'review' && { code: 'draftSaved' }) }
  const chosen = await callOwn(own, settingsCalls.streets, { body: { area, max_km, add, remove } })
  if (!chosen.ok) return { refused: chosen }
  const { also, lost, kept, far } = chosen.data
  const names = { also: also.join(', '), lost: lost.join(', '), kept: kept.join(', '), farAway: far.join(', ') }
  // One wrong tick may bring in many streets: the area of before is one press away.
  const before = areaBefore(area, chosen.data.area)
  const change = { before, after: digestOf(chosen.data.area), added: remove.length > 0 ? '' : add.join() }
  const values = before === null ? names : { ...names, ...change, before }
  // Streets that nobody named are told before the review, which tells the size of an area alone.
  const isTold = press !== 'review' || [also, lost, kept, far].flat().length > 0
  return { area: chosen.data.area ?? NO_AREA, ...(isTold && { code: 'draftSaved', values }) }
}

/** A save without a change: the last change can still be undone after it. */
function unchanged(typed: URLSearchParams, last: Area | null): Step {
  const press = typed.get('press')
  if (press === 'review' || (press === 'search' && !last)) return {}
  const change = Object.fromEntries(['before', 'after', 'added'].map((name) => [name, typed.get(name) ?? '']))
  return { code: press === 'search' ? 'unchanged' : 'streetsUnchanged', values: last ? change : {} }
}

function areaPlace(zone: number): string {
  return `delivery.zones[${zone}].area`
}

/** Is the area still the one that the last change on this page has made? */
function isLastChange(typed: URLSearchParams, area: ZoneArea | null): boolean {
  return typed.get('after') === digestOf(area)
}

/** Short enough for an answer that travels in a cookie. */
function digestOf(area: ZoneArea | null): string {
  return createHash('sha256').update(JSON.stringify(area)).digest('base64url').slice(0, 22)
}
