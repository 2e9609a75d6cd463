import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import accessStyles from '@/components/panel/access/access.module.css'
import { momentText } from '@/components/panel/access/moment-text'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import type { OrderSubject, SubjectHistory, SubjectMessage, SubjectTrail } from '@/lib/domain/console/lookup-schema'
import { CONSOLE_PATH } from '@/lib/domain/panel/access/paths'
import styles from './lookup.module.css'

/** Facts about a subject; a fact without a value is left out. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className={`stack-2 ${styles.facts}`}>
      {facts
        .filter(([, value]) => value !== null && value !== '' && value !== false)
        .map(([name, value]) => (
          <div key={name}>
            <dt className="soft">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
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

/** Changes with their authors, oldest first; `textOf` describes a change. */
export function HistorySection({
  history,
  textOf,
}: {
  history: readonly SubjectHistory[]
  textOf: (entry: SubjectHistory) => string
}) {
  const t = useTranslations('panel.lookup')
  const reasonText = useReasonText()
  return (
    <section className="stack-3" aria-labelledby="history-title">
      <h2 id="history-title">{t('history.title')}</h2>
      <ol className={`grid ${styles.rows}`}>
        {history.map((entry, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a trail is only ever added to.
          <li key={index}>
            <span className="soft">{momentText(entry.at)}</span>
            <span>
              {textOf(entry)}
              {entry.reason && ` (${reasonText(entry.reason)})`}
            </span>
            <span className="soft">{entry.who ?? t('history.by', { by: entry.by })}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Messages with their state; an ended one can be sent again. */
export function MessagesSection({
  subject,
  number,
  messages,
}: {
  subject: 'order' | 'reservation'
  number: string
  messages: readonly SubjectMessage[]
}) {
  const t = useTranslations('panel.lookup')
  return (
    <section id="wiadomosci" className="stack-3" aria-labelledby="messages-title">
      <h2 id="messages-title">{t('messages.title')}</h2>
      {messages.length === 0 && <p>{t('messages.none')}</p>}
      <ul className={`grid ${styles.rows}`}>
        {messages.map(({ id, channel, occasion, state, created_at, ended_at, repeated_by, can_repeat }) => {
          const name = `${t('messages.channel', { channel })}: ${t('messages.occasion', { occasion })}`
          return (
            <li key={id}>
              <span className="soft">{momentText(ended_at ?? created_at)}</span>
              <span>
                {name} <Badge kind={badgeOf(state)}>{t(`messages.states.${state}`)}</Badge>
                {repeated_by && ` ${t('messages.repeatedBy', { name: repeated_by })}`}
              </span>
              {can_repeat && (
                <form method="post" action={`${CONSOLE_PATH}/form/repeat-message`}>
                  <input type="hidden" name="subject" value={subject} />
                  <input type="hidden" name="number" value={number} />
                  <input type="hidden" name="message" value={id} />
                  <Button type="submit" variant="secondary" aria-label={`${t('messages.repeat')}: ${name}`}>
                    {t('messages.repeat')}
                  </Button>
                </form>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function badgeOf(state: SubjectMessage['state']) {
  if (state === 'failed') return 'danger'
  if (state === 'dropped') return 'warning'
  return state === 'sent' || state === 'kept' ? 'success' : 'plain'
}

/** People who opened it, and their actions. */
export function TrailSection({ trail }: { trail: readonly SubjectTrail[] }) {
  const t = useTranslations('panel.lookup')
  return (
    <details className={accessStyles.more}>
      <summary>{t('trail.title')}</summary>
      <ul className={`grid ${styles.rows}`}>
        {trail.map(({ at, who, action }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: read once.
          <li key={index}>
            <span className="soft">{momentText(at)}</span>
            <span>{t('trail.action', { action })}</span>
            <span className="soft">{who ?? '–'}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}
