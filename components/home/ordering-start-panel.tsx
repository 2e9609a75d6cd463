import { useTranslations } from 'next-intl'
import type { DeliveryMode } from '@/lib/domain/ordering/delivery/schema'
import { OrderingStart, type OrderingWords } from './client/ordering-start'

type Props = {
  id: string
  mode?: DeliveryMode
  asksForAddress?: boolean
  isCompact?: boolean
  children?: React.ReactNode
}

/** The ordering start with its words. */
export function OrderingStartPanel(props: Props) {
  return <OrderingStart {...props} words={useOrderingWords()} />
}

/** The words of the ordering start. */
export function useOrderingWords(): OrderingWords {
  const t = useTranslations('ordering')
  const address = useTranslations('address')
  return {
    mode: t('mode'),
    delivery: t('delivery'),
    takeout: t('takeout'),
    submit: t('submit'),
    missing: t('missing'),
    present: t('present'),
    unplaced: t('unplaced'),
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
