import 'server-only'
import { panelPath } from '@/lib/domain/panel/access/pages'
import { settingsPageOf } from '@/lib/domain/restaurant/settings/pages'
import {
  type Json,
  type PartValue,
  type Path,
  readPath,
  SETTINGS_PART_NAMES,
  setAt,
  valueAt,
} from '@/lib/domain/restaurant/settings/parts'
import { settingsCalls } from '@/lib/domain/restaurant/settings/settings-calls'
import { answerForm } from '@/lib/server/http/answer/form-answer'
import { forwardPicture } from '@/lib/server/upstream/panel/picture-upload'
import { callOwn } from './call-as'
import { type SignedRequest, signedOutForm } from './panel-route'
import { refusedAs } from './sign-in-forms'

const FORM = 'picture'

/**
 * Uploads the file of a plain form and puts it into the draft: appended where `at` is a list, else in its place. The
 * URL holds the part and the place, since the body is forwarded unread. Contract C36.
 */
export async function submitPicture({ tenant, request, params, bearer, call }: SignedRequest): Promise<Response> {
  const { url, signal } = request
  const restaurantId = Number(params.restaurant)
  const query = new URL(url).searchParams
  const part = SETTINGS_PART_NAMES.find((one) => one === query.get('part'))
  const at = query.get('at') ?? ''
  const path = readPath(at)
  const answered = (location: string, answer: { code: string; message?: string }) =>
    answerForm(location, { form: FORM, ...answer }, { request })
  if (!part || !path) return answered(panelPath(restaurantId, 'settings'), { code: 'invalid' })
  const location = settingsPageOf(restaurantId, part, at)
  const made = await forwardPicture(tenant, restaurantId, { bearer, call, signal })
  if (!made.ok && made.status === 401) return signedOutForm()
  if (!made.ok) return answered(location, refusedAs(made))
  const own = { tenant, bearer, call, restaurantId }
  const shown = await callOwn(own, settingsCalls.read, { params: { part } })
  if (!shown.ok) return answered(location, refusedAs(shown))
  const value = withPicture(shown.data.value as PartValue, path, made.data.file)
  if (!value) return answered(location, { code: 'invalid' })
  const body = { revision: shown.data.revision, at: '', value }
  const saved = await callOwn(own, settingsCalls.change, { params: { part }, body })
  return answered(location, saved.ok ? { code: 'pictureAdded' } : refusedAs(saved))
}

/** The value with the picture; null where there is no such place. */
function withPicture(value: PartValue, path: Path, file: string): Json | null {
  const found = valueAt(value, path)
  if (Array.isArray(found)) return setAt(value, path, [...found, { file, alt: '' }])
  const parent = valueAt(value, path.slice(0, -1))
  if (typeof parent !== 'object' || parent === null || Array.isArray(parent)) return null
  return setAt(value, path, { file, alt: valueAt(found, ['alt']) ?? '' })
}
