import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { MapSplit } from '@/components/map/map-split'
import { FreshAvailability } from '@/components/restaurant-list/fresh-availability'
import { FreshDay } from '@/components/restaurant-list/fresh-day'
import { RestaurantList } from '@/components/restaurant-list/restaurant-list'
import { FunnelMark } from '@/components/shell/funnel-mark'
import { ChipLink } from '@/components/ui/chip-link'
import { ChipList } from '@/components/ui/chip-list'
import { Wrap } from '@/components/ui/wrap'
import type { Search } from '@/lib/availability/search'
import type { CityWithCount } from '@/lib/restaurant/schema'
import { nearestCities } from '@/lib/search/nearest-cities'
import type { Result } from '@/lib/search/rank'
import home from '../home/home.module.css'
import styles from './city-page.module.css'
import { CityRow } from './city-row'
import { CityText } from './city-text'
import { Collapsible } from './collapsible'
import { RankingNote } from './ranking-note'
import { ReservationSearch } from './reservation-search'

export type CityPageProps = {
  city: CityWithCount
  cities: CityWithCount[]
  results: Result[]
  cuisines: string[]
  search: Search
  now: Date
  map: ReactNode
}

/** A city: its search, its restaurants with tomorrow's tables, and what there is to say of it. */
export function CityPage({ city, cities, results, cuisines, search, now, map }: CityPageProps) {
  const t = useTranslations('city')
  const words = useTranslations('search')
  const people = useTranslations('people')
  const others = nearestCities(cities, city.slug)
  const ids = results.map(({ restaurant }) => restaurant.id)

  return (
    <FreshAvailability ids={ids} search={search} renderedAtMs={now.getTime()}>
      <Wrap className={styles.page}>
        <CityText city={city} part="heading" count={results.length} cuisines={cuisines} />
        <Collapsible
          icon="search"
          action={words('change')}
          className={styles.search}
          label={
            <>
              <FreshDay date={search.date} isShort /> · {search.time} · {people('count', { count: search.partySize })}
            </>
          }
        >
          <ReservationSearch
            id="search"
            cities={cities.length > 1 ? cities.map(({ slug, name }) => ({ slug, name })) : []}
            search={search}
            from="tomorrow"
            renderedAtMs={now.getTime()}
          />
        </Collapsible>
        <section className={styles.list}>
          <FunnelMark step="results" kind="reservation" city={city.slug} />
          <div>
            <h2>{t('listTitle')}</h2>
            <p className={styles.moment}>
              {t('listText')} <FreshDay date={search.date} />, {search.time},{' '}
              {people('count', { count: search.partySize })}.
            </p>
          </div>
          <ChipList label={t('cuisines')} className={home.shelf}>
            {cuisines.map((cuisine) => (
              <ChipLink
                key={cuisine}
                kind="plain"
                href={`/rezerwuj?${new URLSearchParams({ city: city.slug, 'rodzaj-kuchni': cuisine })}`}
              >
                {cuisine}
              </ChipLink>
            ))}
          </ChipList>
          <MapSplit map={map}>
            <RestaurantList label={t('listTitle')} isPaired={!map}>
              {results.map((result, index) => (
                <CityRow key={result.restaurant.id} {...result} search={search} now={now} isFirst={index < 2} />
              ))}
            </RestaurantList>
          </MapSplit>
          <RankingNote sort="polecane" />
        </section>
        <CityText city={city} part="body" count={results.length} cuisines={cuisines} />
        {others.length > 0 && (
          <nav aria-labelledby="other-cities" className={styles.others}>
            <h2 id="other-cities">{t('others')}</h2>
            <ChipList>
              {others.map(({ slug, name, restaurants }) => (
                <ChipLink key={slug} kind="plain" href={`/rezerwuj/${slug}`}>
                  {name} ({restaurants})
                </ChipLink>
              ))}
            </ChipList>
          </nav>
        )}
      </Wrap>
    </FreshAvailability>
  )
}
