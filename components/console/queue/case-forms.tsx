import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ReasonField } from '@/components/console/reason-field'
import accessStyles from '@/components/panel/access/access.module.css'
import { useFieldProblem } from '@/components/panel/access/answer-notice'
import { Button } from '@/components/ui/button'
import { SelectField } from '@/components/ui/form/select-field'
import { TextArea } from '@/components/ui/form/text-area'
import { TextField } from '@/components/ui/form/text-field'
import { dataCasePath } from '@/lib/domain/console/pages'
import { CHOSEN_STAGES, HIDDEN, type QueueItem } from '@/lib/domain/console/queue'
import type { FormAnswer } from '@/lib/domain/panel/access/form-answer'
import { CONSOLE_PATH } from '@/lib/domain/panel/access/paths'
import { DECIDED_REPORT } from '@/messages/content/emails/enquiry'
import styles from './queue.module.css'
import { whenOf } from './when-text'

type Props = {
  item: QueueItem
  answer: FormAnswer | null
  back: string
  /** Marks the page: a double tap is one press. */
  attempt: string
}

/** Forms of a case; each works without scripts, and a second post changes nothing more. Contract C38. */
export function CaseForms(props: Props) {
  switch (props.item.kind) {
    case 'request':
      return <ReservationForms {...props} verbs={['confirm', 'decline']} />
    case 'change':
      return <ReservationForms {...props} verbs={['accept', 'decline']} />
    case 'call_off':
      return <ToldForm {...props} />
    case 'late':
    case 'unanswered':
      return <OrderForm {...props} verb="cancel" />
    case 'refund':
      return <OrderForm {...props} verb="retry" />
    case 'report':
      return <ReportForm {...props} />
    case 'enquiry':
      return <EnquiryForm {...props} />
    case 'data':
      return <DataCaseLink item={props.item} />
  }
}

type CaseFormProps = Props & { form: string; children: ReactNode }

function CaseForm({ item: { kind, subject }, back, attempt, form, children }: Omit<CaseFormProps, 'answer'>) {
  return (
    <form
      method="post"
      action={`${CONSOLE_PATH}/form/${form}`}
      className={`stack-3 to-start pad-3 ${accessStyles.form}`}
    >
      <input type="hidden" name="case" value={`${kind}-${subject}`} />
      <input type="hidden" name="back" value={back} />
      <input type="hidden" name="attempt" value={attempt} />
      {children}
    </form>
  )
}

function Unfolded({ item, label, isOpen, children }: Pick<Props, 'item'> & Folded) {
  return (
    <details className={accessStyles.more} open={isOpen}>
      <summary aria-describedby={`case-${item.kind}-${item.subject}`}>{label}</summary>
      {children}
    </details>
  )
}
type Folded = { label: string; isOpen: boolean; children: ReactNode }

function ReservationForms({
  item,
  answer,
  back,
  attempt,
  verbs,
}: Props & { verbs: readonly ['confirm' | 'accept', 'decline'] }) {
  const t = useTranslations('panel.consoleQueue')
  const problem = useFieldProblem()
  const about = `${item.kind}-${item.subject}`
  const isRefused = answer?.form.startsWith('decline ') ?? false
  return (
    <div className="row-2 top">
      <Unfolded item={item} label={t(verbs[0])} isOpen={false}>
        <CaseForm item={item} back={back} attempt={attempt} form="confirm">
          {item.reservation && <p>{t('confirmAsk', visitOf(item.reservation))}</p>}
          <Button type="submit" aria-describedby={`case-${about}`}>
            {t('confirmSend')}
          </Button>
        </CaseForm>
      </Unfolded>
      <Unfolded item={item} label={t('decline')} isOpen={isRefused}>
        <CaseForm item={item} back={back} attempt={attempt} form="decline">
          <ReasonField
            id={`reason-${about}`}
            minLength={1}
            label={t('declineReason')}
            maxLength={300}
            defaultValue={isRefused ? answer?.values.reason : undefined}
            error={problem(isRefused ? answer : null, 'reason')}
          />
          <Button type="submit">{t('declineSend')}</Button>
        </CaseForm>
      </Unfolded>
    </div>
  )
}

