import { useMessages } from 'next-intl'
import { reorderWords } from '@/components/order/reorder-words'
import { NextUpSlot } from './client/next-up-slot'

/** The slot of home with its words. */
export function NextUpPanel({ mode }: { mode: 'booking' | 'order' }) {
  const { mine, reservation, order } = useMessages()
  const { homeTitle, homeComing, homeMine, homePending, homeTable, homeOrder, homeOrderText, homeOrderLoading } = mine
  const words = { homeTitle, homeComing, homeMine, homePending, homeTable, homeOrder, homeOrderText, homeOrderLoading }
  const { people } = reservation.form
  return <NextUpSlot words={{ ...words, people, reorder: reorderWords(order.live) }} mode={mode} />
}
