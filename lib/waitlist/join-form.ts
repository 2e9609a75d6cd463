import { isEmail, normalisePhone } from '@/lib/reservation/customer'
import { isLocalDate, isLocalTime, type LocalTime, minutesOf } from '@/lib/time'
import type { WaitlistRequest } from './schema'

/** Control names of the form, in its order. */
export const JOIN_FIELDS = ['restaurant_id', 'visitDate', 'peopleAmount', 'from', 'to', 'email', 'phone'] as const
export type JoinField = (typeof JOIN_FIELDS)[number]
export type JoinDraft = Record<JoinField, string>
/** Words: `waitlist.errors.<code>`. */
export type JoinError = 'emailInvalid' | 'phoneInvalid' | 'toBeforeFrom'

/** What a post leaves for the page that shows the form again; sealed, for five minutes. */
export interface PostedJoin {
  form: 'waitlist'
  draft: JoinDraft
  errors: Partial<Record<JoinField, JoinError>>
  /** The upstream's refusal; `no_answer` where nobody knows. */
  problem: string | null
  /** Goes with the next try where nobody knows what became of this one. */
  idempotencyKey: string | null
}

/** What a post of the offer's form leaves: who was to come. */
export interface PostedName {
  form: 'offer'
  code: string
  first: string
  last: string
}

export function readJoin(form: URLSearchParams): JoinDraft {
  return Object.fromEntries(JOIN_FIELDS.map((field) => [field, (form.get(field) ?? '').trim()])) as JoinDraft
}

export function joinErrors({ from, to, email, phone }: JoinDraft): PostedJoin['errors'] {
  const isBackwards = isLocalTime(from) && isLocalTime(to) && minutesOf(to) < minutesOf(from)
  return {
    ...(isBackwards && { to: 'toBeforeFrom' as const }),
    ...(!isEmail(email) && { email: 'emailInvalid' as const }),
    ...(!normalisePhone(phone) && { phone: 'phoneInvalid' as const }),
  }
}

/** The request of POST /waitlist; `null` where the page's own fields were tampered with. Contract C2. */
export function joinRequestOf(draft: JoinDraft): WaitlistRequest | null {
  const { visitDate: date, from, to, email } = draft
  const [id, people] = [Number(draft.restaurant_id), Number(draft.peopleAmount)]
  const isSound = Number.isInteger(id) && id > 0 && Number.isInteger(people) && people > 0
  if (!isSound || !isLocalDate(date) || !isLocalTime(from) || !isLocalTime(to)) return null
  return { restaurant_id: id, date, from, to, people, email, phone: normalisePhone(draft.phone) ?? draft.phone }
}

/** An hour before and after the wished time, on the same day. */
export function windowAround(time: LocalTime): { from: LocalTime; to: LocalTime } {
  const wished = minutesOf(time)
  return { from: timeOf(Math.max(0, wished - 60)), to: timeOf(Math.min(LAST, wished + 60)) }
}

/** Every half hour of the day. */
export const WINDOW_TIMES: readonly LocalTime[] = Array.from({ length: 48 }, (_, n) => timeOf(n * 30))

const LAST = 23 * 60 + 30

function timeOf(minutes: number): LocalTime {
  const half = Math.floor(minutes / 30) * 30
  return `${String(Math.floor(half / 60)).padStart(2, '0')}:${String(half % 60).padStart(2, '0')}`
}
