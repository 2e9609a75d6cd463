import { useTranslations } from 'next-intl'
import { SearchForm, type SearchFormProps, type SearchFormWords } from './client/search-form'
import { fieldWords } from './field-words'

/** The reservation search with its words. */
export function ReservationSearch(props: Omit<SearchFormProps, 'words'>) {
  return <SearchForm {...props} words={useSearchWords(props.from)} />
}

/** The words of the reservation search. */
export function useSearchWords(from: SearchFormProps['from']): SearchFormWords {
  const t = useTranslations('home')
  const date = useTranslations('date')
  const people = useTranslations('people')
  return {
    ...fieldWords(people, date, from),
    city: t('city'),
    anyCity: t('anyCity'),
    dateLabel: date('label'),
    timeLabel: date('time'),
    peopleLabel: people('label'),
    submit: t('find'),
    days: { label: t('days'), today: t('today'), tomorrow: t('tomorrow') },
  }
}
