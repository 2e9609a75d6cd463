import { useTranslations } from 'next-intl'
import pageStyles from '@/components/panel/page-sections.module.css'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/form/text-field'
import type { FormAnswer } from '@/lib/domain/panel/access/form-answer'
import type { DeviceEntry, MachineTokenEntry, SessionEntry } from '@/lib/domain/panel/access/schema'
import styles from './access.module.css'
import { AnswerNotice } from './answer-notice'
import { ConfirmedForm } from './confirmed-form'
import { momentText } from './moment-text'
import { MadeToken, TokensSection } from './tokens-section'

type Props = {
  restaurantId: number
  devices: readonly DeviceEntry[]
  /** The device that this browser is; `null` for none. */
  ownDevice: string | null
  sessions: readonly SessionEntry[]
  tokens: readonly MachineTokenEntry[]
  answer: FormAnswer | null
  /** Marks a press of the button that enrols. */
  attempt: string
}

/** What opens a restaurant's panel: devices, sessions, and the keys of cash registers. Contract C21, C28. */
export function DevicesPage({ restaurantId, devices, ownDevice, sessions, tokens, answer, attempt }: Props) {
  const t = useTranslations('panel.access.devices')
  const action = (form: string) => `/panel/form/${restaurantId}/${form}`
  const typed = (form: string) =>
    answer?.form === form && answer.code !== 'tokenMade' ? answer.values.name : undefined
  return (
    <div className={pageStyles.page}>
      <h1>{t('title')}</h1>
      <AnswerNotice answer={answer} />
      <MadeToken answer={answer} />

      <section className={pageStyles.section} aria-labelledby="devices-title">
        <h2 id="devices-title">{t('list')}</h2>
        <p className={styles.soft}>{t(devices.length === 0 ? 'empty' : 'text')}</p>
        <ul className={styles.list}>
          {devices.map(({ id, name, enrolled_at, enrolled_by, last_seen_at }) => (
            <li key={id} className={styles.entry}>
              <p className={pageStyles.name}>
                {name} {id === ownDevice && <Badge kind="accent">{t('this')}</Badge>}
              </p>
              <p className={styles.soft}>
                {enrolled_by
                  ? t('enrolled', { date: momentText(enrolled_at), by: enrolled_by })
                  : t('enrolledByNobody', { date: momentText(enrolled_at) })}
                {' · '}
                {t('seen', { date: momentText(last_seen_at) })}
              </p>
              <ConfirmedForm
                action={action('revoke-device')}
                fields={{ id }}
                label={t('revoke')}
                about={name}
                text={t('revokeText')}
                confirm={t('revokeConfirm', { name })}
              />
            </li>
          ))}
        </ul>
        {ownDevice === null && (
          <form method="post" action={action('enrol-device')} className={styles.form}>
            <input type="hidden" name="attempt" value={attempt} />
            <h3>{t('enrolTitle')}</h3>
            <p>{t('enrolText')}</p>
            <TextField
              id="device-name"
              name="name"
              label={t('name')}
              hint={t('nameHint')}
              required
              maxLength={60}
              autoComplete="off"
              defaultValue={typed('enrol-device')}
            />
            <Button type="submit">{t('enrol')}</Button>
          </form>
        )}
      </section>

      <section className={pageStyles.section} aria-labelledby="sessions-title">
        <h2 id="sessions-title">{t('sessions')}</h2>
        <p className={styles.soft}>{t('sessionsText')}</p>
        <ul className={styles.list}>
          {sessions.map(({ id, person_name, label, device, created_at, last_seen_at, is_own }) => (
            <li key={id} className={styles.entry}>
              <p className={pageStyles.name}>
                {person_name} {is_own && <Badge kind="accent">{t('own')}</Badge>}
              </p>
              <p className={styles.soft}>
                {device?.name ?? (label || t('unknownBrowser'))} · {t('began', { date: momentText(created_at) })} ·{' '}
                {t('seen', { date: momentText(last_seen_at) })}
              </p>
              <ConfirmedForm
                action={action('end-session')}
                fields={{ id }}
                label={t('end')}
                about={person_name}
                text={t('endText', { name: person_name })}
                confirm={t('endConfirm', { name: person_name })}
              />
            </li>
          ))}
        </ul>
      </section>

      <TokensSection
        tokens={tokens}
        action={action}
        typed={typed('make-token')}
        attempt={attempt}
        words={{
          title: t('tokens'),
          text: t('tokensText'),
          name: t('tokenName'),
          nameHint: t('tokenNameHint'),
          revokeText: t('revokeTokenText'),
        }}
      />
    </div>
  )
}
