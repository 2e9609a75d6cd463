import { useTranslations } from 'next-intl'
import accessStyles from '@/components/panel/access/access.module.css'
import { AnswerNotice } from '@/components/panel/access/answer-notice'
import { ConfirmedForm } from '@/components/panel/access/confirmed-form'
import { momentText } from '@/components/panel/access/moment-text'
import pageStyles from '@/components/panel/page-sections.module.css'
import { CONSENT_CHANNELS, type MarketingConsent, type MarketingConsents } from '@/lib/domain/consents/schema'
import { consolePath } from '@/lib/domain/console/pages'
import type { FormAnswer } from '@/lib/domain/panel/access/form-answer'
import { CONSOLE_PATH } from '@/lib/domain/panel/access/paths'
import styles from './person.module.css'

type Props = {
  consents: MarketingConsents
  state: 'open' | 'withdrawn'
  isFirst: boolean
  mayWithdraw: boolean
  answer: FormAnswer | null
}

const PATH = consolePath('consents')

/** Who has agreed to offers of the brand: files for the tool that sends, and each consent with date and origin. Contract C42. */
export function ConsentsPage({ consents: { items, counts, next_cursor }, state, isFirst, mayWithdraw, answer }: Props) {
  const t = useTranslations('panel.consolePerson.consents')
  const query = state === 'withdrawn' ? '?stan=wycofane' : ''
  return (
    <div className={pageStyles.page}>
      <h1>{t('title')}</h1>
      <AnswerNotice answer={answer} />
      <p>{t('text')}</p>
      <p>
        <strong>{t('counts', counts)}</strong>
      </p>
      <section className={pageStyles.section} aria-labelledby="files-title">
        <h2 id="files-title">{t('files')}</h2>
        <ul className={styles.links}>
          {CONSENT_CHANNELS.map((channel) => (
            <li key={channel}>
              <a href={`${PATH}.csv?kanal=${channel}`}>{t('file', { channel })}</a>
            </li>
          ))}
        </ul>
        <p className={accessStyles.soft}>{t('fileText')}</p>
      </section>
      <section className={pageStyles.section} aria-labelledby="consents-title">
        <h2 id="consents-title">{t('list', { state })}</h2>
        {items.length === 0 && <p>{t('empty')}</p>}
        <ul className={accessStyles.list}>
          {items.map((consent) => (
            <ConsentEntry key={consent.id} consent={consent} mayWithdraw={mayWithdraw} />
          ))}
        </ul>
        <p className={styles.links}>
          {next_cursor && (
            <a href={`${PATH}${query ? `${query}&` : '?'}od=${encodeURIComponent(next_cursor)}`}>{t('older')}</a>
          )}
          {!isFirst && <a href={`${PATH}${query}`}>{t('newest')}</a>}
          {state === 'open' ? (
            <a href={`${PATH}?stan=wycofane`}>{t('showWithdrawn')}</a>
          ) : (
            <a href={PATH}>{t('showOpen')}</a>
          )}
        </p>
      </section>
    </div>
  )
}

function ConsentEntry({ consent, mayWithdraw }: { consent: MarketingConsent; mayWithdraw: boolean }) {
  const t = useTranslations('panel.consolePerson.consents')
  const { id, channel, contact, given_at, origin, wording, withdrawn } = consent
  const where =
    origin.kind === 'order' ? t('order', { number: origin.number }) : t('reservation', { number: origin.number })
  return (
    <li className={accessStyles.entry}>
      <h3 className={`${pageStyles.name} ${styles.contact}`}>
        {contact} <span className={accessStyles.soft}>({t('channel', { channel })})</span>
      </h3>
      <p>{t('given', { moment: momentText(given_at), origin: where })}</p>
      <p className={accessStyles.soft}>{t('wording', { text: wording })}</p>
      {withdrawn && (
        <p>
          <strong>{t('withdrawn', { moment: momentText(withdrawn.at), how: withdrawn.how })}</strong>
        </p>
      )}
      {!withdrawn && mayWithdraw && (
        <ConfirmedForm
          action={`${CONSOLE_PATH}/form/withdraw-consent`}
          fields={{ consent: String(id) }}
          label={t('withdraw')}
          about={contact}
          text={t('withdrawText')}
          confirm={t('withdrawConfirm')}
        />
      )}
    </li>
  )
}
