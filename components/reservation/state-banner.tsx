import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import styles from '@/components/ui/state-banner.module.css'
import { restaurantPageOf } from '@/lib/domain/reservation/restaurant-page'
import type { Reservation } from '@/lib/domain/reservation/schema'
import { isVisitOver, type VisibleState, visibleState } from '@/lib/domain/reservation/visible-state'
import { formatDay } from '@/lib/domain/time/dates-pl'
import { localDateOf, localTimeOf } from '@/lib/domain/time/time'
import { useVisitText } from './use-visit-text'

const KINDS = { confirmed: 'success', pending: 'warning', declined: 'danger', cancelled: 'danger' } as const

/** Colour of the banner. */
const TONES = { confirmed: 'success', pending: 'notice', declined: 'danger', cancelled: 'danger' } as const

/** The state of the reservation in plain words, as the page's heading. */
export function StateBanner({ reservation, eyebrow, now }: { reservation: Reservation; eyebrow?: string; now: Date }) {
  const t = useTranslations('confirmation')
  const visitText = useVisitText()
  const state = visibleState(reservation)
  const isOver = isVisitOver(reservation, now)
  const isFound = restaurantPageOf(reservation.restaurant) !== null
  const told = isOver ? (isFound ? 'over' : 'overSuspended') : state === 'confirmed' && !isFound ? 'suspended' : state
  const { change_request: change, change_declined: declined, decline_reason: reason } = reservation
  return (
    <div className={`stack-2 ${styles.banner}`} data-tone={isOver ? undefined : TONES[state]}>
      {eyebrow && <p className="bold">{eyebrow}</p>}
      <h1 className="title-m">{t(told === 'overSuspended' ? 'over' : told)}</h1>
      <p>{useStateText(reservation, told)}</p>
      {state === 'pending' && !isOver && !isFound && <p>{t('suspendedPending')}</p>}
      {(state === 'declined' || state === 'cancelled') && !isOver && reason && <p>{t('declinedReason', { reason })}</p>}
      {state === 'confirmed' && !isOver && change && (
        <p>
          <Badge kind={KINDS.pending}>{t('pending')}</Badge> {t('changePending', { visit: visitText(change) })}
        </p>
      )}
      {state === 'confirmed' && !isOver && !change && declined && (
        <p>
          {t('changeDeclined')} {declined.reason && t('declinedReason', { reason: declined.reason })}
        </p>
      )}
    </div>
  )
}

type Told = VisibleState | 'over' | 'overSuspended' | 'suspended'

function useStateText(reservation: Reservation, told: Told): string {
  const t = useTranslations('confirmation')
  const { answer_due_at: due } = reservation
  if (told === 'cancelled') return t(cancelledText(reservation))
  if (told !== 'pending') return t(`${told}Text`)
  if (!due) return t('pendingTextOpen')
  const at = new Date(due)
  return t('pendingText', { time: localTimeOf(at), day: formatDay(localDateOf(at)) })
}

/** Only a table that was reserved can be freed for others. Contract C2. */
function cancelledText({ cancelled_by: by, has_table, status }: Reservation) {
  if (by && by !== 'guest') return `cancelledBy.${by}` as const
  if (has_table) return 'cancelledByDiner'
  return status === 'pending' ? 'withdrawn' : 'cancelledWithoutTable'
}
