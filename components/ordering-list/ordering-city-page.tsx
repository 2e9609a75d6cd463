import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import home from '@/components/home/home.module.css'
import { OrderingStartPanel } from '@/components/home/ordering-start-panel'
import { MapSplit } from '@/components/map/map-split'
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
import { CITY_TEXTS } from '@/messages/content/city-texts'
import { CUISINE_LINES, ORDER_CITY_TEXTS } from '@/messages/content/order-city-texts'
import { OrderRankingNote } from './order-ranking-note'
import { OrderingCityText } from './ordering-city-text'
import styles from './ordering-list.module.css'
import { OrderingRows } from './ordering-rows'
import { QueryFields } from './query-fields'

type Props = {
  city: CityWithCount
  cities: CityWithCount[]
  cuisine: OrderCuisine | null
  cuisines: readonly OrderCuisine[]
  restaurants: ListedRestaurant[]
  now: Date
  map: ReactNode
}

/** A city's restaurants for ordering, with the city's text; entering an address leads to the diner's own list. */
export function OrderingCityPage({ city, cities, cuisine, cuisines, restaurants, now, map }: Props) {
  const t = useTranslations('orderingList')
  const where = CITY_TEXTS[city.slug]?.where
  const names = { city: city.name, where: where ?? '', cuisine: cuisine ?? '' }
  const key = cuisine ? 'cuisineTitle' : 'title'
  const others = nearestCities(cities, city.slug)
  return (
    <Wrap className={cityStyles.page}>
      <header className={cityStyles.heading}>
        <h1>{where ? t(`city.${key}`, names) : t(`city.${key}Plain`, names)}</h1>
        <p className={cityStyles.lead}>
          {cuisine
            ? CUISINE_LINES[cuisine]
            : (ORDER_CITY_TEXTS[city.slug]?.lead ?? t('city.lead', { count: restaurants.length }))}
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
          {cuisines.map((one) => (
            <ChipLink key={one} kind="plain" selected={one === cuisine} href={orderingListPath(city.slug, one)}>
              {one}
            </ChipLink>
          ))}
        </ChipList>
        <MapSplit map={map}>
          <OrderingRows
            label={t('city.listTitle')}
            restaurants={restaurants}
            now={now}
            withCity={false}
            isPaired={!map}
          />
        </MapSplit>
        <OrderRankingNote sort="polecane" />
        <TrackFunnelStep step="results" kind="order" city={city.slug} />
      </section>
      <OrderingCityText city={city} cuisine={cuisine} cuisines={cuisines} count={restaurants.length} />
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
