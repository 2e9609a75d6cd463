import { useTranslations } from 'next-intl'
import { ReservationSearch } from '@/components/search/reservation-search'
import { defaultSearch } from '@/lib/domain/reservation/availability/search'
import type { CityWithCount, RestaurantSummary } from '@/lib/domain/restaurant/schema'
import type { Tenant } from '@/lib/domain/tenant/schema'
import { Cities } from './cities'
import { CuisineLinks } from './cuisine-links'
import { EmptyBrand } from './empty-brand'
import { Highlights } from './highlights'
import { Intro } from './intro'
import { StartBar } from './start-bar'

type Props = {
  tenant: Tenant
  cities: CityWithCount[]
  restaurants: RestaurantSummary[]
  cuisines: string[]
  /** Place with restaurants of the other kind, loaded where there are none of this kind. */
  elsewhere: string | null
  now: Date
}

/** /rezerwuj without search parameters: the form, the cities, the cuisines. Contract C18. */
export function ReservationIntro({ tenant, cities, restaurants, cuisines, elsewhere, now }: Props) {
  const t = useTranslations('city')
  const home = useTranslations('home')
  const isMany = cities.length > 1
  return (
    <>
      <Intro title={home('bookingTitle', { region: tenant.region })} text={t('introText')}>
        <StartBar mode="booking">
          <ReservationSearch
            id="search"
            cities={cities.map(({ slug, name }) => ({ slug, name }))}
            search={defaultSearch(now)}
            from="tomorrow"
            renderedAtMs={now.getTime()}
          />
        </StartBar>
      </Intro>
      {restaurants.length === 0 && <EmptyBrand kind="reservations" elsewhere={elsewhere} />}
      <Cities cities={cities} />
      {!isMany && cities[0] && (
        <Highlights
          title={home('highlightsTitle')}
          text={home('highlightsText')}
          restaurants={restaurants}
          withCity={false}
          more={{ href: `/rezerwuj/${cities[0].slug}`, text: home('moreHere') }}
        />
      )}
      <CuisineLinks cuisines={cuisines} />
    </>
  )
}
