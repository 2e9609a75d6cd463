import { useTranslations } from 'next-intl'
import { FoldedForm, StaffForm } from '@/components/panel/access/staff-form'
import { CASE_FORMS } from '@/lib/domain/console/case-forms'
import { dataCasePath } from '@/lib/domain/console/pages'
import { type Case, CHOSEN_STAGES, type QueueItem } from '@/lib/domain/console/queue'
import type { FormAnswer } from '@/lib/domain/panel/access/form-answer'
import { DECIDED_REPORT } from '@/messages/content/emails/enquiry'
import styles from './queue.module.css'
import { whenOf } from './when-text'

type Props = {
  /** A case of the queue, or of its own page. */
  item: Pick<QueueItem, 'kind' | 'subject'> &
    Partial<Pick<QueueItem, 'reservation' | 'order'>> & {
      enquiry: Pick<Case, 'kind' | 'details' | 'stage'> | null
      restaurant: { id: number } | null
    }
  answer: FormAnswer | null
  back: string
  /** Marks the page: a double tap is one press. */
  attempt: string
}

/** Forms of a case; each works without scripts, and a second post changes nothing more. Contract C38. */
export function CaseForms({ item, answer, back, attempt }: Props) {
  const t = useTranslations('panel.consoleQueue')
  const { kind, subject, reservation, order, enquiry, restaurant } = item
  const about = `${kind}-${subject}`
  const hidden = { case: about, back, attempt, seen: order?.status }
  const own = { answer, hidden, describedBy: `case-${about}` }
  switch (kind) {
    case 'request':
    case 'change':
      return (
        <div className="row-2 top">
          <FoldedForm
            {...own}
            form={CASE_FORMS.confirm}
            label={t(kind === 'change' ? 'accept' : 'confirm')}
            text={reservation ? t('confirmAsk', visitOf(reservation)) : undefined}
          />
          <FoldedForm {...own} form={CASE_FORMS.decline} label={t('decline')} />
        </div>
      )
    case 'call_off':
      return <StaffForm {...own} form={CASE_FORMS.restaurantNotified} />
    case 'late':
    case 'unanswered': {
      // The food was made and driven: there is no automatic refund.
      const submit = t(order?.status === 'sent' ? 'cancelSendSent' : 'cancelSend')
      return <FoldedForm {...own} form={CASE_FORMS.cancel} label={t('cancel')} submit={submit} />
    }
    case 'refund':
      return <FoldedForm {...own} form={CASE_FORMS.retry} label={t('retry')} />
    case 'report': {
      const named = /\/(?:restaurants|order)\/([1-9]\d{0,8})/.exec(String(enquiry?.details.about ?? ''))?.[1]
      return (
        <FoldedForm
          {...own}
          form={enquiry?.kind === 'notice' ? CASE_FORMS.decideNotice : CASE_FORMS.decideReport}
          values={{ restaurant: named }}
          label={t('decide')}
        >
          <DecisionEmail kind={enquiry?.kind} />
        </FoldedForm>
      )
    }
    case 'enquiry': {
      const stages: readonly (string | undefined)[] = CHOSEN_STAGES
      const next = Math.min(stages.indexOf(enquiry?.stage) + 1, CHOSEN_STAGES.indexOf('preparing'))
      const values = { stage: CHOSEN_STAGES[next], restaurant: restaurant?.id }
      return <FoldedForm {...own} form={CASE_FORMS.moveEnquiry} values={values} label={t('move')} />
    }
    // Data to erase are counted and decided on a page of their own. Contract C42.
    case 'data':
      return (
        <p>
          <a href={dataCasePath(subject)} aria-describedby={`case-${about}`}>
            {t('dataOpen')}
          </a>
        </p>
      )
  }
}

/** Undo of an acceptance, shown with its answer: the e-mail waits for as long. Contract C38. */
export function TakeBackForm({ about, back, attempt }: { about: string; back: string; attempt: string }) {
  const t = useTranslations('panel.consoleQueue')
  const hidden = { case: about, back, attempt }
  return (
    <StaffForm form={CASE_FORMS.takeBack} answer={null} hidden={hidden} variant="secondary">
      <p>{t('takeBackText')}</p>
    </StaffForm>
  )
}

/** Visit that the restaurant accepted: the guest is told at once, so it is shown once more. */
function visitOf({ customer_name: name, phone, change, ...asked }: NonNullable<QueueItem['reservation']>) {
  const { guests_number: people, reserved_on: when } = change ?? asked
  return { name, phone, people, when: whenOf(when) }
}

/** The e-mail as sent, except for the reasons: it is read before it is sent. */
function DecisionEmail({ kind }: { kind: NonNullable<QueueItem['enquiry']>['kind'] | undefined }) {
  const t = useTranslations('panel.consoleQueue')
  if (!kind || kind === 'partner') return null
  const { accepted, rejected } = DECIDED_REPORT.outcome[kind]
  return (
    <div>
      <p>{t('decisionEmail', { accepted, rejected })}</p>
      <blockquote className={styles.note}>
        <p>{t('decisionReasons')}</p>
        <p>{DECIDED_REPORT.appeal}</p>
      </blockquote>
    </div>
  )
}
