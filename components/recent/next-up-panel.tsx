import { useMessages } from 'next-intl'
import { NextUpSlot } from './client/next-up-slot'

/** The slot of home with its words. */
export function NextUpPanel({ mode }: { mode: 'booking' | 'order' }) {
  const { mine, reservation } = useMessages()
  const { homeTitle, homeComing, homeMine, homePending, homeTable, homeOrder, homeOrderText } = mine
  const words = { homeTitle, homeComing, homeMine, homePending, homeTable, homeOrder, homeOrderText }
  return <NextUpSlot words={{ ...words, people: reservation.form.people }} mode={mode} />
}
