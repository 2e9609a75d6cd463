import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import home from '@/components/home/home.module.css'
import { OrderingStartPanel } from '@/components/home/ordering-start-panel'
import { MapSplit } from '@/components/map/map-split'
import { Pager, PreviousPage } from '@/components/restaurant-list/pager'
import { BrandText } from '@/components/search/brand-text'
import cityStyles from '@/components/search/city-page.module.css'
import { Collapsible } from '@/components/search/client/collapsible'
import { TrackFunnelStep } from '@/components/shell/client/track-funnel-step'
import { ChipLink } from '@/components/ui/chip/chip-link'
import { ChipList } from '@/components/ui/chip/chip-list'
import { pinPath } from '@/components/ui/icons/pin'
import { Wrap } from '@/components/ui/layout/wrap'
import { orderingListPath } from '@/lib/domain/ordering/menu/paths'
import type { OrderCuisine } from '@/lib/domain/restaurant/cuisines'
import type { CityWithCount } from '@/lib/domain/restaurant/schema'
import { nearestCities } from '@/lib/domain/search/nearest-cities'
import type { ListedRestaurant } from '@/lib/domain/search/ordering/ordering-list'
import type { OrderingPage } from '@/lib/domain/search/ordering/ordering-page-schema'
import { MAX_UNRANKED_PAGE, PAGE_SIZE } from '@/lib/domain/search/page-number'
import { bindShortWords } from '@/lib/domain/text/bind-short-words'
import { CITY_TEXTS } from '@/messages/content/city-texts'
import { CUISINE_LINES, ORDER_CUISINE_TITLES, orderCityTextOf } from '@/messages/content/order-city-texts'
import { OrderRankingNote } from './order-ranking-note'
import { OrderingBadges } from './ordering-badges'
import { OrderingCityText } from './ordering-city-text'
import styles from './ordering-list.module.css'
import { OrderingRows } from './ordering-rows'
import { QueryFields } from './query-fields'

type Props = {
  /** The brand's key. */
  tenant: string
  city: CityWithCount
  cities: CityWithCount[]
  cuisine: OrderCuisine | null
  list: OrderingPage
  /** Those of this page of the list. */
  restaurants: ListedRestaurant[]
  /** Addresses of the neighbouring pages. */
  previous: string | null
  next: string | null
  now: Date
  map: ReactNode
}

/** A city's restaurants for ordering, with the city's text; entering an address leads to the diner's own list. */
export function OrderingCityPage({
  tenant,
  city,
  cities,
  cuisine,
  list,
  restaurants,
  previous,
  next,
  now,
  map,
}: Props) {
  const t = useTranslations('orderingList')
  const pager = useTranslations('pager')
  const { page, total } = list
  const { cuisines } = list.facets
  const where = CITY_TEXTS[city.slug]?.where
  const names = { city: city.name, where: where ?? '', cuisine: cuisine ? ORDER_CUISINE_TITLES[cuisine] : '' }
  const key = cuisine ? 'cuisineTitle' : 'title'
  const text = orderCityTextOf(tenant, city.slug)
  const others = nearestCities(cities, city.slug)
  const isCut = !next && page === MAX_UNRANKED_PAGE && total > page * PAGE_SIZE
  return (
    <Wrap className={cityStyles.page}>
      <header className={cityStyles.heading}>
        <h1>{where ? t(`city.${key}`, names) : t(`city.${key}Plain`, names)}</h1>
        <p className={cityStyles.lead}>
          {bindShortWords(cuisine ? CUISINE_LINES[cuisine] : (text?.lead ?? t('city.lead', { count: total })))}
        </p>
      </header>
      <Collapsible
        label={t('city.listText')}
        action={t('change')}
        fold={t('fold')}
        icon={pinPath}
        className={styles.bar}
      >
        <OrderingStartPanel id="start" isCompact>
          <QueryFields query={{ city: city.slug, cuisine }} />
        </OrderingStartPanel>
      </Collapsible>
      <section className={cityStyles.list}>
        <h2>{t('city.listTitle')}</h2>
        <ChipList label={t('cuisine')} className={home.shelf}>
          <ChipLink kind="plain" selected={!cuisine} href={orderingListPath(city.slug)}>
            {t('city.all')}
          </ChipLink>
          {cuisines.map(({ key: one, count }) => (
            <ChipLink key={one} kind="plain" selected={one === cuisine} href={orderingListPath(city.slug, one)}>
              {one} ({count})
            </ChipLink>
          ))}
        </ChipList>
        <PreviousPage href={previous} />
        <MapSplit map={map}>
          <OrderingRows label={t('city.listTitle')} restaurants={restaurants} now={now} withCity={false} />
        </MapSplit>
        <OrderingBadges now={now} />
        <Pager
          page={page}
          previous={previous}
          next={next}
          note={isCut ? pager('lastPage', { rows: page * PAGE_SIZE, total }) : null}
        />
        <OrderRankingNote sort="polecane" />
        <TrackFunnelStep step="results" kind="order" city={city.slug} />
      </section>
      {page === 1 && (
        <OrderingCityText
          city={city}
          text={text}
          cuisine={cuisine}
          cuisines={cuisines.map(({ key }) => key)}
          count={total}
        />
      )}
      {page === 1 && !cuisine && <BrandText tenant={tenant} about="orders" />}
      {others.length > 0 && (
        <nav aria-labelledby="other-cities" className={cityStyles.others}>
          <h2 id="other-cities">{t('cities')}</h2>
          <ChipList>
            {others.map(({ slug, name, restaurants }) => (
              <ChipLink key={slug} kind="plain" href={orderingListPath(slug)}>
                {name} ({restaurants})
              </ChipLink>
            ))}
          </ChipList>
        </nav>
      )}
    </Wrap>
  )
}
