import { useTranslations } from 'next-intl'
import { NextUpPanel } from '@/components/recent/next-up-panel'
import { Hero } from '@/components/shell/hero'
import type { RestaurantSummary } from '@/lib/domain/restaurant/schema'
import type { Tenant } from '@/lib/domain/tenant/schema'
import { CuisinePicker } from './cuisine-picker'
import { EmptyBrand } from './empty-brand'
import { Highlights } from './highlights'
import { OrderingStartPanel } from './ordering-start-panel'
import { StartBar } from './start-bar'

type Props = {
  tenant: Tenant
  restaurants: RestaurantSummary[]
  /** Place with restaurants of the other kind, loaded where there are none of this kind. */
  elsewhere: string | null
}

/** Home of a brand whose first product is ordering. Ledger L049–L069. */
export function OrderingHome({ tenant, restaurants, elsewhere }: Props) {
  const t = useTranslations('ordering')
  return (
    <>
      <Hero look={tenant.look} heading={t('title')} subtitle={tenant.tagline}>
        <NextUpPanel mode="order" />
        <StartBar mode="order">
          <OrderingStartPanel id="start" cities={tenant.cities} />
        </StartBar>
      </Hero>
      {restaurants.length === 0 ? (
        <EmptyBrand kind="orders" elsewhere={elsewhere} isHome />
      ) : (
        <CuisinePicker title={t('cuisineTitle')} text={t('cuisineText')} />
      )}
      <Highlights
        title={t('highlightsTitle', { region: tenant.region })}
        text={t('highlightsText')}
        restaurants={restaurants}
        withCity={tenant.cities.length !== 1}
        leadsToMenu
        more={{ href: '/zamawiaj?delivery=delivery', text: t('showAll') }}
      />
    </>
  )
}
