import { reservationPath, visitPath } from '@/lib/domain/reservation/paths'
import type { Reservation } from '@/lib/domain/reservation/schema'
import { OVER_STATUSES } from '@/lib/domain/reservation/status'
import { restaurantPath } from '@/lib/domain/restaurant/slug'
import { formatDay } from '@/lib/domain/time/dates-pl'
import { splitWallTime } from '@/lib/domain/time/time'
import type { Brand } from './brand'
import type { EmailContent, Link } from './email-content'
import { instantText, untilText } from './instant-text'

/** The actions on a reservation that cause a message, and the reminder. Contract C2. */
export type ReservationOccasion =
  | 'created'
  | 'confirmed'
  | 'declined'
  | 'changed'
  | 'change_requested'
  | 'change_accepted'
  | 'change_declined'
  | 'cancelled'
  | 'reminder'

type EmailWording = { subject: string; heading: string; text: string[] }

/**
 * The e-mail about a reservation in its current state; `null` if the occasion is outdated, because another message
 * reports the newer state.
 */
export function reservationEmail(
  occasion: ReservationOccasion,
  reservation: Reservation,
  brand: Brand,
): EmailContent | null {
  const words = isStillCurrent(occasion, reservation) ? emailWordingOf(occasion, reservation) : null
  if (!words) return null
  const { restaurant, guests_number, reserved_on, notes_from_guest, code } = reservation
  const isOver = hasEnded(reservation)
  const own = `${brand.origin}${reservationPath(code)}`
  return {
    subject: words.subject,
    heading: words.heading,
    paragraphs: words.text,
    facts: [
      ['Restauracja', restaurant.name],
      ['Kiedy', momentOf(reserved_on)],
      ['Liczba osób', String(guests_number)],
      ['Adres', `${restaurant.street} ${restaurant.house}, ${restaurant.city}`],
      ['Telefon', restaurant.phone],
      ...(notes_from_guest ? ([['Twoje uwagi', notes_from_guest]] as [string, string][]) : []),
    ],
    action: isOver ? undefined : { label: 'Zobacz, zmień albo odwołaj', url: own },
    links: isOver ? otherTimes(reservation, brand) : [],
    footnotes: [
      `Rezerwację prowadzi ${brand.operatorText}.`,
      `Pytania: ${brand.email}.`,
      'Kto zna adres tej rezerwacji, może ją zmienić, więc nie przekazuj go dalej.',
    ],
    legal: brand.legal.reservations,
  }
}

/** The text message, at most 300 characters; `null` if the occasion is outdated. */
export function reservationSms(occasion: ReservationOccasion, reservation: Reservation, brand: Brand): string | null {
  const { restaurant, reserved_on, cancelled_by } = reservation
  const visit = `${restaurant.name}, ${momentOf(reserved_on)}`
  if (!isStillCurrent(occasion, reservation)) return null
  if (occasion === 'reminder') return `${brand.label}: przypominamy o stoliku. ${visit}. Tel. ${restaurant.phone}`
  if (occasion === 'declined')
    return `${brand.label}: restauracja nie przyjęła rezerwacji (${visit}). Szczegóły w e-mailu.`
  if (occasion === 'cancelled' && cancelled_by === 'restaurant')
    return `${brand.label}: restauracja odwołała rezerwację (${visit}). Szczegóły w e-mailu.`
  return null
}

/** Has it ended before the visit? */
export function hasEnded({ status, cancelled_at }: Reservation): boolean {
  return OVER_STATUSES.includes(status) || cancelled_at !== null
}

function isStillCurrent(occasion: ReservationOccasion, reservation: Reservation): boolean {
  const { status, cancelled_at, change_request } = reservation
  if (occasion === 'cancelled') return cancelled_at !== null
  if (occasion === 'declined') return status === 'declined' && cancelled_at === null
  if (hasEnded(reservation)) return false
  if (occasion === 'change_requested') return change_request !== null
  return occasion === 'created' || occasion === 'changed' || status === 'confirmed'
}

