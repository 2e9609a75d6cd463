import { useTranslations } from 'next-intl'
import pageStyles from '@/components/panel/page-sections.module.css'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/form/text-field'
import type { FormAnswer } from '@/lib/domain/panel/access/form-answer'
import type { MachineTokenEntry } from '@/lib/domain/panel/access/schema'
import styles from './access.module.css'
import { ConfirmedForm } from './confirmed-form'
import { momentText } from './moment-text'

type Props = {
  tokens: readonly MachineTokenEntry[]
  /** The address of a form by its name. */
  action: (form: 'make-token' | 'revoke-token') => string
  /** A name that was refused. */
  typed?: string
  /** Marks this page: the same press twice makes one token. */
  attempt: string
  words: Record<'title' | 'text' | 'name' | 'nameHint' | 'revokeText', string>
}

/** Tokens by name: of a restaurant's cash registers, or of a brand's command line. Contract C21, C38. */
export function TokensSection({ tokens, action, typed, attempt, words }: Props) {
  const t = useTranslations('panel.access.devices')
  return (
    <section className={pageStyles.section} aria-labelledby="tokens-title">
      <h2 id="tokens-title">{words.title}</h2>
      <p className={styles.soft}>{words.text}</p>
      {tokens.length === 0 && <p>{t('tokensEmpty')}</p>}
      <ul className={styles.list}>
        {tokens.map(({ id, name, created_at, last_used_at }) => (
          <li key={id} className={styles.entry}>
            <p className={pageStyles.name}>{name}</p>
            <p className={styles.soft}>
              {t('made', { date: momentText(created_at) })} ·{' '}
              {last_used_at ? t('used', { date: momentText(last_used_at) }) : t('neverUsed')}
            </p>
            <ConfirmedForm
              action={action('revoke-token')}
              fields={{ id }}
              label={t('revokeToken')}
              about={name}
              text={words.revokeText}
              confirm={t('revokeTokenConfirm', { name })}
            />
          </li>
        ))}
      </ul>
      <form method="post" action={action('make-token')} className={styles.form}>
        <input type="hidden" name="attempt" value={attempt} />
        <TextField
          id="token-name"
          name="name"
          label={words.name}
          hint={words.nameHint}
          required
          maxLength={60}
          autoComplete="off"
          defaultValue={typed}
        />
        <Button type="submit" variant="secondary">
          {t('makeToken')}
        </Button>
      </form>
    </section>
  )
}

/** The token that a form has just made, which no page shows again. */
export function MadeToken({ answer }: { answer: FormAnswer | null }) {
  const t = useTranslations('panel.access.devices')
  if (!answer?.token) return null
  return (
    <div>
      <label htmlFor="made-token">{t('tokenLabel')}</label>
      <input id="made-token" readOnly value={answer.token} className={styles.token} />
    </div>
  )
}
