import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { MapSplit } from '@/components/map/map-split'
import { FreshAvailability } from '@/components/restaurant-list/client/fresh-availability'
import { FreshDay } from '@/components/restaurant-list/client/fresh-day'
import { Pager, PreviousPage } from '@/components/restaurant-list/pager'
import { RestaurantList } from '@/components/restaurant-list/restaurant-list'
import { TrackFunnelStep } from '@/components/shell/client/track-funnel-step'
import { ChipLink } from '@/components/ui/chip/chip-link'
import { ChipList } from '@/components/ui/chip/chip-list'
import { searchPath } from '@/components/ui/icons/search'
import { Wrap } from '@/components/ui/layout/wrap'
import type { Search } from '@/lib/domain/reservation/availability/search'
import type { ReservationCuisine } from '@/lib/domain/restaurant/cuisines'
import type { CityWithCount } from '@/lib/domain/restaurant/schema'
import { cuisineFacts } from '@/lib/domain/search/cuisine-facts'
import { nearestCities } from '@/lib/domain/search/nearest-cities'
import { MAX_UNRANKED_PAGE, PAGE_SIZE } from '@/lib/domain/search/page-number'
import { reservationListPath } from '@/lib/domain/search/reservation-list-path'
import type { TablesPage } from '@/lib/domain/search/tables-schema'
import { cityTextOf } from '@/messages/content/city-texts'
import home from '../home/home.module.css'
import { BrandText } from './brand-text'
import styles from './city-page.module.css'
import { CityRow } from './city-row'
import { CityText } from './city-text'
import { Collapsible } from './client/collapsible'
import { CuisineText } from './cuisine-text'
import { RankingNote } from './ranking-note'
import { ReservationSearch } from './reservation-search'

export type CityPageProps = {
  /** The brand's key. */
  tenant: string
  city: CityWithCount
  cities: CityWithCount[]
  /** The page of restaurants, with its counts. */
  list: TablesPage
  /** Addresses of the neighbouring pages. */
  previous: string | null
  next: string | null
  /** The cuisine that is shown, and the number of restaurants in the whole city. */
  only?: { cuisine: ReservationCuisine; all: number }
  search: Search
  now: Date
  map: ReactNode
}

/** A city, or one of its cuisines: search, restaurants with tomorrow's tables, and a text. */
export function CityPage({ tenant, city, cities, list, previous, next, only, search, now, map }: CityPageProps) {
  const t = useTranslations('city')
  const cuisineWords = useTranslations('cuisine')
  const words = useTranslations('search')
  const people = useTranslations('people')
  const pager = useTranslations('pager')
  const others = nearestCities(cities, city.slug)
  const { items, page, total } = list
  const { cuisines } = list.facets
  const listed = items.map(({ restaurant }) => restaurant)
  // Facts of all restaurants can be told where all are on the page.
  const facts = listed.length === total ? cuisineFacts(listed) : null
  const text = (part: 'heading' | 'body') =>
    only ? (
      <CuisineText {...only} city={city} part={part} count={total} facts={facts} />
    ) : (
      <CityText
        city={city}
        text={cityTextOf(tenant, city.slug)}
        part={part}
        cuisines={cuisines.map(({ key }) => key)}
        count={total}
      />
    )
  const isCut = !next && page === MAX_UNRANKED_PAGE && total > page * PAGE_SIZE

  return (
    <FreshAvailability ids={listed.map(({ id }) => id)} search={search} renderedAtMs={now.getTime()}>
      <Wrap className={styles.page}>
        {text('heading')}
        <Collapsible
          icon={searchPath}
          action={words('change')}
          fold={words('fold')}
          className={styles.search}
          label={
            <>
              <FreshDay date={search.date} isShort /> · {search.time} · {people('count', { count: search.partySize })}
            </>
          }
        >
          <ReservationSearch
            id="search"
            cities={cities.map(({ slug, name }) => ({ slug, name }))}
            search={search}
            from="tomorrow"
            renderedAtMs={now.getTime()}
          >
            {only && <input type="hidden" name="rodzaj-kuchni" value={only.cuisine} />}
          </ReservationSearch>
        </Collapsible>
        <section className={styles.list}>
          <TrackFunnelStep step="results" kind="reservation" city={city.slug} />
          <div>
            <h2>{t('listTitle')}</h2>
            <p className={styles.moment}>
              {t('listText')} <FreshDay date={search.date} />, {search.time},{' '}
              {people('count', { count: search.partySize })}.
            </p>
          </div>
          <ChipList label={t('cuisines')} className={home.shelf}>
            <ChipLink kind="plain" selected={!only} href={reservationListPath(city.slug)}>
              {cuisineWords('all')}
            </ChipLink>
            {cuisines.map(({ key, count }) => (
              <ChipLink
                key={key}
                kind="plain"
                selected={key === only?.cuisine}
                href={reservationListPath(city.slug, key)}
              >
                {key} ({count})
              </ChipLink>
            ))}
          </ChipList>
          <PreviousPage href={previous} />
          <MapSplit map={map}>
            <RestaurantList label={t('listTitle')} isPaged>
              {items.map((result, index) => (
                <CityRow key={result.restaurant.id} {...result} search={search} isFirst={index < 2} />
              ))}
            </RestaurantList>
          </MapSplit>
          <Pager
            page={page}
            previous={previous}
            next={next}
            note={isCut ? pager('lastPage', { rows: page * PAGE_SIZE, total }) : null}
          />
          <RankingNote sort="polecane" />
        </section>
        {page === 1 && text('body')}
        {page === 1 && !only && <BrandText tenant={tenant} about="reservations" />}
        {others.length > 0 && (
          <nav aria-labelledby="other-cities" className={styles.others}>
            <h2 id="other-cities">{t('others')}</h2>
            <ChipList>
              {others.map(({ slug, name, restaurants }) => (
                <ChipLink key={slug} kind="plain" href={reservationListPath(slug)}>
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
