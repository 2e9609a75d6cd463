import { randomKey } from '@/lib/browser/api/random-key'
import { isEmail, normalisePhone } from '@/lib/domain/form/contact'
import type { Visit } from '@/lib/domain/reservation/form/stored-draft'
import { timesWithin } from '@/lib/domain/reservation/seating-times'
import type { LocalTime } from '@/lib/domain/time/time'
import { timeWindowAround } from '@/lib/domain/waitlist/join-form'

/**
 * Posts the form of the waitlist with the e-mail address and phone in `form`, for the hours around the visit; `false`
 * where one of them is missing, so that the waitlist's page is needed. Contract C2.
 */
export function submitWaitlistForm(
  form: HTMLFormElement,
  { restaurantId, visit, hours }: { restaurantId: number; visit: Visit; hours: { from: LocalTime; to: LocalTime }[] },
): boolean {
  const typed = new FormData(form)
  const [email, phone] = [String(typed.get('email')), String(typed.get('phone'))]
  const around = timeWindowAround(timesWithin(hours), visit.time)
  if (!isEmail(email) || !normalisePhone(phone) || !around) return false
  const values = {
    restaurant_id: String(restaurantId),
    visitDate: visit.date,
    peopleAmount: String(visit.partySize),
    ...around,
    email,
    phone,
    idempotency_key: randomKey(),
  }
  const posted = document.createElement('form')
  Object.assign(posted, { method: 'post', action: '/api/waitlist', target: '_top', hidden: true })
  for (const [name, value] of Object.entries(values)) {
    posted.append(Object.assign(document.createElement('input'), { name, value }))
  }
  document.body.append(posted)
  posted.submit()
  return true
}
