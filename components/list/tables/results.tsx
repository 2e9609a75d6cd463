import { useTranslations } from 'next-intl'
import { SearchCorrections } from '@/components/search/search-corrections'
import { TrackFunnelStep } from '@/components/shell/client/track-funnel-step'
import { resultsParams } from '@/lib/domain/list/tables/tables-query'
import { formatDay, formatDayShort } from '@/lib/domain/time/dates-pl'
import { NoRestaurantEvent } from '../client/no-restaurant-event'
import { EmptyPlace } from '../empty-place'
import { ListPage } from '../list-page'
import { RankingNote } from '../ranking-note'
import { RestaurantList } from '../restaurant-list'
import { Filters } from './filters'
import { SearchBar } from './search-bar'
import { type ResultsProps, TableSuggestions } from './suggestions'
import { TableRow } from './table-row'

/**
 * Results of a search: restaurants with a table, restaurants without one with the reason, and suggestions. Ledger L070.
 */
export function Results(props: ResultsProps) {
  const { query, city, list, previous, next, similar, empty, now, map, from } = props
  const t = useTranslations('search')
  const people = useTranslations('people')
  const pager = useTranslations('pager')
  const { search } = query
  const isFromAddress = from?.kind === 'address'
  const { items, page, found } = list
  const free = found ? found.free + found.near : 0
  const onRequest = found?.request ?? 0
  // Counts of later pages come with the first page.
  const hasTable = free + onRequest > 0 || page > 1
  const moment = t('moment', { day: formatDay(search.date), time: search.time })
  const party = people('count', { count: search.partySize })

  return (
    <ListPage
      list={list}
      previous={previous}
      next={next}
      map={map}
      bar={
        <>
          <SearchBar {...props} label={[formatDayShort(search.date), search.time, party].join(' · ')} />
          <SearchCorrections corrections={query.corrections} search={search} />
        </>
      }
      filters={<Filters query={query} facets={list.facets} now={now} isFromAddress={isFromAddress} />}
      title={city ? t('titleCity', { city: city.name }) : t('title')}
      count={
        <>
          {moment}, {party}.{' '}
          {found &&
            (free > 0 || onRequest === 0 ? t('free', { count: free }) : t('onRequestCount', { count: onRequest }))}
          {page > 1 && ` ${pager('page', { page })}`}
        </>
      }
      rows={
        items.length > 0 && (
          <RestaurantList label={t('listLabel')} isTitled isStatic isPaged>
            {items.map((result, index) => (
              <TableRow
                key={result.restaurant.id}
                {...result}
                search={search}
                sort={query.filters.sort}
                withCity={!city}
                isFirst={index < 2}
                from={from}
              />
            ))}
          </RestaurantList>
        )
      }
    >
      <TrackFunnelStep step="results" kind="reservation" partySize={search.partySize} city={search.city ?? undefined} />
      {!hasTable && <NoRestaurantEvent message={String(resultsParams(search, query.filters))} />}
      {empty ? (
        <EmptyPlace kind="reservations" {...empty} />
      ) : (
        <TableSuggestions {...props} hasTable={hasTable} similar={similar} />
      )}
      {items.length > 1 && <RankingNote kind="reservations" sort={query.filters.sort} isFromAddress={isFromAddress} />}
    </ListPage>
  )
}
