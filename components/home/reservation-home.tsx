import { useTranslations } from 'next-intl'
import { FreshAvailability } from '@/components/list/client/fresh-availability'
import { FreshDay } from '@/components/list/client/fresh-facts'
import { NextUpPanel } from '@/components/recent/next-up-panel'
import { ReservationSearch } from '@/components/search/reservation-search'
import { Hero } from '@/components/shell/hero'
import type { Availability } from '@/lib/domain/reservation/availability/schema'
import type { Search } from '@/lib/domain/reservation/availability/search'
import type { CityWithCount, RestaurantSummary } from '@/lib/domain/restaurant/schema'
import type { Tenant } from '@/lib/domain/tenant/schema'
import { Cities } from './cities'
import { CuisineLinks } from './cuisine-links'
import { EmptyBrand } from './empty-brand'
import { Highlights } from './highlights'
import { StartBar } from './start-bar'

type Props = {
  tenant: Tenant
  cities: CityWithCount[]
  restaurants: RestaurantSummary[]
  /** Their tables at the moment that `search` names. */
  answers: Availability[]
  search: Search
  cuisines: string[]
  /** Place with restaurants of the other kind, loaded where there are none of this kind. */
  elsewhere: string | null
  now: Date
}

/** Home of a brand whose first product is reservations. Ledger L034, L036. */
export function ReservationHome({ tenant, cities, restaurants, answers, search, cuisines, elsewhere, now }: Props) {
  const t = useTranslations('home')
  const people = useTranslations('people')
  const [onlyCity] = tenant.cities.length === 1 ? tenant.cities : []
  return (
    <>
      <Hero look={tenant.look} heading={t('bookingTitle', { region: tenant.region })} subtitle={tenant.tagline}>
        <NextUpPanel mode="booking" />
        <StartBar mode="booking">
          <ReservationSearch
            id="search"
            cities={tenant.cities.map(({ slug, name }) => ({ slug, name }))}
            search={search}
            from="tomorrow"
            renderedAtMs={now.getTime()}
          />
        </StartBar>
      </Hero>
      {restaurants.length === 0 && <EmptyBrand kind="reservations" elsewhere={elsewhere} isHome />}
      <Cities cities={cities} />
      <FreshAvailability ids={restaurants.map(({ id }) => id)} search={search} renderedAtMs={now.getTime()}>
        <Highlights
          title={t('highlightsTitle')}
          text={
            <>
              {t('highlightsText')} {t('freeTimes')} <FreshDay date={search.date} />, {search.time},{' '}
              {people('count', { count: search.partySize })}.
            </>
          }
          times={{ search, answers }}
          restaurants={restaurants}
          withCity={!onlyCity}
          more={{
            href: onlyCity ? `/rezerwuj/${onlyCity.slug}` : '/rezerwuj',
            text: t(tenant.cities.length > 1 ? 'moreCities' : 'moreHere'),
          }}
        />
      </FreshAvailability>
      <CuisineLinks cuisines={cuisines} />
    </>
  )
}
