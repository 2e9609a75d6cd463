import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { useAddressText } from '@/components/console/lookup/subject-sections'
import { momentText } from '@/components/panel/access/moment-text'
import { Facts } from '@/components/panel/page/staff-page'
import { Badge } from '@/components/ui/badge'
import { PhoneLink } from '@/components/ui/phone-link'
import { casePath, consoleRestaurantPath, dataCasePath, subjectPath } from '@/lib/domain/console/pages'
import type { Case, CaseSubject, QueueItem } from '@/lib/domain/console/queue'
import { timeLeft } from '@/lib/domain/console/time-left'
import { formatGrosze } from '@/lib/domain/money'
import { orderStateText } from '@/lib/domain/ordering/order/status'
import type { FormAnswer } from '@/lib/domain/panel/access/form-answer'
import { MERCHANT_TYPES } from '@/lib/domain/partner-enquiry/merchant-types'
import { paymentLabel } from '@/lib/domain/payment/methods'
import { localDateOf, localTimeOf } from '@/lib/domain/time/time'
import { ENQUIRY_FIELDS } from '@/messages/content/emails/enquiry'
import { CaseForms } from './case-forms'
import { CaseNotes } from './case-notes'
import { ClaimForms } from './claim-forms'
import styles from './queue.module.css'
import { whenOf } from './when-text'

type Props = {
  item: QueueItem
  people: { id: number; name: string }[]
  ownId: number
  now: Date
  /** Answer to a form of this case. */
  answer: FormAnswer | null
  /** The page's own address. */
  back: string
  /** Marks the page: a double tap is one press. */
  attempt: string
}

/** One case: subject, deadline, phone, a script for the call, and the actions. Contract C38. */
export function CaseCard({ item, people, ownId, now, answer, back, attempt }: Props) {
  const t = useTranslations('panel.consoleQueue')
  const { kind, subject, restaurant } = item
  const titleId = `case-${kind}-${subject}`
  return (
    <li>
      <article className="stack-3 framed anywhere padded" aria-labelledby={titleId}>
        <p className="flex wrap baseline gap-1-3">
          <Badge kind={item.claim ? 'plain' : 'accent'}>{t(`kind.${kind}`)}</Badge>
          <DueText dueAt={item.due_at} now={now} />
        </p>
        <h2 id={titleId} className="large bold">
          <a href={pathOf(item)}>
            <CaseTitle item={item} />
          </a>
        </h2>
        <CaseFacts item={item} />
        <p className={styles.todo}>{t(`todo.${kind}`)}</p>
        {restaurant && (
          <p className="links flex wrap baseline gap-1-3">
            <strong>
              <OwnRestaurant {...restaurant} />
            </strong>
            {restaurant.phone ? <PhoneLink phone={restaurant.phone} /> : <span>{t('noPhone')}</span>}
          </p>
        )}
        <Guest item={item} />
        <ClaimForms item={item} people={people} ownId={ownId} back={back} />
        <CaseNotes
          about={`${kind}-${subject}`}
          notes={item.notes}
          canAnswer={item.enquiry !== null}
          answer={answer}
          back={back}
          attempt={attempt}
        />
        <CaseForms item={item} answer={answer} back={back} attempt={attempt} />
      </article>
    </li>
  )
}

/** Its page: of the visit, of the order, of what was written, or of the person's request. */
function pathOf({ kind, subject, order, enquiry }: QueueItem): string {
  if (kind === 'data') return dataCasePath(subject)
  return enquiry ? casePath(subject) : subjectPath(order ? 'order' : 'reservation', subject)
}

/** A restaurant by name; its page is its home brand's alone. */
export function OwnRestaurant({ id, name, is_own }: { id: number; name: string; is_own: boolean }) {
  return is_own ? <a href={consoleRestaurantPath(id)}>{name}</a> : name
}

function DueText({ dueAt, now }: { dueAt: string; now: Date }) {
  const t = useTranslations('panel.consoleQueue')
  const due = new Date(dueAt)
  const { isOver, span } = timeLeft(due, now)
  const isToday = localDateOf(due) === localDateOf(now)
  const time = isToday ? localTimeOf(due) : momentText(dueAt)
  const isSoon = isOver || (span.unit === 'minutes' && span.n < 60)
  return (
    <span className={isSoon ? 'danger bold' : 'soft small'}>
      {isOver
        ? t('overdue', { text: t(`duration.${span.unit}`, { n: span.n }) })
        : `${t('due', { time })}, ${t(`leftDuration.${span.unit}`, { n: span.n })}`}
    </span>
  )
}

