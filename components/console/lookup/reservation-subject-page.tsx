import { useTranslations } from 'next-intl'
import { momentText } from '@/components/panel/access/moment-text'
import { Facts, StaffPage, StaffSection } from '@/components/panel/page/staff-page'
import { Badge } from '@/components/ui/badge'
import { PhoneLink } from '@/components/ui/phone-link'
import type { ReservationSubject } from '@/lib/domain/console/lookup-schema'
import { consolePath } from '@/lib/domain/console/pages'
import type { FormAnswer } from '@/lib/domain/panel/access/form-answer'
import { formatDayShort } from '@/lib/domain/time/dates-pl'
import { splitWallTime } from '@/lib/domain/time/time'
import { CANCELLED_WORDS, RESERVATION_WORDS, VISIT_WORDS } from '@/messages/content/visit-words'
import { ContactBlockForm, DataLinkForm } from './person-forms'
import { HistorySection, MessagesSection, TrailSection, useReasonText } from './subject-sections'
import { VisitForms } from './visit-forms'

type Props = {
  reservation: ReservationSubject
  mayAct: boolean
  mayBlock: boolean
  attempt: string
  answer: FormAnswer | null
}

/** One reservation: guest, time, table, messages, history. Contract C40. */
export function ReservationSubjectPage({ reservation, mayAct, mayBlock, attempt, answer }: Props) {
  const t = useTranslations('panel.lookup')
  const reasonText = useReasonText()
  const { restaurant, customer, status, cancelled_by, visit_state, people, reason } = reservation
  const stateText = cancelled_by ? CANCELLED_WORDS[cancelled_by] : RESERVATION_WORDS[status]
  return (
    <StaffPage
      title={t('reservation', { number: reservation.id })}
      back={{ href: consolePath('lookup'), text: t('back') }}
      answer={answer}
    >
      <StaffSection title={t('about.title')}>
        <Facts
          facts={[
            [t('about.state'), <Badge key="state">{stateText}</Badge>],
            [t('about.visit'), !cancelled_by && VISIT_WORDS[visit_state]],
            [t('about.reason'), reason && reasonText(reason)],
            [t('about.when'), `${momentText(reservation.starts_at)}, ${t('people', { count: people })}`],
            [t('about.tables'), reservation.tables.join(', ')],
            [t('about.answerDue'), reservation.answer_due_at && momentText(reservation.answer_due_at)],
            [t('about.made'), momentText(reservation.created_at)],
            [
              t('about.restaurant'),
              `${restaurant.name}, ${restaurant.street} ${restaurant.house}, ${restaurant.city}${restaurant.partner ? '' : ` (${t('about.notPartner')})`}`,
            ],
            [t('about.phone'), restaurant.phone && <PhoneLink key="phone" phone={restaurant.phone} />],
            [t('about.customer'), reservation.is_anonymized ? t('about.anonymized') : customer.name],
            [t('about.customerPhone'), customer.phone && <PhoneLink key="customer" phone={customer.phone} />],
            [t('about.email'), customer.email],
            [t('about.notes'), customer.notes],
          ]}
        />
      </StaffSection>
      {mayAct && !reservation.is_anonymized && (
        <VisitForms reservation={reservation} attempt={attempt} answer={answer} />
      )}
      <MessagesSection subject="reservation" number={reservation.id} messages={reservation.messages} />
      <HistorySection
        history={reservation.history}
        textOf={({ kind, to, moved_from: before }) => {
          const action = t('history.action', { action: kind })
          if (kind === 'visit' && isVisitState(to)) return `${action}: ${VISIT_WORDS[to]}`
          if (!before) return action
          const { date, time } = splitWallTime(before.reserved_on)
          const visit = `${formatDayShort(date)}, ${time}, ${t('people', { count: before.guests_number })}`
          return `${action}, ${t('history.before', { visit })}`
        }}
      />
      {mayBlock && !reservation.is_anonymized && (
        <>
          {customer.email && <DataLinkForm subject="reservation" number={reservation.id} answer={answer} />}
          <ContactBlockForm subject="reservation" number={reservation.id} answer={answer} />
        </>
      )}
      <TrailSection trail={reservation.trail} />
    </StaffPage>
  )
}

function isVisitState(state: string): state is ReservationSubject['visit_state'] {
  return ['expected', 'seated', 'no_show', 'finished'].includes(state)
}
