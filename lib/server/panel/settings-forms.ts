import 'server-only'
import { createHash } from 'node:crypto'
import type { ZoneArea } from '@/lib/domain/ordering/delivery/zones'
import type { FormAnswer } from '@/lib/domain/panel/access/form-answer'
import { panelPath } from '@/lib/domain/panel/access/pages'
import { panelWords } from '@/lib/domain/panel/panel-words'
import { differencesOf } from '@/lib/domain/restaurant/file/differences'
import { changePrices, percentIn, roundingIn } from '@/lib/domain/restaurant/settings/change-prices'
import { areaBefore, markedZone, NO_AREA, readArea } from '@/lib/domain/restaurant/settings/drafted-zone'
import { type FormField, fieldAt, fieldName } from '@/lib/domain/restaurant/settings/form/form-field'
import { partForm } from '@/lib/domain/restaurant/settings/form/part-forms'
import { type Press, pressed, readPress } from '@/lib/domain/restaurant/settings/form/press'
import { pressNow, readRows, rowCount, type ShownRows } from '@/lib/domain/restaurant/settings/form/press-now'
import { rowsNamed, withFields } from '@/lib/domain/restaurant/settings/form/read-fields'
import { postedText, typedText } from '@/lib/domain/restaurant/settings/form/typed-text'
import {
  choicePath,
  menuTablePath,
  settingsHistoryPath,
  settingsPageOf,
  settingsPartPath,
  settingsReviewPath,
} from '@/lib/domain/restaurant/settings/pages'
import {
  type Json,
  type PartValue,
  type Path,
  readPath,
  SETTINGS_PART_NAMES,
  type SettingsPart,
  setAt,
  valueAt,
} from '@/lib/domain/restaurant/settings/parts'
import { placeOfItem } from '@/lib/domain/restaurant/settings/place-of-item'
import { settingsPreviewPath } from '@/lib/domain/restaurant/settings/preview'
import { settingsCalls } from '@/lib/domain/restaurant/settings/settings-calls'
import { shareQuestion } from '@/lib/domain/restaurant/settings/shared-questions'
import { typedPart } from '@/lib/domain/restaurant/settings/typed-value'
import type { SettingsView } from '@/lib/domain/restaurant/settings/wire'
import { localDateOf } from '@/lib/domain/time/time'
import { isNestedDeeper } from '@/lib/domain/wire'
import { answerForm } from '@/lib/server/http/answer/form-answer'
import { seeOther } from '@/lib/server/http/answer/see-other'
import type { UpstreamAnswer } from '@/lib/server/upstream/client/client'
import { attemptMark } from './attempt-mark'
import { callOwn, type Own, ownOf } from './call-as'
import { type SignedRequest, signedOutForm } from './panel-route'
import { pricesMark } from './prices-mark'
import { refusedAs } from './sign-in-forms'

/** Target of a form, and its message; no code where the page itself shows the outcome. */
type FormOutcome = Partial<FormAnswer> & { location: string }

type SettingsSubmit = (typed: URLSearchParams, request: SignedRequest) => Promise<FormOutcome>

/** Forms of the settings, by the names under which they are posted. Each works without scripts. Contract C37. */
export const SETTINGS_FORMS: Record<string, SettingsSubmit> = {
  settings: saveDraft,
  'settings-discard': (typed, request) => forPart(typed, request, discard),
  'settings-publish': (typed, request) => forPart(typed, request, (part, own) => publish(part, own, typed)),
  'settings-restore': (typed, request) => draftOfVersion(typed, request, settingsCalls.restore),
  'settings-undo': (typed, request) => draftOfVersion(typed, request, settingsCalls.undo),
  'settings-price': changePrice,
  'settings-table': readTable,
  'settings-streets': (typed, request) => chooseStreets(typed, request),
}

/** Submits a form of `SETTINGS_FORMS`. */
export async function submitSettingsForm(
  name: string,
  submit: SettingsSubmit,
  typed: URLSearchParams,
  request: SignedRequest,
) {
  const { location, code, values = {}, form = name, ...rest } = await submit(typed, request)
  if (code === 'unauthorized') return signedOutForm()
  if (!code) return seeOther(location)
  return answerForm(location, { form, code, values, ...rest }, { request: request.request })
}

/** Number of a spreadsheet's problems shown at once without scripts: they travel in the form's answer. */
const MAX_PROBLEMS = 10

const OWN_FIELDS = ['part', 'at', 'revision', 'version', 'press', 'percent', 'rounding', 'options', 'prices', 'rows']

