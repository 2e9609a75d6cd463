import { isEmail, normaliseEmail, normalisePhone } from '@/lib/domain/form/contact'
import {
  type CodeOf,
  type Draft,
  type ErrorCodes,
  errorsOf,
  type FieldOf,
  formTable,
  readTrimmedForm,
} from '@/lib/domain/form/form-table'
import { isLocalDate, isLocalTime, type LocalTime, minutesOf } from '@/lib/domain/time/time'
import type { WaitlistRequest } from './schema'

/** The form of the waitlist; `joinRequestOf` reads its hidden fields. Contract C2. */
const joinTable = formTable({
  restaurant_id: {},
  visitDate: {},
  peopleAmount: {},
  from: {},
  to: { check: (to, { from }) => isBackwards(from, to) && 'toBeforeFrom' },
  email: { check: (value) => !isEmail(value) && 'emailInvalid' },
  phone: { check: (value) => !normalisePhone(value) && 'phoneInvalid' },
})
export type JoinField = FieldOf<typeof joinTable>
type JoinDraft = Draft<JoinField>
/** Words: `waitlist.errors.<code>`. */
type JoinError = CodeOf<typeof joinTable>

/** The result of a form post for the page that shows the form again; sealed, valid for five minutes. */
export interface PostedJoin {
  form: 'waitlist'
  draft: JoinDraft
  errors: ErrorCodes<JoinField, JoinError>
  /** The upstream's refusal; `no_answer` if the outcome is unknown. */
  problem: string | null
  /** The upstream's words, if they say until when to wait. */
  message: string | null
  /** Sent with the next attempt if the outcome of this one is unknown. */
  idempotencyKey: string | null
  /** The entry that this form made; `null` before. */
  joined: string | null
}

export function readJoin(form: URLSearchParams): JoinDraft {
  return readTrimmedForm(joinTable.fields, form)
}

/**
 * The entry of the browser's last form, if this one would repeat it: an e-mail has one entry a day at a restaurant.
 * `posted` is the content of the browser's sealed cookie.
 */
export function joinedEntry(posted: Partial<PostedJoin>, draft: JoinDraft): string | null {
  const isSame = (['restaurant_id', 'visitDate', 'email'] as const).every(
    (name) => posted.draft?.[name] === draft[name],
  )
  return posted.form === 'waitlist' && posted.joined && isSame ? posted.joined : null
}

export function joinErrors(draft: JoinDraft): PostedJoin['errors'] {
  return errorsOf(joinTable, draft)
}

/** The request of POST /waitlist; `null` if the form's hidden fields are invalid. Contract C2. */
export function joinRequestOf(draft: JoinDraft): WaitlistRequest | null {
  const { visitDate: date, from, to } = draft
  const email = normaliseEmail(draft.email)
  const [id, people] = [Number(draft.restaurant_id), Number(draft.peopleAmount)]
  const isSound = Number.isInteger(id) && id > 0 && Number.isInteger(people) && people > 0
  if (!isSound || !isLocalDate(date) || !isLocalTime(from) || !isLocalTime(to)) return null
  return { restaurant_id: id, date, from, to, people, email, phone: normalisePhone(draft.phone) ?? draft.phone }
}

/**
 * The window from an hour before to an hour after the requested time, or the nearest offered one. `times` must be
 * sorted; `null` if there are none. Contract C2.
 */
export function timeWindowAround(times: LocalTime[], requested: LocalTime): { from: LocalTime; to: LocalTime } | null {
  const distance = (time: LocalTime) => Math.abs(minutesOf(time) - minutesOf(requested))
  const [nearest] = [...times].sort((a, b) => distance(a) - distance(b))
  if (nearest === undefined) return null
  const around = times.filter((time) => Math.abs(minutesOf(time) - minutesOf(nearest)) <= 60)
  return { from: around[0] ?? nearest, to: around.at(-1) ?? nearest }
}

function isBackwards(from: string, to: string): boolean {
  return isLocalTime(from) && isLocalTime(to) && minutesOf(to) < minutesOf(from)
}
