import type { useTranslations } from 'next-intl'
import { PARTY_SIZE_OPTIONS } from '@/lib/domain/reservation/availability/party-size'

type Translator<Namespace extends 'people' | 'date'> = ReturnType<typeof useTranslations<Namespace>>

/** What the people field says; `options` are those of 1 to 12. */
export type PeopleWords = { options: string[]; larger: string; limit: string }
/** What the date field and its calendar say. */
export type DateWords = { open: string; title: string; close: string; tooEarly: string }
/** What the time field says where no time is left today. */
export type TimeWords = { none: string }

export type FieldWords = { people: PeopleWords; date: DateWords; time: TimeWords }

/** Words of the three fields, for a server component to hand to its client ones; `from` is the first day offered. */
export function fieldWords(
  people: Translator<'people'>,
  date: Translator<'date'>,
  from: 'today' | 'tomorrow' = 'today',
): FieldWords {
  return {
    people: {
      options: PARTY_SIZE_OPTIONS.map((count) => people('count', { count })),
      larger: people('larger'),
      limit: people('limit'),
    },
    date: {
      open: date('open'),
      title: date('title'),
      close: date('close'),
      tooEarly: date(from === 'tomorrow' ? 'tooEarly' : 'past'),
    },
    time: { none: date('noTime') },
  }
}