async function forPart(
  typed: URLSearchParams,
  request: SignedRequest,
  work: (part: SettingsPart, own: Own) => Promise<FormOutcome>,
): Promise<FormOutcome> {
  const part = SETTINGS_PART_NAMES.find((one) => one === typed.get('part'))
  const own = ownOf(request)
  return part ? work(part, own) : { code: 'invalid', location: panelPath(own.restaurantId, 'settings') }
}

function saveDraft(typed: URLSearchParams, request: SignedRequest): Promise<FormOutcome> {
  return forPart(typed, request, async (part, own) => {
    const { restaurantId } = own
    const posted = typed.get('at') ?? ''
    const press = typed.get('press') ?? 'save'
    const version = Number(typed.get('version')) || null
    const shown = await callOwn(own, settingsCalls.read, { params: { part }, query: { version: version ?? 0 } })
    if (!shown.ok) return { ...refusedAs(shown), location: settingsPageOf(restaurantId, part, posted) }
    // Shared questions and percentages change more than the place of the form: the whole part is sent.
    const shared = sharedPlace(press)
    const isWhole = shared !== null || press === 'percent'
    const pressedAt = readPress(press)
    // With scripts a form says what it was made of: what was typed in another tab stays beside it.
    const seen = isWhole || pressedAt ? undefined : readJson(typed.get('seen') ?? '')
    const rows = pressedAt && readRows(readJson(typed.get('rows') ?? ''))
    const revision = Number(typed.get('revision')) || null
    const draft = shown.data.value as PartValue
    // The places in the form are those of the draft that it was made of. A double tap's second post is there already.
    const isOther = shown.data.revision !== revision
    const at = isOther || rows?.owner ? placeNow(draft, posted, rows?.owner ?? seen) : posted
    const unsaved = () => ({ values: unsavedText(part, shown.data, typed, posted, seen) })
    if (at === null) return { code: 'itemGone', location: settingsPartPath(restaurantId, part), ...unsaved() }
    typed.set('at', at)
    const page = settingsPageOf(restaurantId, part, at)
    const elsewhere = () => ({ code: 'draftElsewhere', location: page, ...unsaved() })
    if (isOther && seen === undefined && !isSaved(part, shown.data, typed)) return elsewhere()
    const found = pressedAt && foundPress(part, draft, pressedAt, { typed, from: posted, at, rows, isOther })
    if (pressedAt ? !found : isOther && shared && valueAt(draft, shared) === undefined) return elsewhere()
    if (found?.isDone) return { location: placeAfter(restaurantId, part, at, found.press, draft) }
    const value = changedValue(part, shown.data, typed, found)
    if (!isOther || seen !== undefined || found || shared) {
      const place = isWhole || (found && !isInside(at, found.press.path)) ? '' : at
      const of = { revision: seen === undefined ? shown.data.revision : revision, version, seen }
      const body = { ...of, at: place, value: valueAt(value, readPath(place) ?? []) ?? null }
      const saved = await callOwn(own, settingsCalls.change, { params: { part }, body })
      if (!saved.ok) return { ...refusedAs(saved), location: page }
    }
    if (press === 'review') return { location: settingsReviewPath(restaurantId, part) }
    if (press === 'preview') return { location: settingsPreviewPath(restaurantId, part) }
    const choice = choicePath(restaurantId, part, /^open\|(.+)$/.exec(press)?.[1] ?? '')
    if (choice) return { location: choice }
    return found
      ? { location: placeAfter(restaurantId, part, at, found.press, value) }
      : { code: 'draftSaved', location: page }
  })
}

/** Where the form's item is now; a form without scripts knows only whether there is one at its place. Null for none. */
function placeNow(value: PartValue, at: string, seen: Json | undefined): string | null {
  if (seen !== undefined) return placeOfItem(value, at, seen)
  const path = readPath(at) ?? []
  return typeof path.at(-1) === 'number' && valueAt(value, path) === undefined ? null : at
}

/** Text typed in a form that is not saved, to be copied from the page that shows the answer. */
function unsavedText(
  part: SettingsPart,
  { value }: SettingsView,
  typed: URLSearchParams,
  at: string,
  seen: Json | undefined,
): Record<string, string> {
  const all = partForm(part)
  const path = readPath(at) ?? []
  const posted = typed.get('value')
  const text =
    posted === null
      ? postedText(all, typed, value as Json)
      : typedText(fieldAt(all, path)?.fields ?? all, readJson(posted), seen ?? valueAt(value as Json, path))
  return text ? { typed: text } : {}
}

