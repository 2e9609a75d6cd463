import { reservationPath, visitPath } from '@/lib/domain/reservation/paths'
import { cityListOf, restaurantPageOf } from '@/lib/domain/reservation/restaurant-page'
import type { KnownVisit, Reservation } from '@/lib/domain/reservation/schema'
import { OVER_STATUSES } from '@/lib/domain/reservation/status'
import { formatDay, formatDayShort, nearDay } from '@/lib/domain/time/dates-pl'
import { type LocalDate, splitWallTime } from '@/lib/domain/time/time'
import { RESERVATION_EMAIL, RESERVATION_SMS } from '@/messages/content/emails/reservation'
import { EMAIL_WORDS } from '@/messages/content/emails/shared'
import type { Brand } from '@/upstream/tenants/brand'
import type { EmailContent, Fact, Link } from './email-content'
import { instantText, untilText } from './instant-text'
import { addressFact, phoneFact } from './place-facts'

/** The actions on a reservation that cause a message, the reminder, and the repeated e-mail. Contract C2, C40. */
export type ReservationOccasion =
  | 'created'
  | 'confirmed'
  | 'declined'
  | 'changed'
  | 'change_requested'
  | 'change_accepted'
  | 'change_declined'
  | 'cancelled'
  | 'corrected'
  | 'link'
  | 'reminder'

type Visit = Pick<Reservation, 'reserved_on' | 'guests_number'>
type EmailWording = { subject: string; heading: string; text: string[] }

/**
 * The e-mail about a reservation in its current state; `null` if the occasion is outdated, because another message
 * reports the newer state. `others` are visits under the same address at the same time, which only this e-mail lists:
 * only the reader of the mailbox has proven to own them. `before` is the visit before this change.
 */
export function reservationEmail(
  occasion: ReservationOccasion,
  reservation: Reservation,
  brand: Brand,
  { others = [], today, before = null }: { others?: KnownVisit[]; today?: LocalDate; before?: Visit | null } = {},
): EmailContent | null {
  const words = isCurrentForReservation(occasion, reservation) ? emailWordingOf(occasion, reservation) : null
  if (!words) return null
  const { restaurant, guests_number, reserved_on, notes_from_guest, code, customer_name, can_change } = reservation
  const isOver = hasEnded(reservation)
  const own = `${brand.origin}${reservationPath(code)}`
  return {
    // In a list of e-mails the subject shows the visit; the reminder's own subject names it already.
    subject: occasion === 'reminder' ? words.subject : `${words.subject}, ${shortMomentOf(reserved_on)}`,
    heading: words.heading,
    ...(!isOver && { ticket: ticketOf(reservation, today) }),
    paragraphs: [...movedText(before, reservation), ...words.text, ...others.map(otherVisitText)],
    facts: [
      ...(isOver
        ? ([
            [EMAIL_WORDS.restaurant, restaurant.name],
            [EMAIL_WORDS.when, momentOf(reserved_on)],
            [EMAIL_WORDS.people, String(guests_number)],
          ] as Fact[])
        : []),
      [RESERVATION_EMAIL.name, customer_name],
      addressFact(restaurant),
      phoneFact(restaurant),
      ...(notes_from_guest ? ([[EMAIL_WORDS.notes, notes_from_guest]] as Fact[]) : []),
    ],
    action: isOver ? undefined : { label: RESERVATION_EMAIL[can_change ? 'action' : 'actionWithoutChange'], url: own },
    links: isOver ? otherTimes(reservation, brand) : others.map((other) => otherVisitLink(other, brand)),
    footnotes: RESERVATION_EMAIL.footnotes(brand, EMAIL_WORDS.questions(brand.email)),
    legal: brand.legal.reservations,
  }
}

/** The text message, at most 300 characters; `null` if the occasion is outdated. */
export function reservationSms(occasion: ReservationOccasion, reservation: Reservation, brand: Brand): string | null {
  const { restaurant, reserved_on, cancelled_by } = reservation
  const visit = `${restaurant.name}, ${momentOf(reserved_on)}`
  if (!isCurrentForReservation(occasion, reservation)) return null
  if (occasion === 'reminder') return RESERVATION_SMS.reminder(brand.label, visit, restaurant.phone)
  if (occasion === 'declined') return RESERVATION_SMS.declined(brand.label, visit)
  if (occasion === 'cancelled' && cancelled_by && cancelled_by !== 'guest')
    return RESERVATION_SMS.cancelled[cancelled_by](brand.label, visit)
  return null
}

/** Has the reservation ended before the visit? */
export function hasEnded({ status, cancelled_at }: Reservation): boolean {
  return OVER_STATUSES.includes(status) || cancelled_at !== null
}

/** Does a message of this occasion still hold? Another reports the newer state otherwise. */
export function isCurrentForReservation(occasion: ReservationOccasion, reservation: Reservation): boolean {
  const { status, cancelled_at, change_request } = reservation
  if (occasion === 'cancelled') return cancelled_at !== null
  if (occasion === 'declined') return status === 'declined' && cancelled_at === null
  if (hasEnded(reservation)) return false
  if (occasion === 'change_requested') return change_request !== null
  return ['created', 'changed', 'corrected', 'link'].includes(occasion) || status === 'confirmed'
}

