import { useTranslations } from 'next-intl'
import { SearchCorrections } from '@/components/search/search-corrections'
import { resultsPath } from '@/lib/domain/list/tables/tables-query'
import { formatDay, formatDayShort } from '@/lib/domain/time/dates-pl'
import { CityChoice } from '../city-choice'
import { SearchBar } from './search-bar'
import type { ResultsProps } from './suggestions'

/** Choice of a city for tables: all other parameters stay. Contract C20. */
export function TablesCityChoice({ query, cities, now }: Pick<ResultsProps, 'query' | 'cities' | 'now'>) {
  const t = useTranslations('search')
  const { search, filters, corrections } = query
  const party = useTranslations('people')('count', { count: search.partySize })
  return (
    <CityChoice
      bar={
        <>
          <SearchBar
            query={query}
            cities={cities}
            now={now}
            label={[formatDayShort(search.date), search.time, party].join(' · ')}
          />
          <SearchCorrections corrections={corrections} search={search} />
        </>
      }
      summary={`${t('moment', { day: formatDay(search.date), time: search.time })}, ${party}.`}
      cities={cities}
      hrefOf={(slug) => resultsPath({ ...search, city: slug }, filters)}
    />
  )
}
