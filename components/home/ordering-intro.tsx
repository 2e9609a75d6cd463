import { useTranslations } from 'next-intl'
import { ChipLink } from '@/components/ui/chip/chip-link'
import { ChipList } from '@/components/ui/chip/chip-list'
import { cityListPath } from '@/lib/domain/list/list-kind'
import type { CityWithCount, RestaurantSummary } from '@/lib/domain/restaurant/schema'
import type { Tenant } from '@/lib/domain/tenant/schema'
import { CuisinePicker } from './cuisine-picker'
import { EmptyBrand } from './empty-brand'
import { Highlights } from './highlights'
import { Intro } from './intro'
import { OrderingStartPanel } from './ordering-start-panel'
import { HomeSection } from './section'
import { StartBar } from './start-bar'

type Props = {
  tenant: Tenant
  cities: CityWithCount[]
  restaurants: RestaurantSummary[]
  cuisines: readonly string[]
  /** Place with restaurants of the other kind, loaded where there are none of this kind. */
  elsewhere: string | null
}

/** /zamawiaj without search parameters: the form, the cuisines, the cities. Contract C18. */
export function OrderingIntro({ tenant, cities, restaurants, cuisines, elsewhere }: Props) {
  const t = useTranslations('ordering')
  return (
    <>
      <Intro title={t('introTitle', { region: tenant.region })} text={t('introText')}>
        <StartBar mode="order">
          <OrderingStartPanel id="start" cities={tenant.cities} />
        </StartBar>
      </Intro>
      {restaurants.length === 0 ? (
        <EmptyBrand kind="orders" elsewhere={elsewhere} />
      ) : (
        <CuisinePicker title={t('pickTitle')} text={t('cuisineText')} cuisines={cuisines} />
      )}
      {cities.length > 1 && (
        <HomeSection title={t('cities')} tinted>
          <ChipList label={t('cities')}>
            {cities.map(({ slug, name, restaurants: count }) => (
              <ChipLink key={slug} kind="plain" href={cityListPath('orders', slug)}>
                {name} ({count})
              </ChipLink>
            ))}
          </ChipList>
        </HomeSection>
      )}
      <Highlights
        title={t('highlightsTitle', { region: tenant.region })}
        text={t('highlightsText')}
        restaurants={restaurants}
        withCity={cities.length > 1}
        leadsToMenu
        more={{ href: '/zamawiaj?delivery=delivery', text: t('showAll') }}
      />
    </>
  )
}
