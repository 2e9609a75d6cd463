import { useTranslations } from 'next-intl'
import { StaffPage, StaffSection } from '@/components/panel/page/staff-page'
import { Badge } from '@/components/ui/badge'
import { DEVICES, RESTAURANT_TOKENS } from '@/lib/domain/panel/access/access-forms'
import type { FormAnswer } from '@/lib/domain/panel/access/form-answer'
import type { DeviceEntry, MachineTokenEntry, SessionEntry } from '@/lib/domain/panel/access/schema'
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
  const own = { to, answer }
  return (
    <StaffPage title={t('title')} answer={answer}>
      <MadeToken answer={answer} />
      <StaffSection title={t('list')}>
        <p className="soft">{t(devices.length === 0 ? 'empty' : 'text')}</p>
        <StaffList
          rows={devices}
          lines={[
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
              {...own}
              form={DEVICES.revoke}
              hidden={{ device: id }}
              label={t('revoke')}
              about={name}
              text={t('revokeText')}
              submit={t('revokeConfirm', { name })}
            />
          )}
        />
        {ownDevice === null && (
          <StaffForm {...own} form={DEVICES.enrol} hidden={{ attempt }}>
            <h3>{t('enrolTitle')}</h3>
            <p>{t('enrolText')}</p>
          </StaffForm>
        )}
      </StaffSection>
      <StaffSection title={t('sessions')}>
        <p className="soft">{t('sessionsText')}</p>
        <StaffList
          rows={sessions}
          lines={[
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
              {...own}
              form={DEVICES.endSession}
              hidden={{ session: id }}
              label={t('end')}
              about={name}
              text={t('endText', { name })}
              submit={t('endConfirm', { name })}
            />
          )}
        />
      </StaffSection>
      <TokensSection
        tokens={tokens}
        {...own}
        forms={RESTAURANT_TOKENS}
        attempt={attempt}
        words={{ title: t('tokens'), text: t('tokensText'), revokeText: t('revokeTokenText') }}
      />
    </StaffPage>
  )
}

function Named({ name, mark }: { name: string; mark: string | false }) {
  return (
    <>
      {name} {mark && <Badge kind="accent">{mark}</Badge>}
    </>
  )
}
