import { useTranslations } from 'next-intl'
import { MapSplit } from '@/components/map/map-split'
import { Pager, PreviousPage } from '@/components/restaurant-list/pager'
import { RestaurantList } from '@/components/restaurant-list/restaurant-list'
import { TrackFunnelStep } from '@/components/shell/client/track-funnel-step'
import { StaticPart } from '@/components/static-markup/static-part'
import { Wrap } from '@/components/ui/layout/wrap'
import { resultsParams } from '@/lib/domain/search/results-query'
import { formatDay, formatDayShort } from '@/lib/domain/time/dates-pl'
import { NoRestaurantEvent } from './client/no-restaurant-event'
import { Filters } from './filters'
import { RankingNote } from './ranking-note'
import { ResultRow } from './result-row'
import styles from './results.module.css'
import { SearchBar } from './search-bar'
import { SearchCorrections } from './search-corrections'
import { type ResultsProps, SearchSuggestions } from './search-suggestions'

/** The results of a search: restaurants with a table, restaurants without one and why, and suggestions. Ledger L070. */
export function Results(props: ResultsProps) {
  const { query, city, list, previous, next, similar, now, map, centre } = props
  const t = useTranslations('search')
  const people = useTranslations('people')
  const pager = useTranslations('pager')
  const { search } = query
  const { items, page, total, looked_at: looked, found } = list
  const free = found ? found.free + found.near : 0
  const onRequest = found?.request ?? 0
  const cut = next ? pager('lookedAt', { looked, total }) : pager('lastPage', { rows: looked, total })
  const note = looked < total ? cut : page > 1 && !next ? pager('end') : null
  // Later pages were counted with the first.
  const hasTable = free + onRequest > 0 || page > 1
  const moment = t('moment', { day: formatDay(search.date), time: search.time })

  return (
    <Wrap className={styles.page}>
      <SearchBar
        {...props}
        label={[formatDayShort(search.date), search.time, people('count', { count: search.partySize })].join(' · ')}
      />
      <SearchCorrections corrections={query.corrections} search={search} />
      <div className={styles.columns}>
        <aside className={styles.side} aria-label={t('filters')}>
          <Filters query={query} facets={list.facets} now={now} />
        </aside>
        <div className={styles.main}>
          <StaticPart as="header" className={styles.head}>
            <h1 className={styles.title}>{city ? t('titleCity', { city: city.name }) : t('title')}</h1>
            <p className={styles.count}>
              {moment}, {people('count', { count: search.partySize })}.{' '}
              {found &&
                (free > 0 || onRequest === 0 ? t('free', { count: free }) : t('onRequestCount', { count: onRequest }))}
              {page > 1 && ` ${pager('page', { page })}`}
            </p>
            <PreviousPage href={previous} />
          </StaticPart>
          {items.length > 0 && (
            <MapSplit map={map}>
              <RestaurantList label={t('listLabel')} isTitled isStatic isPaged>
                {items.map((result, index) => (
                  <ResultRow
                    key={result.restaurant.id}
                    {...result}
                    search={search}
                    withCity={!city}
                    isFirst={index < 2}
                    centre={centre}
                  />
                ))}
              </RestaurantList>
            </MapSplit>
          )}
          <Pager page={page} previous={previous} next={next} note={note} />
          <TrackFunnelStep
            step="results"
            kind="reservation"
            partySize={search.partySize}
            city={search.city ?? undefined}
          />
          {!hasTable && <NoRestaurantEvent message={String(resultsParams(search, query.filters))} />}
          <SearchSuggestions {...props} hasTable={hasTable} similar={similar} />
          {items.length > 1 && <RankingNote sort={query.filters.sort} />}
        </div>
      </div>
    </Wrap>
  )
}
