import { useTranslations } from 'next-intl'
import styles from '@/components/panel/access/access.module.css'
import { AnswerNotice, isDone, useFieldProblem } from '@/components/panel/access/answer-notice'
import { ConfirmedForm } from '@/components/panel/access/confirmed-form'
import { InviteFields, NameField } from '@/components/panel/access/invite-fields'
import { dayText } from '@/components/panel/access/moment-text'
import { RoleField } from '@/components/panel/access/people-page'
import { MadeToken, TokensSection } from '@/components/panel/access/tokens-section'
import pageStyles from '@/components/panel/page-sections.module.css'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import type { FormAnswer } from '@/lib/domain/panel/access/form-answer'
import { CONSOLE_PATH } from '@/lib/domain/panel/access/paths'
import { BRAND_ROLES } from '@/lib/domain/panel/access/permissions'
import type { BrandPerson, MachineTokenEntry } from '@/lib/domain/panel/access/schema'
import { panelWords } from '@/lib/domain/panel/panel-words'

type Props = {
  brand: string
  people: readonly BrandPerson[]
  ownId: number
  /** Of the command line. */
  tokens: readonly MachineTokenEntry[]
  answer: FormAnswer | null
  attempt: string
}

const hints = panelWords.console.people.roleHints

/** The people behind a brand and their roles: invite, change, take away; and the tokens of its command line. Contract C38. */
export function BrandPeoplePage({ brand, people, ownId, tokens, answer, attempt }: Props) {
  const t = useTranslations('panel.access.people')
  const own = useTranslations('panel.console.people')
  const refused = answer?.form === 'invite' && !isDone(answer.code) ? answer : null
  return (
    <div className={pageStyles.page}>
      <h1>{own('title')}</h1>
      <AnswerNotice answer={answer} />
      <MadeToken answer={answer} />
      <p>{own('text', { brand })}</p>
      <ul className={styles.list}>
        {people.map((person) => (
          <PersonEntry key={person.id} person={person} isOwn={person.id === ownId} answer={answer} />
        ))}
      </ul>
      <section className={pageStyles.section} aria-labelledby="invite-title">
        <h2 id="invite-title">{t('inviteTitle')}</h2>
        <form method="post" action={`${CONSOLE_PATH}/form/invite`} className={styles.form}>
          <InviteFields id="invite" labels={{ name: t('name'), email: t('email') }} refused={refused} />
          <RoleField id="invite-role" roles={BRAND_ROLES} hints={hints} value={refused?.values.role ?? 'operator'} />
          <Button type="submit">{t('invite')}</Button>
        </form>
      </section>
      <TokensSection
        tokens={tokens}
        action={(form) => `${CONSOLE_PATH}/form/${form}`}
        typed={answer?.form === 'make-token' && !isDone(answer.code) ? answer.values.name : undefined}
        attempt={attempt}
        words={panelWords.console.tokens}
      />
    </div>
  )
}

function PersonEntry({ person, isOwn, answer }: { person: BrandPerson; isOwn: boolean; answer: FormAnswer | null }) {
  const t = useTranslations('panel.access.people')
  const shell = useTranslations('panel.shell')
  const problem = useFieldProblem()
  const { id, name, email, role, since } = person
  const change = answer?.form === `change-person ${id}` ? answer : null
  return (
    <li className={styles.entry}>
      <h2 className={pageStyles.name}>{name}</h2>
      <p>
        {shell(`roles.${role}`)} {isOwn && <Badge kind="accent">{t('you')}</Badge>}
      </p>
      <p className={styles.soft}>
        {email} · {t('since', { date: dayText(since) })}
      </p>
      <div className={styles.actions}>
        <details className={styles.more} open={change !== null && !isDone(change.code)}>
          <summary aria-label={`${t('change')}: ${name}`}>{t('change')}</summary>
          <form method="post" action={`${CONSOLE_PATH}/form/change-person`} className={styles.form}>
            <input type="hidden" name="person" value={id} />
            <NameField
              id={`name-${id}`}
              label={t('name')}
              value={change?.values.name ?? name}
              error={problem(change, 'name')}
            />
            {!isOwn && (
              <RoleField id={`role-${id}`} roles={BRAND_ROLES} hints={hints} value={change?.values.role ?? role} />
            )}
            <Button type="submit" variant="secondary">
              {t('save')}
            </Button>
          </form>
        </details>
        <ConfirmedForm
          action={`${CONSOLE_PATH}/form/remove-person`}
          fields={{ person: String(id) }}
          label={t('remove')}
          about={name}
          text={t('removeText', { name })}
          confirm={t('removeConfirm', { name })}
        />
      </div>
    </li>
  )
}