function emailWordingOf(occasion: ReservationOccasion, reservation: Reservation): EmailWording {
  const { restaurant, status, cancelled_by, decline_reason, change_request, answer_due_at, starts_at } = reservation
  const { name } = restaurant
  const isConfirmed = status === 'confirmed'
  const due = answer_due_at ? RESERVATION_EMAIL.answerDue(untilText(answer_due_at)) : ''
  const { cancelIfPlansChange, created, requested, confirmed, declined, changed, corrected } = RESERVATION_EMAIL
  const { changeRequested, changeAccepted, changeDeclined, cancelledBy, reminder } = RESERVATION_EMAIL
  switch (occasion) {
    case 'link':
    case 'created':
      return isConfirmed
        ? { subject: created.subject(name), heading: created.heading, text: [cancelIfPlansChange] }
        : { subject: requested.subject(name), heading: requested.heading, text: [requested.text(due)] }
    case 'confirmed':
      return { subject: confirmed.subject(name), heading: confirmed.heading, text: [cancelIfPlansChange] }
    case 'declined':
      return {
        subject: declined.subject(name),
        heading: declined.heading,
        text: [...(decline_reason ? [decline_reason] : []), declined.text],
      }
    case 'changed':
      return {
        subject: changed.subject(name),
        heading: changed.heading(isConfirmed),
        text: [isConfirmed ? cancelIfPlansChange : changed.textBeforeAnswer(due)],
      }
    case 'corrected':
      return {
        subject: corrected.subject(name),
        heading: corrected.heading,
        text: [isConfirmed ? cancelIfPlansChange : requested.text(due)],
      }
    case 'change_requested':
      return {
        subject: changeRequested.subject(name),
        heading: changeRequested.heading,
        text: [
          change_request
            ? changeRequested.text(momentOf(change_request.reserved_on), change_request.guests_number)
            : changeRequested.textWithoutChange,
        ],
      }
    case 'change_accepted':
      return { subject: changeAccepted.subject(name), heading: changeAccepted.heading, text: [cancelIfPlansChange] }
    case 'change_declined':
      return {
        subject: changeDeclined.subject(name),
        heading: changeDeclined.heading,
        text: [changeDeclined.text],
      }
    case 'cancelled':
      return cancelled_by && cancelled_by !== 'guest'
        ? {
            subject: cancelledBy[cancelled_by].subject(name),
            heading: cancelledBy[cancelled_by].heading,
            text: [...(decline_reason ? [decline_reason] : []), cancelledBy.apology],
          }
        : cancelledWording(reservation)
    case 'reminder':
      return {
        subject: reminder.subject(name, instantText(starts_at)),
        heading: reminder.heading,
        text: [cancelIfPlansChange],
      }
  }
}

/** A diner whose request was not answered withdraws it: no table is freed. Contract C2. */
function cancelledWording({ restaurant: { name }, has_table, status }: Reservation): EmailWording {
  const { cancelledByDiner } = RESERVATION_EMAIL
  const heading = cancelledByDiner.heading(has_table || status !== 'pending')
  return { subject: `${heading}: ${name}`, heading, text: [cancelledByDiner.text] }
}

/** "18:30", "dziś, piątek, 27 listopada", "Młyn, 2 osoby". */
function ticketOf({ restaurant, reserved_on, guests_number }: Reservation, today?: LocalDate): EmailContent['ticket'] {
  const { date, time } = splitWallTime(reserved_on)
  const near = today && nearDay(date, today)
  return {
    hour: time,
    day: `${near ? `${near}, ` : ''}${formatDay(date)}`,
    rest: `${restaurant.name}, ${RESERVATION_EMAIL.people(guests_number)}`,
  }
}

function movedText(before: Visit | null, reservation: Reservation): string[] {
  return before ? [RESERVATION_EMAIL.moved(visitText(before), visitText(reservation))] : []
}

function visitText({ reserved_on, guests_number }: Visit): string {
  return `${momentOf(reserved_on)}, ${RESERVATION_EMAIL.people(guests_number)}`
}

function otherVisitText({ restaurant, reserved_on, guests_number }: KnownVisit): string {
  return RESERVATION_EMAIL.otherVisit(restaurant.name, momentOf(reserved_on), guests_number)
}

function otherVisitLink({ code, restaurant }: KnownVisit, { origin }: Brand): Link {
  return { label: RESERVATION_EMAIL.seeOther(restaurant.name), url: origin + reservationPath(code) }
}

/** Links to other times at the restaurant, or to others of its city where diners do not find its page. Contract C33. */
function otherTimes({ restaurant, alternatives }: Reservation, { origin }: Brand): Link[] {
  const path = restaurantPageOf(restaurant)
  if (!path) return [{ label: EMAIL_WORDS.otherRestaurants(restaurant.city), url: origin + cityListOf(restaurant) }]
  const offered = alternatives.map(({ reserved_on, guests_number }) => {
    const { date, time } = splitWallTime(reserved_on)
    const visit = { visitDate: date, visitTime: time, peopleAmount: String(guests_number) }
    return { label: RESERVATION_EMAIL.insteadAt(momentOf(reserved_on)), url: origin + visitPath(path, visit) }
  })
  return [...offered, { label: EMAIL_WORDS.otherTimes, url: `${origin}${path}` }]
}

/** "pt., 27 lis, 18:00". */
function shortMomentOf(reservedOn: string): string {
  const { date, time } = splitWallTime(reservedOn)
  return `${formatDayShort(date)}, ${time}`
}

function momentOf(reservedOn: string): string {
  const { date, time } = splitWallTime(reservedOn)
  return `${formatDay(date)}, ${time}`
}
