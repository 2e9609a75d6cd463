import { useTranslations } from 'next-intl'
import { searchPath } from '@/components/ui/icons/search'
import type { CityWithCount } from '@/lib/domain/restaurant/schema'
import { filterFields, type ResultsQuery } from '@/lib/domain/search/results-query'
import { Collapsible } from './client/collapsible'
import { ReservationSearch } from './reservation-search'
import styles from './results.module.css'

type Props = { query: ResultsQuery; citiesOffered: CityWithCount[]; label: string; now: Date }

/** The search form above its results, folded to one line on phones; a new search preserves the filters. */
export function SearchBar({ query, citiesOffered, label, now }: Props) {
  const t = useTranslations('search')
  return (
    <Collapsible label={label} action={t('change')} fold={t('fold')} icon={searchPath} className={styles.bar}>
      <ReservationSearch
        id="search"
        cities={citiesOffered.map(({ slug, name }) => ({ slug, name }))}
        search={query.search}
        from="today"
        renderedAtMs={now.getTime()}
      >
        {filterFields(query.filters).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      </ReservationSearch>
    </Collapsible>
  )
}
