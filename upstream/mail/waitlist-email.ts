import { restaurantPath } from '@/lib/domain/restaurant/slug'
import { formatDay } from '@/lib/domain/time/dates-pl'
import { localTimeOf, splitWallTime } from '@/lib/domain/time/time'
import { waitlistPath } from '@/lib/domain/waitlist/paths'
import type { WaitlistEntry } from '@/lib/domain/waitlist/schema'
import type { Brand } from './brand'
import type { EmailContent } from './email-content'

/** The states of an entry that cause a message: waiting, and a table offered. Contract C2. */
export type WaitlistOccasion = 'waiting' | 'offered'

/** The e-mail about a waitlist entry in its current state; `null` if the occasion is outdated. */
export function waitlistEmail(occasion: WaitlistOccasion, entry: WaitlistEntry, brand: Brand): EmailContent | null {
  if (entry.state !== occasion) return null
  const { restaurant, offer, code, people } = entry
  const own = `${brand.origin}${waitlistPath(code)}`
  const shared = {
    footnotes: [
      `Listę prowadzi ${brand.operatorText}. Wpis usuniemy 7 dni po tym dniu.`,
      `Pytania: ${brand.email}.`,
      'Kto zna adres tego wpisu, może go odwołać, więc nie przekazuj go dalej.',
    ],
    legal: brand.legal.reservations,
  }
  if (!offer)
    return {
      ...shared,
      subject: `Czekasz na stolik: ${restaurant.name}`,
      heading: 'Jesteś na liście oczekujących',
      paragraphs: ['Gdy zwolni się stolik, napiszemy od razu i przytrzymamy go dla Ciebie przez 10 minut.'],
      facts: [
        ['Restauracja', restaurant.name],
        ['Kiedy', `${formatDay(entry.date)}, między ${entry.from} a ${entry.to}`],
        ['Liczba osób', String(people)],
      ],
      action: { label: 'Zobacz wpis albo zrezygnuj', url: own },
      links: [{ label: 'Inne terminy w tej restauracji', url: `${brand.origin}${restaurantPath(restaurant)}` }],
    }
  const { date, time } = splitWallTime(offer.reserved_on)
  return {
    ...shared,
    subject: `Zwolnił się stolik: ${restaurant.name}, ${time}`,
    heading: 'Zwolnił się stolik',
    paragraphs: [`Trzymamy go dla Ciebie do ${untilOf(entry)}. Potem dostanie go następna osoba z listy.`],
    facts: [
      ['Restauracja', restaurant.name],
      ['Kiedy', `${formatDay(date)}, ${time}`],
      ['Liczba osób', String(people)],
    ],
    action: { label: 'Zarezerwuj ten stolik', url: own },
  }
}

/** The text message; `null` if the table is no longer held. */
export function waitlistSms(occasion: WaitlistOccasion, entry: WaitlistEntry, brand: Brand): string | null {
  const { state, offer, restaurant, code } = entry
  if (occasion !== 'offered' || state !== 'offered' || !offer) return null
  const { date, time } = splitWallTime(offer.reserved_on)
  const own = `${brand.origin}${waitlistPath(code)}`
  return `${brand.label}: wolny stolik, ${restaurant.name}, ${formatDay(date)}, ${time}. Trzymamy do ${untilOf(entry)}: ${own}`
}

function untilOf({ offer }: WaitlistEntry): string {
  return offer ? localTimeOf(new Date(offer.held_until)) : ''
}
