import { useTranslations } from 'next-intl'
import accessStyles from '@/components/panel/access/access.module.css'
import { StaffCopyButton } from '@/components/panel/access/staff-copy-button'
import { FoldedForm } from '@/components/panel/access/staff-form'
import { StaffSection } from '@/components/panel/page/staff-page'
import type { ReservationSubject } from '@/lib/domain/console/lookup-schema'
import { VISIT_FORMS } from '@/lib/domain/console/visit-forms'
import type { FormAnswer } from '@/lib/domain/panel/access/form-answer'
import { splitWallTime } from '@/lib/domain/time/time'

type Props = {
  reservation: ReservationSubject
  /** Marks the page: a double tap is one press. */
  attempt: string
  answer: FormAnswer | null
}

/** Forms of one reservation: cancel, move, correct, message or send its page. Contract C40. */
export function VisitForms({ reservation, attempt, answer }: Props) {
  const t = useTranslations('panel.lookup.visit')
  const { id, version, is_open: isOpen, reserved_on, people, customer } = reservation
  const { date: day, time } = splitWallTime(reserved_on)
  const isMovable = reservation.cancelled_at === null && reservation.status !== 'declined'
  const { cancel, move, correct, showLink, sendLink } = VISIT_FORMS
  const own = { answer, about: t('about', { number: id }) }
  const hidden = { reservation: id, version, attempt }
  const contact = { customer_name: customer.name, phone_number: customer.phone, email: customer.email }
  return (
    <StaffSection id="czynnosci" title={t('title')}>
      {answer?.code === 'guestLink' && answer.token && (
        <div className="stack-2">
          <label htmlFor="guest-link">{t('link')}</label>
          <input
            id="guest-link"
            className={`outlined dark anywhere full rounded ${accessStyles.token}`}
            readOnly
            value={answer.token}
          />
          <StaffCopyButton label={t('copyLink')} text={answer.token} />
        </div>
      )}
      <div className="row-2 top">
        {isOpen && (
          <FoldedForm
            {...own}
            form={cancel}
            hidden={hidden}
            label={t('cancel-visit.label')}
            text={t('cancel-visit.text')}
          />
        )}
        {isMovable && (
          <>
            <FoldedForm
              {...own}
              form={move}
              hidden={hidden}
              values={{ day, time, guests_number: people }}
              label={t('move-visit.label')}
              text={t('move-visit.text')}
            />
            <FoldedForm
              {...own}
              form={correct}
              hidden={hidden}
              values={contact}
              label={t('correct-visit.label')}
              text={t('correct-visit.text')}
            />
          </>
        )}
        <FoldedForm
          {...own}
          form={showLink}
          hidden={{ reservation: id }}
          label={t('guest-link.label')}
          text={t('guest-link.text')}
        />
        {customer.email !== '' && isMovable && (
          <FoldedForm
            {...own}
            form={sendLink}
            hidden={{ reservation: id, attempt }}
            label={t('send-guest-link.label')}
            text={t('send-guest-link.text', { email: customer.email })}
          />
        )}
      </div>
    </StaffSection>
  )
}