function emailWordingOf(occasion: ReservationOccasion, reservation: Reservation): EmailWording {
  const { restaurant, status, cancelled_by, decline_reason, change_request, answer_due_at, starts_at } = reservation
  const { name } = restaurant
  const isConfirmed = status === 'confirmed'
  const due = answer_due_at ? ` Restauracja odpowie najpóźniej do ${untilText(answer_due_at)}.` : ''
  const phone = 'Gdyby coś się zmieniło, odwołaj rezerwację jednym dotknięciem: ktoś inny chętnie usiądzie.'
  switch (occasion) {
    case 'created':
      return isConfirmed
        ? { subject: `Stolik zarezerwowany: ${name}`, heading: 'Stolik czeka na Ciebie', text: [phone] }
        : {
            subject: `Prośba o stolik: ${name}`,
            heading: 'Zapytaliśmy restaurację o stolik',
            text: [`To jeszcze nie jest potwierdzenie.${due} Napiszemy od razu.`],
          }
    case 'confirmed':
      return { subject: `Rezerwacja potwierdzona: ${name}`, heading: 'Restauracja potwierdziła stolik', text: [phone] }
    case 'declined':
      return {
        subject: `Rezerwacja nieprzyjęta: ${name}`,
        heading: 'Restauracja nie może Cię przyjąć',
        text: [...(decline_reason ? [decline_reason] : []), 'Przepraszamy. Stolik nie jest zarezerwowany.'],
      }
    case 'changed':
      return {
        subject: `Rezerwacja zmieniona: ${name}`,
        heading: isConfirmed ? 'Zmiana zapisana' : 'Zmiana czeka na odpowiedź restauracji',
        text: [isConfirmed ? phone : `Napiszemy od razu.${due}`],
      }
    case 'change_requested':
      return {
        subject: `Prośba o zmianę rezerwacji: ${name}`,
        heading: 'Zapytaliśmy restaurację o zmianę',
        text: [
          change_request
            ? `Nowy termin: ${momentOf(change_request.reserved_on)}, liczba osób: ${change_request.guests_number}. Do czasu odpowiedzi obowiązuje poprzedni, podany niżej.`
            : 'Do czasu odpowiedzi obowiązuje poprzedni termin, podany niżej.',
        ],
      }
    case 'change_accepted':
      return { subject: `Zmiana przyjęta: ${name}`, heading: 'Restauracja przyjęła zmianę', text: [phone] }
    case 'change_declined':
      return {
        subject: `Zmiana nieprzyjęta: ${name}`,
        heading: 'Restauracja nie może przyjąć zmiany',
        text: ['Rezerwacja w poprzednim terminie nadal obowiązuje.'],
      }
    case 'cancelled':
      return cancelled_by === 'restaurant'
        ? {
            subject: `Rezerwacja odwołana przez restaurację: ${name}`,
            heading: 'Restauracja odwołała rezerwację',
            text: [...(decline_reason ? [decline_reason] : []), 'Przepraszamy.'],
          }
        : cancelledWording(reservation)
    case 'reminder':
      return {
        subject: `Przypomnienie: ${name}, ${instantText(starts_at)}`,
        heading: 'Niedługo się widzimy',
        text: [phone],
      }
  }
}

/** Who has only asked, and was not answered, withdraws a question: no table returns. Contract C2. */
function cancelledWording({ restaurant: { name }, has_table, status }: Reservation): EmailWording {
  const [what, ending] = !has_table && status === 'pending' ? ['Zapytanie', 'wycofane'] : ['Rezerwacja', 'odwołana']
  return {
    subject: `${what} ${ending}: ${name}`,
    heading: `${what} ${ending}`,
    text: ['Dziękujemy, że dajesz znać. Do zobaczenia innym razem.'],
  }
}

function otherTimes({ restaurant, alternatives }: Reservation, { origin }: Brand): Link[] {
  const path = restaurantPath(restaurant)
  const offered = alternatives.map(({ reserved_on, guests_number }) => {
    const { date, time } = splitWallTime(reserved_on)
    const visit = { visitDate: date, visitTime: time, peopleAmount: String(guests_number) }
    return { label: `Zamiast tego: ${momentOf(reserved_on)}`, url: origin + visitPath(path, visit) }
  })
  return [...offered, { label: 'Inne terminy w tej restauracji', url: `${origin}${path}` }]
}

function momentOf(reservedOn: string): string {
  const { date, time } = splitWallTime(reservedOn)
  return `${formatDay(date)}, ${time}`
}
