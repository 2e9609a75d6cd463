import { useTranslations } from 'next-intl'
import { StaffSection } from '@/components/panel/page/staff-page'
import type { TokenForms } from '@/lib/domain/panel/access/access-forms'
import type { FormAnswer } from '@/lib/domain/panel/access/form-answer'
import type { MachineTokenEntry } from '@/lib/domain/panel/access/schema'
import styles from './access.module.css'
import { momentText } from './moment-text'
import { StaffCopyButton } from './staff-copy-button'
import { FoldedForm, StaffForm } from './staff-form'
import { StaffList } from './staff-list'

type Props = {
  tokens: readonly MachineTokenEntry[]
  forms: TokenForms
  to?: string
  answer: FormAnswer | null
  /** Mark of this page: the same press twice makes one token. */
  attempt: string
  words: Record<'title' | 'text' | 'revokeText', string>
}

/** Tokens by name: of a restaurant's cash registers, or of a brand's command line. Contract C21, C38. */
export function TokensSection({ tokens, forms, to, answer, attempt, words }: Props) {
  const t = useTranslations('panel.access.devices')
  return (
    <StaffSection title={words.title}>
      <p className="soft">{words.text}</p>
      <StaffList
        rows={tokens}
        empty={t('tokensEmpty')}
        lines={[
          { as: 'name', cell: ({ name }) => name },
          {
            as: 'soft',
            cell: ({ created_at, last_used_at: used }) =>
              `${t('made', { date: momentText(created_at) })} · ${used ? t('used', { date: momentText(used) }) : t('neverUsed')}`,
          },
        ]}
        actions={({ id, name }) => (
          <FoldedForm
            form={forms.revoke}
            to={to}
            answer={answer}
            hidden={{ token: id }}
            label={t('revokeToken')}
            about={name}
            text={words.revokeText}
            submit={t('revokeTokenConfirm', { name })}
          />
        )}
      />
      <StaffForm form={forms.make} to={to} answer={answer} hidden={{ attempt }} variant="secondary" />
    </StaffSection>
  )
}

/** The token that a form has just made; no page shows it again. */
export function MadeToken({ answer }: { answer: FormAnswer | null }) {
  const t = useTranslations('panel.access.devices')
  const copy = useTranslations('panel.shell.copy')
  if (!answer?.token) return null
  return (
    <div className="stack-2">
      <label htmlFor="made-token">{t('tokenLabel')}</label>
      <input
        id="made-token"
        readOnly
        value={answer.token}
        className={`outlined dark anywhere full rounded ${styles.token}`}
      />
      <StaffCopyButton label={copy('token')} text={answer.token} />
    </div>
  )
}
