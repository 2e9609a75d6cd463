import { useTranslations } from 'next-intl'
import { SearchBarForm } from '@/components/list/client/search-bar-form'
import { useSearchWords } from '@/components/search/reservation-search'
import { searchPath } from '@/components/ui/icons/search'
import { filterFields, type ResultsQuery } from '@/lib/domain/list/tables/tables-query'
import type { CityWithCount } from '@/lib/domain/restaurant/schema'
import styles from '../list.module.css'

type Props = { query: ResultsQuery; cities: CityWithCount[]; label: string; now: Date }

/** The search form above its results, folded to one line on phones; a new search preserves the filters. */
export function SearchBar({ query, cities, label, now }: Props) {
  const t = useTranslations('list')
  const words = useSearchWords('today')
  return (
    <SearchBarForm
      bar={{ label, action: t('change'), fold: t('fold'), icon: searchPath, className: styles.bar }}
      form={{
        id: 'search',
        cities: cities.map(({ slug, name }) => ({ slug, name })),
        search: query.search,
        from: 'today',
        renderedAtMs: now.getTime(),
        words,
      }}
      fields={filterFields(query.filters)}
    />
  )
}
