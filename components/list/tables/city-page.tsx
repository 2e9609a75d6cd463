import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Collapsible } from '@/components/list/client/collapsible'
import { ReservationSearch } from '@/components/search/reservation-search'
import { searchPath } from '@/components/ui/icons/search'
import type { TablesPage } from '@/lib/domain/list/schema'
import { cuisineFacts } from '@/lib/domain/list/tables/cuisine-facts'
import type { Search } from '@/lib/domain/reservation/availability/search'
import type { ReservationCuisine } from '@/lib/domain/restaurant/cuisines'
import type { CityWithCount } from '@/lib/domain/restaurant/schema'
import { cityTextOf } from '@/messages/content/city-texts'
import { CityListPage } from '../city-list-page'
import { FreshAvailability } from '../client/fresh-availability'
import { FreshDay } from '../client/fresh-facts'
import styles from '../list.module.css'
import { RestaurantList } from '../restaurant-list'
import { CuisineText, ReservationCityText } from './city-text'
import { FreshTableRow } from './fresh-table-row'

type CityPageProps = {
  /** The brand's key. */
  tenant: string
  city: CityWithCount
  cities: CityWithCount[]
  /** The page of restaurants, with its counts. */
  list: TablesPage
  /** URLs of the neighbouring pages. */
  previous: string | null
  next: string | null
  /** The shown cuisine, and the number of restaurants in the whole city. */
  only?: { cuisine: ReservationCuisine; all: number }
  search: Search
  now: Date
  map: ReactNode
}

/** A city, or one of its cuisines: search, restaurants with tomorrow's tables, and a text. */
export function CityPage({ only, search, now, ...page }: CityPageProps) {
  const t = useTranslations('city')
  const words = useTranslations('list')
  const people = useTranslations('people')
  const { tenant, city, cities, list } = page
  const { items, total } = list
  const listed = items.map(({ restaurant }) => restaurant)
  // Facts of all restaurants are known only where all are on the page.
  const facts = listed.length === total ? cuisineFacts(listed) : null
  const cuisines = list.facets.cuisines.map(({ key }) => key)
  const text = (part: 'heading' | 'body') =>
    only ? (
      <CuisineText {...only} city={city} part={part} count={total} facts={facts} />
    ) : (
      <ReservationCityText city={city} text={cityTextOf(tenant, city)} part={part} cuisines={cuisines} count={total} />
    )
  const party = people('count', { count: search.partySize })
  return (
    <FreshAvailability ids={listed.map(({ id }) => id)} search={search} renderedAtMs={now.getTime()}>
      <CityListPage
        {...page}
        kind="reservations"
        cuisine={only?.cuisine ?? null}
        words={{ cuisines: t('cuisines'), others: t('others') }}
        heading={text('heading')}
        about={text('body')}
        bar={
          <Collapsible
            icon={searchPath}
            action={words('change')}
            fold={words('fold')}
            className={styles.citySearch}
            label={
              <>
                <FreshDay date={search.date} isShort /> · {search.time} · {party}
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
        }
        title={
          <div>
            <h2>{t('listTitle')}</h2>
            <p className="soft above-1">
              {t('listText')} <FreshDay date={search.date} />, {search.time}, {party}.
            </p>
          </div>
        }
      >
        <RestaurantList label={t('listTitle')} isPaged>
          {items.map((result, index) => (
            <FreshTableRow key={result.restaurant.id} {...result} search={search} isFirst={index < 2} />
          ))}
        </RestaurantList>
      </CityListPage>
    </FreshAvailability>
  )
}
