import { useTranslations } from 'next-intl'
import { ShareButton } from '@/components/share/share-button'
import type { Reservation } from '@/lib/domain/reservation/schema'
import { restaurantPath } from '@/lib/domain/restaurant/slug'
import { useVisitText } from './use-visit-text'

/** Shares time and place with friends, by the restaurant's public page, never the reservation. Contract C19. */
export function ShareVisit({ reservation }: { reservation: Reservation }) {
  const t = useTranslations('sharing')
  const visitText = useVisitText()
  const { name, street, house, city } = reservation.restaurant
  return (
    <ShareButton
      id="udostepnij"
      title={name}
      text={t('visit', { name, visit: visitText(reservation), address: `${street} ${house}, ${city}` })}
      path={restaurantPath(reservation.restaurant)}
    />
  )
}
