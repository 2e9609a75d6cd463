import { useTranslations } from 'next-intl'
import pageStyles from '@/components/panel/page-sections.module.css'
import { Badge } from '@/components/ui/badge'
import { DEVICES, RESTAURANT_TOKENS } from '@/lib/domain/panel/access/access-forms'
import type { FormAnswer } from '@/lib/domain/panel/access/form-answer'
import type { DeviceEntry, MachineTokenEntry, SessionEntry } from '@/lib/domain/panel/access/schema'
import { AnswerNotice } from './answer-notice'
import { momentText } from './moment-text'
import { FoldedForm, StaffForm } from './staff-form'
import { StaffList } from './staff-list'
import { MadeToken, TokensSection } from './tokens-section'

type Props = {
  to: string
  devices: readonly DeviceEntry[]
  /** Id of this browser's device; `null` for none. */
  ownDevice: string | null
  sessions: readonly SessionEntry[]
  tokens: readonly MachineTokenEntry[]
  answer: FormAnswer | null
  /** Mark of one press of the enrol button. */
  attempt: string
}

/** Access to a restaurant's panel: devices, sessions, and the keys of cash registers. Contract C21, C28. */
export function DevicesPage({ to, devices, ownDevice, sessions, tokens, answer, attempt }: Props) {
  const t = useTranslations('panel.access.devices')
  return (
    <div className={`stack-5 in-the-middle ${pageStyles.page}`}>
      <h1>{t('title')}</h1>
      <AnswerNotice answer={answer} />
      <MadeToken answer={answer} />

      <section className="stack-3" aria-labelledby="devices-title">
        <h2 id="devices-title">{t('list')}</h2>
        <p className="soft">{t(devices.length === 0 ? 'empty' : 'text')}</p>
        <StaffList
          rows={devices}
          columns={[
            { as: 'name', cell: ({ id, name }) => <Named name={name} mark={id === ownDevice && t('this')} /> },
            {
              as: 'soft',
              cell: ({ enrolled_at: at, enrolled_by: by, last_seen_at: seen }) => {
                const date = momentText(at)
                const enrolled = by ? t('enrolled', { date, by }) : t('enrolledByNobody', { date })
                return `${enrolled} · ${t('seen', { date: momentText(seen) })}`
              },
            },
          ]}
          actions={({ id, name }) => (
            <FoldedForm
              form={DEVICES.revoke}
              to={to}
              answer={answer}
              hidden={{ device: id }}
              label={t('revoke')}
              about={name}
              text={t('revokeText')}
              submit={t('revokeConfirm', { name })}
            />
          )}
        />
        {ownDevice === null && (
          <StaffForm form={DEVICES.enrol} to={to} answer={answer} hidden={{ attempt }}>
            <h3>{t('enrolTitle')}</h3>
            <p>{t('enrolText')}</p>
          </StaffForm>
        )}
      </section>

      <section className="stack-3" aria-labelledby="sessions-title">
        <h2 id="sessions-title">{t('sessions')}</h2>
        <p className="soft">{t('sessionsText')}</p>
        <StaffList
          rows={sessions}
          columns={[
            { as: 'name', cell: ({ person_name, is_own }) => <Named name={person_name} mark={is_own && t('own')} /> },
            {
              as: 'soft',
              cell: ({ device, label, created_at: began, last_seen_at: seen }) =>
                [
                  device?.name ?? (label || t('unknownBrowser')),
                  t('began', { date: momentText(began) }),
                  t('seen', { date: momentText(seen) }),
                ].join(' · '),
            },
          ]}
          actions={({ id, person_name: name }) => (
            <FoldedForm
              form={DEVICES.endSession}
              to={to}
              answer={answer}
              hidden={{ session: id }}
              label={t('end')}
              about={name}
              text={t('endText', { name })}
              submit={t('endConfirm', { name })}
            />
          )}
        />
      </section>

      <TokensSection
        tokens={tokens}
        forms={RESTAURANT_TOKENS}
        to={to}
        answer={answer}
        attempt={attempt}
        words={{ title: t('tokens'), text: t('tokensText'), revokeText: t('revokeTokenText') }}
      />
    </div>
  )
}

function Named({ name, mark }: { name: string; mark: string | false }) {
  return (
    <>
      {name} {mark && <Badge kind="accent">{mark}</Badge>}
    </>
  )
}
