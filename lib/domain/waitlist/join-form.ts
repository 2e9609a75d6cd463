import { isEmail, normalisePhone } from '@/lib/domain/reservation/customer'
import { isLocalDate, isLocalTime, type LocalTime, minutesOf } from '@/lib/domain/time/time'
import type { WaitlistRequest } from './schema'

/** Control names of the form, in its order. */
export const JOIN_FIELDS = ['restaurant_id', 'visitDate', 'peopleAmount', 'from', 'to', 'email', 'phone'] as const
export type JoinField = (typeof JOIN_FIELDS)[number]
export type JoinDraft = Record<JoinField, string>
/** The texts are `waitlist.errors.<code>`. */
export type JoinError = 'emailInvalid' | 'phoneInvalid' | 'toBeforeFrom'

/** The result of a form post for the page that shows the form again; sealed, valid for five minutes. */
export interface PostedJoin {
  form: 'waitlist'
  draft: JoinDraft
  errors: Partial<Record<JoinField, JoinError>>
  /** The upstream's refusal; `no_answer` if the outcome is unknown. */
  problem: string | null
  /** Sent with the next attempt if the outcome of this one is unknown. */
  idempotencyKey: string | null
}

/** The result of a post of the offer's form: the diner's name. */
export interface PostedOfferAnswer {
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

/** The request of POST /waitlist; `null` if the form's hidden fields are invalid. Contract C2. */
export function joinRequestOf(draft: JoinDraft): WaitlistRequest | null {
  const { visitDate: date, from, to, email } = draft
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
