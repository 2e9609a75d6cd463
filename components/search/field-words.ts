import type { useTranslations } from 'next-intl'
import { PARTY_SIZE_OPTIONS } from '@/lib/domain/reservation/availability/party-size'
import type { LocalDate } from '@/lib/domain/time/time'

type Translator<Namespace extends 'people' | 'date'> = ReturnType<typeof useTranslations<Namespace>>

/** The words of the people field; `options` are the labels for 1 to 12, `most` the largest party that one restaurant takes online. */
export type PeopleWords = { options: string[]; larger: string; limit: string; most?: number }
/** The words of the date field and its calendar. */
export type DateWords = {
  open: string
  title: string
  close: string
  tooEarly: string
  /** Days on which the restaurant is closed, which the calendar greys, and the word for them. */
  closed?: { word: string; days: readonly LocalDate[] }
}
/** Shown by the time field where no time is left today. */
export type TimeWords = { none: string }

export type FieldWords = { people: PeopleWords; date: DateWords; time: TimeWords }

/** One restaurant's closed days and its largest party. */
type Offer = { closedDays: readonly LocalDate[]; maxPartySize: number }

/**
 * The words of the three fields, passed by a server component to its client components; `from` is the first day
 * offered, `offer` is that of one restaurant.
 */
export function fieldWords(
  people: Translator<'people'>,
  date: Translator<'date'>,
  from: 'today' | 'tomorrow' = 'today',
  offer?: Offer,
): FieldWords {
  return {
    people: {
      options: PARTY_SIZE_OPTIONS.map((count) => people('count', { count })),
      larger: people('larger'),
      limit: people('limit'),
      most: offer?.maxPartySize,
    },
    date: {
      open: date('open'),
      title: date('title'),
      close: date('close'),
      tooEarly: date(from === 'tomorrow' ? 'tooEarly' : 'past'),
      ...(offer && { closed: { word: date('closed'), days: offer.closedDays } }),
    },
    time: { none: date('noTime') },
  }
}