/** Does the draft hold all values of the form? */
function isSaved(part: SettingsPart, { value }: SettingsView, typed: URLSearchParams): boolean {
  if (typed.get('press') === 'percent') return pricesMark(value as PartValue) === typed.get('prices')
  return differencesOf(value, typedPart(part, postedValue(value as PartValue, typed))).length === 0
}

type FoundPress = { press: Press; isDone: boolean; fields: readonly FormField[] }
type PressForm = { typed: URLSearchParams; from: string; at: string; rows: ShownRows | null; isOther: boolean }

/** A press as one on the present draft, on the very item that was pressed; null where that is there no more. */
function foundPress(part: SettingsPart, value: PartValue, press: Press, form: PressForm): FoundPress | null {
  const fields = partForm(part, value, localDateOf(new Date()))
  const rows = form.rows ?? rowCount(press, form.typed.keys())
  if (!form.isOther && form.rows === null) return { press, isDone: false, fields }
  const found = pressNow({ part, value, fields }, press, { ...form, rows })
  return found && { ...found, fields }
}

function changedValue(
  part: SettingsPart,
  view: SettingsView,
  typed: URLSearchParams,
  found: FoundPress | null,
): PartValue {
  const value = postedValue(view.value as PartValue, typed)
  const shared = sharedPlace(typed.get('press') ?? '')
  if (shared) return shareQuestion(typedPart(part, value), shared)
  if (found) return pressed(value, found.press, found.fields)
  return part === 'menu' && typed.get('press') === 'percent' ? withPercent(value, typed) : value
}

/** The dish's question that a press moves to the menu; null for any other press. */
function sharedPlace(press: string): Path | null {
  const [, place] = /^share\|(.+)$/.exec(press) ?? []
  return place === undefined ? null : readPath(place)
}

/** With scripts the form's whole value; without, each field over the draft of the page. */
function postedValue(draft: PartValue, typed: URLSearchParams): PartValue {
  const text = typed.get('value')
  const path = readPath(typed.get('at') ?? '') ?? []
  if (text === null)
    return withFields(
      draft,
      [...typed].filter(([name]) => !OWN_FIELDS.includes(name)),
    )
  const posted = readJson(text)
  if (posted === undefined) return draft
  const present = valueAt(draft, path)
  const isItem = typeof present === 'object' && present !== null && !Array.isArray(present)
  // A form may have only some fields of an item.
  return setAt(draft, path, isItem ? { ...present, ...(posted as object) } : posted) as PartValue
}

/** Undefined for a text that is no JSON, or is nested deeper than a draft may be. */
function readJson(text: string): Json | undefined {
  try {
    const value = JSON.parse(text)
    return isNestedDeeper(value) ? undefined : value
  } catch {
    return undefined
  }
}

/** Prices of the chosen categories, as shown on the page before. */
function withPercent(value: PartValue, typed: URLSearchParams): PartValue {
  const percent = percentIn(typed.get('percent') ?? '')
  if (percent === null) return value
  const categories = rowsNamed('category', typed)
  const own = { percent, rounding: roundingIn(typed.get('rounding')), categories, withOptions: typed.has('options') }
  return changePrices(typedPart('menu', value), own, '').value
}

async function discard(part: SettingsPart, own: Own): Promise<FormOutcome> {
  const dropped = await callOwn(own, settingsCalls.drop, { params: { part } })
  return outcomeOf(dropped, 'draftDiscarded', panelPath(own.restaurantId, 'settings'))
}

async function publish(part: SettingsPart, own: Own, typed: URLSearchParams): Promise<FormOutcome> {
  const press = typed.get('press')
  const cancel = [...typed].flatMap(([name, choice]) => {
    const [, id] = /^cancel-([1-9]\d{0,14})$/.exec(name) ?? []
    return id && (choice === 'cancel' || press === 'cancel-all') ? [Number(id)] : []
  })
  const reason = typed.get('reason')?.trim() ?? ''
  // All guests at once are never told nothing: one press too far down would cancel them without a word.
  if (press === 'cancel-all' && reason === '')
    return {
      code: 'reasonMissing',
      location: settingsReviewPath(own.restaurantId, part),
      fields: { reason: panelWords.access.problem.reasonMissing },
    }
  const body = { reviewed: typed.get('reviewed') ?? '', cancel, ...(reason && { reason }) }
  const idempotencyKey = attemptMark(typed.get('attempt'))
  const answer = await callOwn(own, settingsCalls.publish, { params: { part }, body, idempotencyKey })
  const { restaurantId } = own
  if (!answer.ok) return { ...refusedAs(answer), values: { reason }, location: settingsReviewPath(restaurantId, part) }
  return { code: 'published', location: panelPath(restaurantId, 'settings') }
}

