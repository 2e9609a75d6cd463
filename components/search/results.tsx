import { useTranslations } from 'next-intl'
import { MapSplit } from '@/components/map/map-split'
import { RestaurantList } from '@/components/restaurant-list/restaurant-list'
import { TrackFunnelStep } from '@/components/shell/client/track-funnel-step'
import { Wrap } from '@/components/ui/layout/wrap'
import { availabilityRankOf } from '@/lib/domain/search/rank'
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
  const { query, city, results, similar, choices, now, map } = props
  const t = useTranslations('search')
  const people = useTranslations('people')
  const { search } = query
  const ranks = results.map(({ availability }) => availabilityRankOf(availability))
  const free = ranks.filter((rank) => rank === 'free' || rank === 'near').length
  const onRequest = ranks.filter((rank) => rank === 'request').length
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
          <Filters query={query} choices={choices} now={now} />
        </aside>
        <div className={styles.main}>
          <header className={styles.head}>
            <h1 className={styles.title}>{city ? t('titleCity', { city: city.name }) : t('title')}</h1>
            <p className={styles.count}>
              {moment}, {people('count', { count: search.partySize })}.{' '}
              {free > 0 || onRequest === 0 ? t('free', { count: free }) : t('onRequestCount', { count: onRequest })}
            </p>
          </header>
          {results.length > 0 && (
            <MapSplit map={map}>
              <RestaurantList label={t('listLabel')} isTitled isStatic>
                {results.map((result, index) => (
                  <ResultRow
                    key={result.restaurant.id}
                    {...result}
                    search={search}
                    withCity={!city}
                    isFirst={index < 2}
                  />
                ))}
              </RestaurantList>
            </MapSplit>
          )}
          <TrackFunnelStep
            step="results"
            kind="reservation"
            partySize={search.partySize}
            city={search.city ?? undefined}
          />
          {free + onRequest === 0 && <NoRestaurantEvent message={String(resultsParams(search, query.filters))} />}
          <SearchSuggestions {...props} free={free + onRequest} similar={similar} />
          {results.length > 1 && <RankingNote sort={query.filters.sort} />}
        </div>
      </div>
    </Wrap>
  )
}
