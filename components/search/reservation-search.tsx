import { useTranslations } from 'next-intl'
import { SearchForm, type SearchFormProps } from './client/search-form'
import { fieldWords } from './field-words'

/** The reservation search with its words. */
export function ReservationSearch({ from, ...props }: Omit<SearchFormProps, 'words'>) {
  const t = useTranslations('home')
  const date = useTranslations('date')
  const people = useTranslations('people')
  const words = {
    ...fieldWords(people, date, from),
    city: t('city'),
    anyCity: t('anyCity'),
    dateLabel: date('label'),
    timeLabel: date('time'),
    peopleLabel: people('label'),
    submit: t('find'),
    today: t('today'),
  }
  return <SearchForm {...props} from={from} words={words} />
}