async function draftOfVersion(
  typed: URLSearchParams,
  request: SignedRequest,
  call: typeof settingsCalls.restore | typeof settingsCalls.undo,
): Promise<FormOutcome> {
  const own = ownOf(request)
  const { restaurantId } = own
  const version = Number(typed.get('version'))
  const history = settingsHistoryPath(restaurantId)
  if (!Number.isSafeInteger(version) || version < 1) return { code: 'invalid', location: history }
  const answer = await callOwn(own, call, { params: { version } })
  if (!answer.ok) return { ...refusedAs(answer), location: history }
  return { location: settingsReviewPath(restaurantId, answer.data.part) }
}

async function readTable(typed: URLSearchParams, request: SignedRequest): Promise<FormOutcome> {
  const own = ownOf(request)
  const [revision, version] = [typed.get('revision'), typed.get('version')].map((no) => Number(no) || null)
  const body = { revision: revision ?? null, version: version ?? null, csv: typed.get('csv') ?? '' }
  const answer = await callOwn(own, settingsCalls.table, { body })
  if (answer.ok) return { location: settingsReviewPath(own.restaurantId, 'menu') }
  const problems = Object.entries(answer.problem.fields ?? {}).slice(0, MAX_PROBLEMS)
  const message = problems.map(([line, problem]) => `${line}: ${problem}`).join('; ')
  return { ...refusedAs(answer), ...(message && { message }), location: menuTablePath(own.restaurantId) }
}

/**
 * Streets that were ticked are added to a zone's outline, and those that are not any more are taken away. The change is
 * one of the present draft, whatever other tabs ticked meanwhile: a double tap changes nothing further.
 */
async function chooseStreets(typed: URLSearchParams, request: SignedRequest, isAgain = false): Promise<FormOutcome> {
  const own = ownOf(request)
  const part = 'delivery'
  const no = Number(typed.get('zone'))
  const press = typed.get('press')
  const q = ((press === 'search' ? typed.get('ulica') : typed.get('q')) ?? '').trim().slice(0, 60)
  const pageOf = (at: string) => choicePath(own.restaurantId, part, at, q) ?? settingsPartPath(own.restaurantId, part)
  const read = await callOwn(own, settingsCalls.read, { params: { part } })
  if (!read.ok) return { ...refusedAs(read), location: pageOf(areaPlace(no)) }
  const { value, revision, version } = read.data
  const zone = markedZone(value as PartValue, no, typed.get('mark') ?? '')
  if (!zone) return { code: 'draftElsewhere', location: pageOf(areaPlace(no)) }
  const at = areaPlace(zone.no)
  const location = pageOf(at)
  const save = async (area: unknown, outcome: FormOutcome): Promise<FormOutcome> => {
    const body = { revision, version, at, value: area }
    const saved = await callOwn(own, settingsCalls.change, { params: { part }, body })
    if (saved.ok) return outcome
    // Another tab saved between the two calls: the ticks are a change of its draft, too.
    if (saved.problem.code === 'changed_meanwhile' && !isAgain) return chooseStreets(typed, request, true)
    return { ...refusedAs(saved), location }
  }
  const { area, max_km } = zone
  if (press === 'undo') {
    const before = readArea(typed.get('before'))
    if (before && areaBefore(before, area) === null) return { code: 'streetsUndone', location }
    // Streets that another tab has ticked since are no part of what is undone.
    const isSame = typed.get('after') === digestOf(area)
    return before && isSame ? save(before, { code: 'streetsUndone', location }) : { code: 'draftElsewhere', location }
  }
  const [ticked, was] = [rowsNamed('street', typed), rowsNamed('was', typed)]
  const add = ticked.filter((id) => !was.includes(id))
  const remove = was.filter((id) => !ticked.includes(id))
  const next = press === 'review' ? settingsReviewPath(own.restaurantId, part) : location
  const last = typed.get('after') === digestOf(area) ? readArea(typed.get('before')) : null
  if (add.length + remove.length === 0) {
    // Nothing is changed: the last change can still be undone after it.
    const change = Object.fromEntries(['before', 'after', 'added'].map((name) => [name, typed.get(name) ?? '']))
    if (press === 'review' || (press === 'search' && !last)) return { location: next }
    return { code: press === 'search' ? 'unchanged' : 'streetsUnchanged', values: last ? change : {}, location }
  }
  // Ticks of the last change taken back: the streets that came in between go with them.
  const added = (typed.get('added') ?? '').split(',').map(Number)
  const isTakenBack = add.length === 0 && remove.length === added.length && remove.every((id) => added.includes(id))
  if (isTakenBack && last) return save(last, press === 'review' ? { location: next } : { code: 'draftSaved', location })
  const chosen = await callOwn(own, settingsCalls.streets, { body: { area, max_km, add, remove } })
  if (!chosen.ok) return { ...refusedAs(chosen), location }
  const { also, lost, kept, far } = chosen.data
  const hasSideEffects = [also, lost, kept, far].flat().length > 0
  const names = { also: also.join(', '), lost: lost.join(', '), kept: kept.join(', '), farAway: far.join(', ') }
  // One wrong tick may bring in many streets: the area of before is one press away.
  const before = areaBefore(area, chosen.data.area)
  const values =
    before === null
      ? names
      : { ...names, before, after: digestOf(chosen.data.area), added: remove.length > 0 ? '' : add.join() }
  // Streets that nobody named are told before the review, which tells the size of an area alone.
  const outcome =
    press === 'review' && !hasSideEffects ? { location: next } : { code: 'draftSaved' as const, values, location }
  return save(chosen.data.area ?? NO_AREA, outcome)
}

