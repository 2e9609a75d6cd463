import { useTranslations } from 'next-intl'
import { KitchenRow } from '@/components/restaurant-list/kitchen-row'
import { RestaurantList } from '@/components/restaurant-list/restaurant-list'
import { Collapsible } from '@/components/search/collapsible'
import { ChipLink } from '@/components/ui/chip-link'
import { ChipList } from '@/components/ui/chip-list'
import { Wrap } from '@/components/ui/wrap'
import type { CityWithCount } from '@/lib/restaurant/schema'
import type { Kitchen } from '@/lib/search/ordering-list'
import { type OrderingQuery, orderingPath } from '@/lib/search/ordering-query'
import styles from './kitchens.module.css'
import { Ordering } from './ordering'

type Props = {
  query: OrderingQuery
  kitchens: Kitchen[]
  cuisines: readonly OrderingQuery['cuisine'][]
  cities: CityWithCount[]
  now: Date
}

/** The kitchens for one way, cuisine and city, with the address on top. Ledger L071. */
export function Kitchens({ query, kitchens, cuisines, cities, now }: Props) {
  const t = useTranslations('ordering')
  const city = cities.find(({ slug }) => slug === query.city)
  return (
    <Wrap className={styles.page}>
      <div className={styles.bar}>
        <Ordering id="start" isCompact mode={query.mode ?? undefined} asksForAddress>
          {query.cuisine && <input type="hidden" name="rodzaj-kuchni" value={query.cuisine} />}
          {query.city && <input type="hidden" name="city" value={query.city} />}
        </Ordering>
      </div>
      <header className={styles.head}>
        <h1 className={styles.title}>{[query.cuisine ?? t('listTitle'), city?.name].filter(Boolean).join(', ')}</h1>
        <p className={styles.count}>
          {t('count', { count: kitchens.filter(({ state }) => state.open).length, all: kitchens.length })}
        </p>
      </header>
      <Collapsible label={t('cuisine')} action={query.cuisine ?? t('all')} icon="filter">
        <ChipList label={t('cuisine')}>
          <ChipLink kind="plain" selected={!query.cuisine} href={orderingPath({ ...query, cuisine: null })}>
            {t('all')}
          </ChipLink>
          {cuisines.map((cuisine) => (
            <ChipLink
              key={cuisine}
              kind="plain"
              selected={cuisine === query.cuisine}
              href={orderingPath({ ...query, cuisine })}
            >
              {cuisine}
            </ChipLink>
          ))}
        </ChipList>
      </Collapsible>
      {kitchens.length > 0 ? (
        <RestaurantList label={t('listTitle')} isTitled isPaired>
          {kitchens.map((kitchen, index) => (
            <KitchenRow
              key={kitchen.restaurant.id}
              {...kitchen}
              now={now}
              withCity={!query.city && cities.length > 1}
              isFirst={index < 2}
            />
          ))}
        </RestaurantList>
      ) : (
        <p className={styles.nothing}>
          {t('nothing')} <a href={orderingPath({ mode: null, cuisine: null, city: query.city })}>{t('showAll')}</a>
        </p>
      )}
      {cities.length > 1 && (
        <nav aria-labelledby="order-cities" className={styles.cities}>
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
        </nav>
      )}
    </Wrap>
  )
}