function ToldForm({ item, back, attempt }: Props) {
  const t = useTranslations('panel.consoleQueue')
  return (
    <CaseForm item={item} back={back} attempt={attempt} form="told">
      <Button type="submit" aria-describedby={`case-${item.kind}-${item.subject}`}>
        {t('told')}
      </Button>
    </CaseForm>
  )
}

/** Undo of an acceptance, shown with its answer: the e-mail waits for as long. Contract C38. */
export function TakeBackForm({ about, back, attempt }: { about: string; back: string; attempt: string }) {
  const t = useTranslations('panel.consoleQueue')
  return (
    <form
      method="post"
      action={`${CONSOLE_PATH}/form/take-back-yes`}
      className={`stack-3 to-start pad-3 ${accessStyles.form}`}
    >
      <input type="hidden" name="case" value={about} />
      <input type="hidden" name="back" value={back} />
      <input type="hidden" name="attempt" value={attempt} />
      <p>{t('takeBackText')}</p>
      <Button type="submit" variant="secondary">
        {t('takeBack')}
      </Button>
    </form>
  )
}

/** Visit that the restaurant accepted: the guest is told at once, so it is shown once more. */
function visitOf({ customer_name: name, phone, change, ...asked }: NonNullable<QueueItem['reservation']>) {
  const { guests_number: people, reserved_on: when } = change ?? asked
  return { name, phone, people, when: whenOf(when) }
}

function OrderForm({ item, answer, back, attempt, verb }: Props & { verb: 'cancel' | 'retry' }) {
  const problem = useFieldProblem()
  const t = useTranslations('panel.consoleQueue')
  const about = `${item.kind}-${item.subject}`
  const form = verb === 'cancel' ? 'cancel-order' : 'retry-case-refund'
  const isRefused = answer?.form.startsWith(`${form} `) ?? false
  // The food was made and driven: there is no automatic refund.
  const sent = item.order?.status === 'sent' ? 'cancelSendSent' : 'cancelSend'
  return (
    <Unfolded item={item} label={t(verb)} isOpen={isRefused}>
      <CaseForm item={item} back={back} attempt={attempt} form={form}>
        <ReasonField
          id={`reason-${about}`}
          minLength={1}
          label={t(verb === 'cancel' ? 'cancelReason' : 'retryReason')}
          defaultValue={isRefused ? answer?.values.reason : undefined}
          error={problem(isRefused ? answer : null, 'reason')}
        />
        <input type="hidden" name="seen" value={item.order?.status ?? ''} />
        <Button type="submit">{t(verb === 'cancel' ? sent : 'retry')}</Button>
      </CaseForm>
    </Unfolded>
  )
}

/** Data to erase are counted and decided on a page of their own. Contract C42. */
function DataCaseLink({ item: { kind, subject } }: Pick<Props, 'item'>) {
  const t = useTranslations('panel.consoleQueue')
  return (
    <p>
      <a href={dataCasePath(subject)} aria-describedby={`case-${kind}-${subject}`}>
        {t('dataOpen')}
      </a>
    </p>
  )
}