function areaPlace(zone: number): string {
  return `delivery.zones[${zone}].area`
}

/** Short enough for an answer that travels in a cookie. */
function digestOf(area: ZoneArea | null): string {
  return createHash('sha256').update(JSON.stringify(area)).digest('base64url').slice(0, 22)
}

async function changePrice(typed: URLSearchParams, request: SignedRequest): Promise<FormOutcome> {
  const own = ownOf(request)
  const [dish, expected] = ['dish', 'expected'].map((name) => Number(typed.get(name)))
  const location = `${panelPath(own.restaurantId, 'prices')}#danie-${dish}`
  const wanted = groszeIn(typed.get('price') ?? '')
  if (wanted === null || !dish || expected === undefined || !Number.isSafeInteger(expected))
    return {
      code: 'price',
      location,
      form: `price ${dish}`,
      fields: { price: panelWords.access.problem.price },
      values: { price: typed.get('price') ?? '' },
    }
  const values = { price: typed.get('price') ?? '', before: String(expected) }
  if (isFar(expected, wanted) && !typed.has('confirmed'))
    return { code: 'priceFar', location, form: `price ${dish}`, values }
  const body = { dish, price_grosze: wanted, expected_grosze: expected }
  const attempt = attemptMark(typed.get('attempt'))
  const idempotencyKey = attempt && `${attempt}.${dish}.${expected}.${wanted}`
  const answer = await callOwn(own, settingsCalls.price, { body, idempotencyKey })
  return { ...outcomeOf(answer, 'priceChanged', location), form: `price ${dish}`, values }
}

/** Percentage from which a price change must be confirmed: it may be a typing error. */
const FAR_PERCENT = 30

function isFar(before: number, after: number): boolean {
  return Math.abs(after - before) * 100 > before * FAR_PERCENT
}

/** "12,50" → 1250; null for a text that is no price. */
function groszeIn(text: string): number | null {
  const typed = typedPart('menu', { categories: [{ products: [{ priceGrosze: text }] }] })
  const price = valueAt(typed, ['categories', 0, 'products', 0, 'priceGrosze'])
  return typeof price === 'number' ? price : null
}

function outcomeOf(answer: UpstreamAnswer<unknown>, code: string, location: string): FormOutcome {
  return answer.ok ? { code, location } : { ...refusedAs(answer), location }
}

/**
 * The page is shown again at the place of a press, with the errors at their fields. An added category, dish or shared
 * question has a page of its own, which begins in its name.
 */
function placeAfter(restaurantId: number, part: SettingsPart, at: string, { step, path }: Press, value: PartValue) {
  const [list, place] = [valueAt(value, path), fieldName(path)]
  const isOwnPage =
    part === 'menu' && step === 'add' && ['categories', 'products', 'sharedQuestions'].includes(`${path.at(-1)}`)
  if (!isOwnPage || !Array.isArray(list))
    return `${settingsPageOf(restaurantId, part, isInside(at, path) ? at : fieldName(path.slice(0, -2)))}#${encodeURIComponent(place)}`
  const added = fieldName([...path, list.length - 1])
  const name = path.at(-1) === 'sharedQuestions' ? 'title' : 'name'
  return `${settingsPageOf(restaurantId, part, added)}#${encodeURIComponent(`${added}.${name}`)}`
}

/** Another tab may have moved the item of a press to another page. */
function isInside(at: string, path: Path): boolean {
  return (readPath(at) ?? []).every((step, i) => path[i] === step)
}