function CaseTitle({ item: { kind, subject, reservation, order, enquiry } }: { item: QueueItem }) {
  const t = useTranslations('panel.consoleQueue')
  if (reservation) return t('visit', { people: reservation.guests_number, when: whenOf(reservation.reserved_on) })
  if (order) {
    const { refund_grosze: refund, total_grosze: total } = order
    return refund === null
      ? t('order', { number: subject, total: formatGrosze(total) })
      : t('refundOf', { number: subject, total: formatGrosze(refund) })
  }
  if (kind === 'data') return t('dataOf', { number: subject })
  const { venue, city } = enquiry?.details ?? {}
  if (enquiry?.kind === 'partner') return [venue, city].filter((one) => typeof one === 'string').join(', ')
  return enquiry ? t(`enquiryKind.${enquiry.kind}`) : subject
}

/** Shown in the title of the card, or beside the sender's name. */
const ELSEWHERE = ['venue', 'city', 'phone']

function CaseFacts({ item: { reservation, order, enquiry } }: { item: QueueItem }) {
  const t = useTranslations('panel.consoleQueue')
  if (reservation?.change) {
    const { guests_number: people, reserved_on: when } = reservation.change
    return <p className="bold">{t('wanted', { people, when: whenOf(when) })}</p>
  }
  if (order) return <OrderFacts order={order} />
  if (!enquiry) return null
  const isStage = enquiry.kind === 'partner' && enquiry.stage !== 'decided'
  return (
    <>
      {isStage && <p className="soft small">{t('stageNow', { stage: t(`stages.${stageOf(enquiry.stage)}`) })}</p>}
      <EnquiryFacts {...enquiry} />
    </>
  )
}

/** Fields of a report or an enquiry, as in its form; what it is about leads to its page. */
export function EnquiryFacts({ details, about }: Pick<Case, 'details' | 'about'>) {
  const types = useTranslations('plans.merchantType')
  const shownValue = (key: string): ReactNode => {
    const value = details[key]
    if (typeof value !== 'string' || ELSEWHERE.includes(key)) return null
    const type = MERCHANT_TYPES.find((one) => one === value)
    if (key === 'about' && about) return <SubjectLink {...about} text={value} />
    return key === 'merchant_type' && type ? types(type) : value
  }
  const facts = Object.entries(ENQUIRY_FIELDS).map(([key, label]) => [label, shownValue(key)] as const)
  return <Facts facts={facts} />
}

function SubjectLink({ kind, id, text }: CaseSubject & { text: string }) {
  return <a href={kind === 'restaurant' ? consoleRestaurantPath(Number(id)) : subjectPath(kind, id)}>{text || id}</a>
}

/** The order itself: dishes, address, and payment. */
function OrderFacts({ order }: { order: NonNullable<QueueItem['order']> }) {
  const t = useTranslations('panel.consoleQueue')
  const lookup = useTranslations('panel.lookup')
  const address = useAddressText()(order.address)
  return (
    <>
      <p className="soft small">
        {orderStateText(order.status, order.delivery_type)}, {t('eta', { time: momentText(order.eta_to) })}
      </p>
      <ul>
        {order.lines.map(({ name, choices, amount, line_grosze }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an order do not change.
          <li key={index}>
            {amount} × {name}
            {choices.length > 0 && ` (${choices.join(', ')})`}: {formatGrosze(line_grosze)}
          </li>
        ))}
        {order.delivery_grosze > 0 && (
          <li>
            {lookup('lines.delivery')}: {formatGrosze(order.delivery_grosze)}
          </li>
        )}
      </ul>
      <p>
        {lookup('lines.total')}: <strong>{formatGrosze(order.total_grosze)}</strong>,{' '}
        {paymentLabel(order.payment_method)}, {lookup('payments.status', { status: order.payment_status })}
      </p>
      {address && <p>{address}</p>}
    </>
  )
}

function Guest({ item: { reservation, order, enquiry, data } }: { item: QueueItem }) {
  const t = useTranslations('panel.consoleQueue')
  if (data) return <p className="links flex wrap baseline gap-1-3">{data.email}</p>
  const person = reservation ?? order
  const phone = person?.phone ?? (typeof enquiry?.details.phone === 'string' ? enquiry.details.phone : '')
  const name = person?.customer_name ?? enquiry?.name ?? ''
  const email = person?.email ?? enquiry?.email ?? ''
  return (
    <>
      <p className="links flex wrap baseline gap-1-3">
        <span>
          {t(enquiry ? 'sender' : 'guest')}: <strong>{name}</strong>
        </span>
        {phone && <PhoneLink phone={phone} />}
        {email && <a href={`mailto:${email}`}>{email}</a>}
      </p>
      {reservation?.notes && (
        <p className="soft small">
          {t('notes')}: {reservation.notes}
        </p>
      )}
    </>
  )
}

function stageOf(stage: string) {
  const stages = ['new', 'contacted', 'agreed', 'preparing', 'open', 'lost'] as const
  return stages.find((one) => one === stage) ?? 'new'
}
