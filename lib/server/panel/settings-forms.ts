import 'server-only'
import { panelPath } from '@/lib/domain/panel/access/pages'
import { panelWords } from '@/lib/domain/panel/panel-words'
import { menuTablePath, settingsHistoryPath, settingsReviewPath } from '@/lib/domain/restaurant/settings/pages'
import { SETTINGS_PART_NAMES, type SettingsPart } from '@/lib/domain/restaurant/settings/parts'
import { settingsCalls } from '@/lib/domain/restaurant/settings/settings-calls'
import { answerForm } from '@/lib/server/http/answer/form-answer'
import { seeOther } from '@/lib/server/http/answer/see-other'
import { attemptMark } from './attempt-mark'
import { callOwn, type Own, ownOf } from './call-as'
import { changeDishPrice } from './change-price'
import { chooseStreets } from './choose-streets'
import { type SignedRequest, signedOutForm } from './panel-route'
import { saveDraft } from './save-draft'
import { refusedTo, type SettingsOutcome } from './settings-outcome'

type SettingsSubmit = (typed: URLSearchParams, request: SignedRequest) => Promise<SettingsOutcome>

/** Forms of the settings, by the names under which they are posted. Each works without scripts. Contract C37. */
export const SETTINGS_FORMS: Record<string, SettingsSubmit> = {
  settings: ofPart(saveDraft),
  'settings-discard': ofPart(discard),
  'settings-publish': ofPart(publish),
  'settings-restore': ofVersion(settingsCalls.restore),
  'settings-undo': ofVersion(settingsCalls.undo),
  'settings-price': (typed, request) => changeDishPrice(ownOf(request), typed),
  'settings-table': (typed, request) => readTable(ownOf(request), typed),
  'settings-streets': (typed, request) => chooseStreets(ownOf(request), typed),
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

function ofPart(
  work: (part: SettingsPart, own: Own, typed: URLSearchParams) => Promise<SettingsOutcome>,
): SettingsSubmit {
  return async (typed, request) => {
    const part = SETTINGS_PART_NAMES.find((one) => one === typed.get('part'))
    const own = ownOf(request)
    return part ? work(part, own, typed) : { code: 'invalid', location: panelPath(own.restaurantId, 'settings') }
  }
}

async function discard(part: SettingsPart, own: Own): Promise<SettingsOutcome> {
  const location = panelPath(own.restaurantId, 'settings')
  const dropped = await callOwn(own, settingsCalls.drop, { params: { part } })
  return dropped.ok ? { code: 'draftDiscarded', location } : refusedTo(location, dropped)
}

async function publish(part: SettingsPart, own: Own, typed: URLSearchParams): Promise<SettingsOutcome> {
  const press = typed.get('press')
  const cancel = [...typed].flatMap(([name, choice]) => {
    const [, id] = /^cancel-([1-9]\d{0,14})$/.exec(name) ?? []
    return id && (choice === 'cancel' || press === 'cancel-all') ? [Number(id)] : []
  })
  const reason = typed.get('reason')?.trim() ?? ''
  const location = settingsReviewPath(own.restaurantId, part)
  // All guests at once are never told nothing: one press too far down would cancel them without a word.
  if (press === 'cancel-all' && reason === '')
    return { code: 'reasonMissing', location, fields: { reason: panelWords.access.problem.reasonMissing } }
  const body = { reviewed: typed.get('reviewed') ?? '', cancel, ...(reason && { reason }) }
  const idempotencyKey = attemptMark(typed.get('attempt'))
  const answer = await callOwn(own, settingsCalls.publish, { params: { part }, body, idempotencyKey })
  if (!answer.ok) return refusedTo(location, answer, { reason })
  return { code: 'published', location: panelPath(own.restaurantId, 'settings') }
}

function ofVersion(call: typeof settingsCalls.restore | typeof settingsCalls.undo): SettingsSubmit {
  return async (typed, request) => {
    const own = ownOf(request)
    const version = Number(typed.get('version'))
    const history = settingsHistoryPath(own.restaurantId)
    if (!Number.isSafeInteger(version) || version < 1) return { code: 'invalid', location: history }
    const answer = await callOwn(own, call, { params: { version } })
    if (!answer.ok) return refusedTo(history, answer)
    return { location: settingsReviewPath(own.restaurantId, answer.data.part) }
  }
}

/** Number of a spreadsheet's problems shown at once without scripts: they travel in the form's answer. */
const MAX_PROBLEMS = 10

async function readTable(own: Own, typed: URLSearchParams): Promise<SettingsOutcome> {
  const [revision = null, version = null] = ['revision', 'version'].map((name) => Number(typed.get(name)) || null)
  const body = { revision, version, csv: typed.get('csv') ?? '' }
  const answer = await callOwn(own, settingsCalls.table, { body })
  if (answer.ok) return { location: settingsReviewPath(own.restaurantId, 'menu') }
  const problems = Object.entries(answer.problem.fields ?? {}).slice(0, MAX_PROBLEMS)
  const message = problems.map(([line, problem]) => `${line}: ${problem}`).join('; ')
  return { ...refusedTo(menuTablePath(own.restaurantId), answer), ...(message && { message }) }
}
