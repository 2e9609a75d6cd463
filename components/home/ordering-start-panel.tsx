import { useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'
import { isNearAny } from '@/lib/domain/distance'
import type { DeliveryMode } from '@/lib/domain/ordering/delivery/schema'
import type { City } from '@/lib/domain/restaurant/schema'
import { slugOf } from '@/lib/domain/restaurant/slug'
import { whereOf } from '@/messages/content/city-texts'
import { LARGE_TOWNS } from '@/messages/content/large-towns'
import { OrderingStart, type OrderingWords } from './client/ordering-start'

type Props = {
  id: string
  /** Cities of the brand. */
  cities: readonly City[]
  mode?: DeliveryMode
  asksForAddress?: boolean
  isCompact?: boolean
  children?: React.ReactNode
}

/** The ordering start with its words. */
export function OrderingStartPanel(props: Props) {
  return <OrderingStart {...props} {...useOrderingStart(props.cities)} />
}

/** Words and places of the ordering start: it answers an address of another town without the server. */
export function useOrderingStart(
  cities: readonly City[],
): Pick<ComponentProps<typeof OrderingStart>, 'words' | 'cities' | 'otherTowns'> {
  const others = LARGE_TOWNS.filter(({ location }) => !isNearAny(location, cities))
  return {
    words: useOrderingWords(cities),
    cities: cities.map(({ location }) => ({ location })),
    otherTowns: others.map(({ name }) => slugOf(name)),
  }
}

function useOrderingWords(cities: readonly City[]): OrderingWords {
  const t = useTranslations('ordering')
  const address = useTranslations('address')
  const where = cities.length === 1 && cities[0] ? whereOf(cities[0]) : undefined
  return {
    mode: t('mode'),
    delivery: t('delivery'),
    takeout: t('takeout'),
    submit: t('submit'),
    missing: t('missing'),
    present: t('present'),
    unplaced: t('unplaced'),
    outside: where ? t('outside', { where }) : t('outsideAll'),
    toTakeout: t('toTakeout'),
    address: {
      label: address('label'),
      optional: address('optional'),
      placeholder: address('placeholder'),
      loading: address('loading'),
      unknown: address('unknown'),
      suggestions: address('suggestions'),
      recent: address('recent'),
      house: address('house'),
    },
  }
}
