import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import accessStyles from '@/components/panel/access/access.module.css'
import { momentText } from '@/components/panel/access/moment-text'
import { StaffSection } from '@/components/panel/page/staff-page'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { HiddenFields } from '@/components/ui/form/hidden-fields'
import type { OrderSubject, SubjectHistory, SubjectMessage, SubjectTrail } from '@/lib/domain/console/lookup-schema'
import { CONSOLE_PATH } from '@/lib/domain/panel/access/paths'
import styles from './lookup.module.css'

type Moment = readonly [at: string, what: ReactNode, by: ReactNode]

/** Events of a subject, each with its moment and its author. */
export function Moments({ moments }: { moments: readonly Moment[] }) {
  return (
    <ol className={`grid ${styles.rows}`}>
      {moments.map(([at, what, by], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: read once.
        <li key={index}>
          <span className="soft">{momentText(at)}</span>
          <span>{what}</span>
          <div className="soft">{by}</div>
        </li>
      ))}
    </ol>
  )
}

/** A reason: one of our codes in words, any other as typed. */
export function useReasonText(): (reason: string) => string {
  const t = useTranslations('panel.lookup')
  return (reason) => (REASON_CODES.includes(reason) ? t('reason', { code: reason }) : reason)
}

/** Address of an order, in a line; empty for takeout. */
export function useAddressText(): (address: OrderSubject['customer']['address']) => string {
  const t = useTranslations('panel.lookup')
  return (address) => {
    if (!address) return ''
    const { street, house, flat, city, notes } = address
    return [`${street} ${house}`, flat && t('about.flat', { flat }), city, notes].filter(Boolean).join(', ')
  }
}

const REASON_CODES = [
  'too_busy',
  'closed',
  'item_unavailable',
  'address',
  'other',
  'unanswered',
  'kitchen_unavailable',
  'paid_twice',
  'declined',
  'expired',
  'timeout',
  'cancelled',
  'unavailable',
]

type HistoryProps = { history: readonly SubjectHistory[]; textOf: (entry: SubjectHistory) => string }

/** Changes with their authors, oldest first; `textOf` describes a change. */
export function HistorySection({ history, textOf }: HistoryProps) {
  const t = useTranslations('panel.lookup.history')
  const reasonText = useReasonText()
  const moments = history.map((entry): Moment => {
    const { at, who, by, reason } = entry
    return [at, `${textOf(entry)}${reason ? ` (${reasonText(reason)})` : ''}`, who ?? t('by', { by })]
  })
  return (
    <StaffSection title={t('title')}>
      <Moments moments={moments} />
    </StaffSection>
  )
}

type MessagesProps = {
  subject: 'order' | 'reservation'
  number: string
  messages: readonly SubjectMessage[]
}

/** Messages with their state; an ended one can be sent again. */
export function MessagesSection({ subject, number, messages }: MessagesProps) {
  const t = useTranslations('panel.lookup.messages')
  const moments = messages.map((message): Moment => {
    const { id, channel, occasion, state, created_at, ended_at, repeated_by, can_repeat } = message
    const name = `${t('channel', { channel })}: ${t('occasion', { occasion })}`
    const what = (
      <>
        {name} <Badge kind={badgeOf(state)}>{t(`states.${state}`)}</Badge>
        {repeated_by && ` ${t('repeatedBy', { name: repeated_by })}`}
      </>
    )
    const repeat = can_repeat && (
      <form method="post" action={`${CONSOLE_PATH}/form/repeat-message`}>
        <HiddenFields fields={{ subject, number, message: id }} />
        <Button type="submit" variant="secondary" aria-label={`${t('repeat')}: ${name}`}>
          {t('repeat')}
        </Button>
      </form>
    )
    return [ended_at ?? created_at, what, repeat]
  })
  return (
    <StaffSection id="wiadomosci" title={t('title')}>
      {messages.length === 0 && <p>{t('none')}</p>}
      <Moments moments={moments} />
    </StaffSection>
  )
}

function badgeOf(state: SubjectMessage['state']) {
  if (state === 'failed') return 'danger'
  if (state === 'dropped') return 'warning'
  return state === 'sent' || state === 'in_outbox' ? 'success' : 'plain'
}

/** People who opened it, and their actions. */
export function TrailSection({ trail }: { trail: readonly SubjectTrail[] }) {
  const t = useTranslations('panel.lookup.trail')
  return (
    <details className={accessStyles.more}>
      <summary>{t('title')}</summary>
      <Moments moments={trail.map(({ at, who, action }) => [at, t('action', { action }), who ?? '–'])} />
    </details>
  )
}
