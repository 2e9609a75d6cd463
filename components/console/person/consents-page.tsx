import { useTranslations } from 'next-intl'
import { momentText } from '@/components/panel/access/moment-text'
import { FoldedForm } from '@/components/panel/access/staff-form'
import { StaffList, StaffPager } from '@/components/panel/access/staff-list'
import { StaffPage, StaffSection } from '@/components/panel/page/staff-page'
import { CONSENT_CHANNELS, type MarketingConsents } from '@/lib/domain/consents/schema'
import { consolePath } from '@/lib/domain/console/pages'
import { WITHDRAW_CONSENT } from '@/lib/domain/console/person-forms'
import type { FormAnswer } from '@/lib/domain/panel/access/form-answer'

type Props = {
  consents: MarketingConsents & { isFirst: boolean }
  state: 'open' | 'withdrawn'
  mayWithdraw: boolean
  answer: FormAnswer | null
}

const PATH = consolePath('consents')

/**
 * People who agreed to the brand's offers: files for the mailing tool, and each consent with date and origin.
 * Contract C42.
 */
export function ConsentsPage({ consents, state, mayWithdraw, answer }: Props) {
  const t = useTranslations('panel.consolePerson.consents')
  const withdrawn = `${PATH}?stan=wycofane`
  return (
    <StaffPage title={t('title')} answer={answer}>
      <p>{t('text')}</p>
      <p>
        <strong>{t('counts', consents.counts)}</strong>
      </p>
      <StaffSection title={t('files')}>
        <ul className="links line-4">
          {CONSENT_CHANNELS.map((channel) => (
            <li key={channel}>
              <a href={`${PATH}.csv?kanal=${channel}`}>{t('file', { channel })}</a>
            </li>
          ))}
        </ul>
        <p className="soft">{t('fileText')}</p>
      </StaffSection>
      <StaffSection title={t('list', { state })}>
        <StaffList
          rows={consents.items}
          empty={t('empty')}
          heading="h3"
          lines={[
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
                answer={answer}
                hidden={{ consent: id }}
                label={t('withdraw')}
                about={contact}
                text={t('withdrawText')}
              />
            )
          }
        />
        <StaffPager path={state === 'open' ? PATH : withdrawn} list={consents}>
          <a href={state === 'open' ? withdrawn : PATH}>{t(state === 'open' ? 'showWithdrawn' : 'showOpen')}</a>
        </StaffPager>
      </StaffSection>
    </StaffPage>
  )
}