function ReportForm({ item, answer, back, attempt }: Props) {
  const t = useTranslations('panel.consoleQueue')
  const about = `${item.kind}-${item.subject}`
  const refused = answer?.form.startsWith('decide-report ') ? answer : null
  const values = refused?.values ?? {}
  const problem = useFieldProblem()
  const named = /\/(?:restaurants|order)\/([1-9]\d{0,8})/.exec(String(item.enquiry?.details.about ?? ''))?.[1]
  return (
    <Unfolded item={item} label={t('decide')} isOpen={Object.keys(values).length > 0}>
      <CaseForm item={item} back={back} attempt={attempt} form="decide-report">
        <SelectField id={`outcome-${about}`} name="outcome" label={t('outcome')} defaultValue={values.outcome}>
          {(['rejected', 'accepted'] as const).map((one) => (
            <option key={one} value={one}>
              {t(`outcomes.${one}`)}
            </option>
          ))}
        </SelectField>
        <TextArea
          id={`reasons-${about}`}
          name="reasons"
          label={t('reasons')}
          required
          minLength={10}
          maxLength={2000}
          defaultValue={values.reasons}
          error={problem(refused, 'reasons')}
        />
        <TextField
          id={`restaurant-${about}`}
          name="restaurant"
          label={t('aboutRestaurant')}
          hint={t('aboutRestaurantHint')}
          inputMode="numeric"
          maxLength={9}
          autoComplete="off"
          defaultValue={values.restaurant ?? named}
        />
        {item.enquiry?.kind === 'notice' && (
          <>
            <SelectField
              id={`hide-${about}`}
              name="hide"
              label={t('hide')}
              hint={t('hideHint')}
              defaultValue={values.hide}
            >
              {HIDDEN.map((one) => (
                <option key={one} value={one}>
                  {t(`hidden.${one}`)}
                </option>
              ))}
            </SelectField>
            <TextField
              id={`dish-${about}`}
              name="dish"
              label={t('hiddenDish')}
              maxLength={120}
              autoComplete="off"
              defaultValue={values.dish}
            />
          </>
        )}
        <Letter kind={item.enquiry?.kind} />
        <Button type="submit">{t('decideSend')}</Button>
      </CaseForm>
    </Unfolded>
  )
}

/** The e-mail as sent, except for the reasons: it is read before it is sent. */
function Letter({ kind }: { kind: NonNullable<QueueItem['enquiry']>['kind'] | undefined }) {
  const t = useTranslations('panel.consoleQueue')
  if (!kind || kind === 'partner') return null
  const { accepted, rejected } = DECIDED_REPORT.outcome[kind]
  return (
    <div>
      <p>{t('letter', { accepted, rejected })}</p>
      <blockquote className={styles.note}>
        <p>{t('letterReasons')}</p>
        <p>{DECIDED_REPORT.appeal}</p>
      </blockquote>
    </div>
  )
}

function EnquiryForm({ item, answer, back, attempt }: Props) {
  const t = useTranslations('panel.consoleQueue')
  const about = `${item.kind}-${item.subject}`
  const refused = answer?.form.startsWith('move-enquiry ') ? answer : null
  const values = refused?.values ?? {}
  const problem = useFieldProblem()
  const stages: readonly (string | undefined)[] = CHOSEN_STAGES
  const present = stages.indexOf(item.enquiry?.stage)
  const next = CHOSEN_STAGES[Math.min(present + 1, CHOSEN_STAGES.indexOf('preparing'))]
  return (
    <Unfolded item={item} label={t('move')} isOpen={Object.keys(values).length > 0}>
      <CaseForm item={item} back={back} attempt={attempt} form="move-enquiry">
        <SelectField id={`stage-${about}`} name="stage" label={t('stage')} defaultValue={values.stage ?? next}>
          {CHOSEN_STAGES.map((one) => (
            <option key={one} value={one}>
              {t(`stages.${one}`)}
            </option>
          ))}
        </SelectField>
        <TextField
          id={`restaurant-${about}`}
          name="restaurant"
          label={t('restaurantNumber')}
          hint={t('aboutRestaurantHint')}
          inputMode="numeric"
          maxLength={9}
          autoComplete="off"
          defaultValue={values.restaurant ?? item.restaurant?.id}
        />
        <TextField
          id={`lost-${about}`}
          name="reason"
          label={t('lostReason')}
          maxLength={200}
          autoComplete="off"
          defaultValue={values.reason}
          error={problem(refused, 'reason')}
        />
        <Button type="submit">{t('moveSend')}</Button>
      </CaseForm>
    </Unfolded>
  )
}
