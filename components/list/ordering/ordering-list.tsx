import { useTranslations } from 'next-intl'
import type { ComponentProps, ReactNode } from 'react'
import { NoRestaurantEvent } from '@/components/list/client/no-restaurant-event'
import { ReloadOnAddressChange } from '@/components/list/client/reload-on-address-change'
import { EmptyPlace } from '@/components/list/empty-place'
import { ListPage } from '@/components/list/list-page'
import { RankingNote } from '@/components/list/ranking-note'
import { TrackFunnelStep } from '@/components/shell/client/track-funnel-step'
import { StaticPart } from '@/components/static-markup/static-part'
import { ChipLink } from '@/components/ui/chip/chip-link'
import { ChipList } from '@/components/ui/chip/chip-list'
import { isInRange, type ListedRestaurant } from '@/lib/domain/list/ordering/ordering-list'
import { activeFilterCount, type OrderingQuery, orderingPath } from '@/lib/domain/list/ordering/ordering-query'
import type { OrderingPage } from '@/lib/domain/list/schema'
import type { StoredAddress } from '@/lib/domain/ordering/delivery/stored-address'
import type { CityWithCount } from '@/lib/domain/restaurant/schema'
import { OrderingFilters } from './ordering-filters'
import styles from './ordering-list.module.css'
import { OrderingListBar } from './ordering-list-bar'
import { OrderingBadges, OrderingRows } from './ordering-rows'
import { OrderingSearch } from './ordering-search'

type Props = {
  query: OrderingQuery
  address: StoredAddress | null
  list: OrderingPage
  /** Restaurants of this page of the list. */
  restaurants: ListedRestaurant[]
  /** URLs of the neighbouring pages. */
  previous: string | null
  next: string | null
  cities: CityWithCount[]
  /** Shown without any restaurants. */
  empty: Omit<ComponentProps<typeof EmptyPlace>, 'kind'> | null
  now: Date
  /** Map of the page's restaurants that deliver to the diner. */
  map: ReactNode
}

/** The restaurants for one delivery type, address and search, with the address at the top. Ledger L071. */
export function OrderingList({ query, address, list, restaurants, previous, next, cities, empty, now, map }: Props) {
  const t = useTranslations('orderingList')
  const { page } = list
  const outOfRange = restaurants.filter((listed) => !isInRange(listed))
  // Rows of further pages are appended to one list, so a list of several pages has no other.
  const isDivided = outOfRange.length > 0 && !previous && !next
  const rows = isDivided ? restaurants.filter(isInRange) : restaurants
  const shared = { now, withCity: !query.city && cities.length > 1, diet: query.diet, sort: query.sort }
  return (
    <ListPage
      list={list}
      previous={previous}
      next={next}
      map={map}
      bar={<OrderingListBar query={query} address={address} cities={cities} />}
      filters={
        <div className="stack-4 one-column">
          <OrderingSearch query={query} />
          <OrderingFilters query={query} facets={list.facets} />
        </div>
      }
      title={<Title query={query} cities={cities} />}
      count={<Count list={list} />}
      rows={rows.length > 0 && <OrderingRows label={t('list')} restaurants={rows} {...shared} isTitled />}
    >
      <ReloadOnAddressChange address={address?.address ?? null} />
      <TrackFunnelStep step="results" kind="order" city={query.city ?? undefined} />
      {rows.length === 0 &&
        page === 1 &&
        (empty ? <EmptyPlace kind="orders" {...empty} /> : <NoResults query={query} />)}
      {outOfRange.length > 0 && (
        <section className={`stack-3 one-column ${styles.group}`}>
          <h2>{t('outOfRangeTitle')}</h2>
          <p>
            <a href={orderingPath({ ...query, mode: 'takeout' })}>{t('outOfRangeText')}</a>
          </p>
          {isDivided && (
            <OrderingRows label={t('outOfRangeTitle')} restaurants={outOfRange} {...shared} firstRows={0} />
          )}
        </section>
      )}
      <OrderingBadges now={now} />
      {restaurants.length > 1 && <RankingNote kind="orders" sort={query.sort} />}
      <OtherCities query={query} cities={cities} />
    </ListPage>
  )
}

/** Number of restaurants that accept orders now: of all, or of those searched. */
function Count({ list: { open, in_range: inRange, looked_at: looked, total, page } }: Pick<Props, 'list'>) {
  const t = useTranslations('orderingList')
  const pager = useTranslations('pager')
  const count = looked < total ? t('countLooked', { open, looked, total }) : t('count', { count: open, all: inRange })
  return page === 1 ? count : `${count} ${pager('page', { page })}`
}

function Title({ query: { q, cuisine, city: slug }, cities }: Pick<Props, 'query' | 'cities'>) {
  const t = useTranslations('orderingList')
  const city = cities.find((one) => one.slug === slug)?.name
  if (q) return t('titleSearch', { q })
  if (cuisine) return city ? t('titleBoth', { cuisine, city }) : t('titleCuisine', { cuisine })
  return city ? t('titleCity', { city }) : t('title')
}

function NoResults({ query }: Pick<Props, 'query'>) {
  const t = useTranslations('orderingList')
  return (
    <div className={`stack-3 to-start sunken ${styles.noResults}`}>
      <NoRestaurantEvent message={`zamawiaj ${query.q} ${query.cuisine ?? ''} ${query.city ?? ''}`.trim()} />
      <p>
        <strong>{query.q ? t('noResultsFor', { q: query.q }) : t('noResults')}</strong> {t('noResultsText')}
      </p>
      {(activeFilterCount(query) > 0 || query.q) && (
        <a href={orderingPath({ mode: query.mode, city: query.city })}>{t('showAll')}</a>
      )}
    </div>
  )
}

function OtherCities({ query, cities }: Pick<Props, 'query' | 'cities'>) {
  const t = useTranslations('orderingList')
  if (cities.length < 2) return null
  return (
    <StaticPart as="nav" aria-labelledby="order-cities" className={`stack-3 one-column ${styles.group}`}>
      <h2 id="order-cities">{t('cities')}</h2>
      <ChipList>
        {cities.map(({ slug, name }) => (
          <ChipLink
            key={slug}
            kind="plain"
            selected={slug === query.city}
            href={orderingPath({ ...query, city: slug })}
          >
            {name}
          </ChipLink>
        ))}
      </ChipList>
    </StaticPart>
  )
}
