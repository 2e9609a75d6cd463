import { useTranslations } from 'next-intl'
import { AnswerNotice } from '@/components/panel/access/answer-notice'
import { momentText } from '@/components/panel/access/moment-text'
import { FoldedForm } from '@/components/panel/access/staff-form'
import { StaffList, StaffPager } from '@/components/panel/access/staff-list'
import pageStyles from '@/components/panel/page-sections.module.css'
import { CONSENT_CHANNELS, type MarketingConsents } from '@/lib/domain/consents/schema'
import { consolePath } from '@/lib/domain/console/pages'
import { WITHDRAW_CONSENT } from '@/lib/domain/console/person-forms'
import type { FormAnswer } from '@/lib/domain/panel/access/form-answer'
import { formsPath } from '@/lib/domain/panel/access/paths'
import styles from './person.module.css'

type Props = {
  consents: MarketingConsents
  state: 'open' | 'withdrawn'
  isFirst: boolean
  mayWithdraw: boolean
  answer: FormAnswer | null
}

const PATH = consolePath('consents')

/**
 * People who agreed to the brand's offers: files for the mailing tool, and each consent with date and origin.
 * Contract C42.
 */
export function ConsentsPage({ consents: { items, counts, next_cursor }, state, isFirst, mayWithdraw, answer }: Props) {
  const t = useTranslations('panel.consolePerson.consents')
  const query = state === 'withdrawn' ? '?stan=wycofane' : ''
  return (
    <div className={`stack-5 in-the-middle ${pageStyles.page}`}>
      <h1>{t('title')}</h1>
      <AnswerNotice answer={answer} />
      <p>{t('text')}</p>
      <p>
        <strong>{t('counts', counts)}</strong>
      </p>
      <section className="stack-3" aria-labelledby="files-title">
        <h2 id="files-title">{t('files')}</h2>
        <ul className={`links ${styles.links}`}>
          {CONSENT_CHANNELS.map((channel) => (
            <li key={channel}>
              <a href={`${PATH}.csv?kanal=${channel}`}>{t('file', { channel })}</a>
            </li>
          ))}
        </ul>
        <p className="soft">{t('fileText')}</p>
      </section>
      <section className="stack-3" aria-labelledby="consents-title">
        <h2 id="consents-title">{t('list', { state })}</h2>
        <StaffList
          rows={items}
          empty={t('empty')}
          heading="h3"
          columns={[
            {
              as: 'name',
              cell: ({ contact, channel }) => (
                <span className="anywhere">
                  {contact} <span className="soft">({t('channel', { channel })})</span>
                </span>
              ),
            },
            {
              cell: ({ given_at, origin: { kind, number } }) =>
                t('given', { moment: momentText(given_at), origin: t(kind, { number }) }),
            },
            { as: 'soft', cell: ({ wording }) => t('wording', { text: wording }) },
            {
              cell: ({ withdrawn }) =>
                withdrawn && (
                  <strong>{t('withdrawn', { moment: momentText(withdrawn.at), how: withdrawn.how })}</strong>
                ),
            },
          ]}
          actions={({ id, contact, withdrawn }) =>
            !withdrawn &&
            mayWithdraw && (
              <FoldedForm
                form={WITHDRAW_CONSENT}
                to={formsPath(null)}
                answer={answer}
                hidden={{ consent: id }}
                label={t('withdraw')}
                about={contact}
                text={t('withdrawText')}
              />
            )
          }
        />
        <StaffPager
          path={`${PATH}${query}`}
          nextCursor={next_cursor}
          isFirst={isFirst}
          words={{ older: t('older'), newest: t('newest') }}
        >
          {state === 'open' ? (
            <a href={`${PATH}?stan=wycofane`}>{t('showWithdrawn')}</a>
          ) : (
            <a href={PATH}>{t('showOpen')}</a>
          )}
        </StaffPager>
      </section>
    </div>
  )
}
