import { useTranslations } from 'next-intl'
import type { TablesPage } from '@/lib/domain/list/schema'
import { filterFields, type ResultsQuery, resultsPath } from '@/lib/domain/list/tables/tables-query'
import { searchParams } from '@/lib/domain/reservation/availability/search'
import { localDateOf } from '@/lib/domain/time/time'
import { FilterForm, OpenNowField, OptionField, withChosenFilter } from '../filter-form'

type Props = { query: ResultsQuery; facets: TablesPage['facets']; now: Date; isFromAddress: boolean }

/** Cuisine, dining area, open now (today only), sort order. Ledger L196. */
export function Filters({ query: { search, filters }, facets, now, isFromAddress }: Props) {
  const t = useTranslations('search')
  const areas = withChosenFilter(facets.areas, filters.area)
  return (
    <FilterForm
      kind="reservations"
      fields={searchParams(search)}
      query={filters}
      sortNames={isFromAddress ? { najblizej: t('nearAddress') } : undefined}
      cuisines={facets.cuisines}
      set={filterFields(filters).length}
      clearPath={resultsPath(search)}
      ticks={search.date === localDateOf(now) && <OpenNowField isOn={filters.isOpenNow} />}
    >
      {areas.length > 1 && (
        <OptionField
          id="filter-area"
          name="strefa"
          label={t('area')}
          any={t('anyArea')}
          options={areas}
          chosen={filters.area}
        />
      )}
    </FilterForm>
  )
}
