import { useTranslations } from 'next-intl'
import { useOrderingStart } from '@/components/home/ordering-start-panel'
import { OrderingBar } from '@/components/list/client/ordering-bar'
import { pinPath } from '@/components/ui/icons/pin'
import { type OrderingQuery, orderingFields } from '@/lib/domain/list/ordering/ordering-query'
import type { StoredAddress } from '@/lib/domain/ordering/delivery/stored-address'
import type { City } from '@/lib/domain/restaurant/schema'
import styles from './ordering-list.module.css'

type Props = { query: OrderingQuery; address: StoredAddress | null; cities: readonly City[] }

/** The address and the way of delivery above a list, folded to one line on phones. */
export function OrderingListBar({ query, address, cities }: Props) {
  const words = useTranslations('list')
  return (
    <OrderingBar
      bar={{
        label: useBarLabel(query, address),
        action: words('change'),
        fold: words('fold'),
        isOpenAtFirst: query.mode === 'delivery' && !address,
        icon: pinPath,
        className: styles.bar,
      }}
      start={{
        id: 'start',
        isCompact: true,
        mode: query.mode ?? undefined,
        asksForAddress: true,
        ...useOrderingStart(cities),
      }}
      fields={orderingFields({ ...query, mode: null })}
    />
  )
}

function useBarLabel({ mode }: OrderingQuery, address: StoredAddress | null): string {
  const t = useTranslations('orderingList')
  const ordering = useTranslations('ordering')
  if (mode === 'takeout') return t('barTakeout')
  return t('bar', { mode: ordering('delivery'), address: address?.address ?? t('noAddress') })
}
