import { useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'
import { ReloadOnAddressChange } from '@/components/list/client/reload-on-address-change'
import { orderingPath } from '@/lib/domain/list/ordering/ordering-query'
import { CityChoice } from '../city-choice'
import type { OrderingList } from './ordering-list'
import { OrderingListBar } from './ordering-list-bar'

type Props = Pick<ComponentProps<typeof OrderingList>, 'query' | 'cities' | 'address'>

/** Choice of a city for ordering: an address decides it as well, and the other parameters stay. Contract C20. */
export function OrderingCityChoice({ query, cities, address }: Props) {
  const t = useTranslations('orderingList')
  return (
    <>
      <ReloadOnAddressChange address={address?.address ?? null} />
      <CityChoice
        bar={<OrderingListBar query={query} address={address} cities={cities} />}
        summary={query.cuisine ? t('titleCuisine', { cuisine: query.cuisine }) : t('title')}
        cities={cities}
        hrefOf={(slug) => orderingPath({ ...query, city: slug })}
      />
    </>
  )
}
