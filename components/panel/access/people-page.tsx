import { useTranslations } from 'next-intl'
import pageStyles from '@/components/panel/page-sections.module.css'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { SelectField } from '@/components/ui/form/select-field'
import type { FormAnswer } from '@/lib/domain/panel/access/form-answer'
import { type BrandRole, mayManage, STAFF_ROLES, type StaffRole } from '@/lib/domain/panel/access/permissions'
import type { StaffPerson } from '@/lib/domain/panel/access/schema'
import { panelWords } from '@/lib/domain/panel/panel-words'
import styles from './access.module.css'
import { AnswerNotice, isDone, useFieldProblem } from './answer-notice'
import { ConfirmedForm } from './confirmed-form'
import { InviteFields, NameField } from './invite-fields'
import { dayText } from './moment-text'
import { PinField } from './pin-field'

const hints = panelWords.access.people.roleHints

type Props = {
  restaurantId: number
  people: readonly StaffPerson[]
  own: { id: number; role: StaffRole }
  answer: FormAnswer | null
}

/** The people of a restaurant and their roles: invite, change, give a PIN, take away. Contract C21, C28. */
export function PeoplePage({ restaurantId, people, own, answer }: Props) {
  const t = useTranslations('panel.access.people')
  const refused = answer?.form === 'invite' && !isDone(answer.code) ? answer : null
  const given = STAFF_ROLES.filter((role) => mayManage(own.role, role))
  return (
    <div className={pageStyles.page}>
      <h1>{t('title')}</h1>
      <AnswerNotice answer={answer} />
      <p>{t('text')}</p>
      <ul className={styles.list}>
        {people.map((person) => (
          <PersonEntry key={person.id} restaurantId={restaurantId} person={person} own={own} answer={answer} />
        ))}
      </ul>
      <section className={pageStyles.section} aria-labelledby="invite-title">
        <h2 id="invite-title">{t('inviteTitle')}</h2>
        <form method="post" action={`/panel/form/${restaurantId}/invite`} className={styles.form}>
          <InviteFields
            id="invite"
            labels={{ name: t('name'), email: t('email'), emailHint: t('emailHint') }}
            refused={refused}
            isEmailOptional
          />
          <RoleField id="invite-role" roles={given} hints={hints} value={refused?.values.role ?? 'host'} />
          <Button type="submit">{t('invite')}</Button>
        </form>
      </section>
    </div>
  )
}

function PersonEntry({ restaurantId, person, own, answer }: Omit<Props, 'people'> & { person: StaffPerson }) {
  const t = useTranslations('panel.access.people')
  const shell = useTranslations('panel.shell')
  const problem = useFieldProblem()
  const { id, name, email, role, has_pin, since } = person
  const isOwn = id === own.id
  const given = STAFF_ROLES.filter((role) => mayManage(own.role, role))
  const isBelow = mayManage(own.role, role) && role !== own.role
  const isManaged = isOwn || mayManage(own.role, role)
  const change = answer?.form === `change-person ${id}` ? answer : null
  const action = (form: string) => `/panel/form/${restaurantId}/${form}`
  return (
    <li className={styles.entry}>
      <h2 className={pageStyles.name}>{name}</h2>
      <p>
        {shell(`roles.${role}`)} {isOwn && <Badge kind="accent">{t('you')}</Badge>}
      </p>
      <p className={styles.soft}>
        {email ?? t('noEmail')} · {t(has_pin ? 'hasPin' : 'noPin')} · {t('since', { date: dayText(since) })}
      </p>
      {isManaged && (
        <div className={styles.actions}>
          <details className={styles.more} open={change !== null && change.code !== 'changed'}>
            <summary aria-label={`${t('change')}: ${name}`}>{t('change')}</summary>
            <form method="post" action={action('change-person')} className={styles.form}>
              <input type="hidden" name="person" value={id} />
              <input type="hidden" name="present_role" value={role} />
              <NameField
                id={`name-${id}`}
                label={t('name')}
                value={change?.values.name ?? name}
                error={problem(change, 'name')}
              />
              {!isOwn && (
                <RoleField id={`role-${id}`} roles={given} hints={hints} value={change?.values.role ?? role} />
              )}
              <Button type="submit" variant="secondary">
                {t('save')}
              </Button>
            </form>
          </details>
          {isBelow && (
            <details className={styles.more} open={answer?.form === `give-pin ${id}` && answer.code !== 'pinGiven'}>
              <summary aria-label={`${t('givePin')}: ${name}`}>{t('givePin')}</summary>
              <form method="post" action={action('give-pin')} className={styles.form}>
                <input type="hidden" name="person" value={id} />
                <PinField
                  id={`pin-${id}`}
                  name="pin"
                  label={t('newPin')}
                  error={problem(answer?.form === `give-pin ${id}` ? answer : null, 'pin')}
                />
                <Button type="submit" variant="secondary">
                  {t('savePin')}
                </Button>
              </form>
            </details>
          )}
          <ConfirmedForm
            action={action('remove-person')}
            fields={{ person: String(id) }}
            label={t('remove')}
            about={name}
            text={t('removeText', { name })}
            confirm={t('removeConfirm', { name })}
          />
        </div>
      )}
    </li>
  )
}

type Role = StaffRole | BrandRole
type RoleFieldProps = {
  id: string
  /** Those that may be given. */
  roles: readonly Role[]
  /** What each may do. */
  hints: Readonly<Partial<Record<Role, string>>>
  value: string
}

// The names in the list, and below it what each may do, whole: a list as wide as a phone cuts its options off.
export function RoleField({ id, roles, hints, value }: RoleFieldProps) {
  const t = useTranslations('panel.access.people')
  const shell = useTranslations('panel.shell')
  return (
    <>
      <SelectField id={id} name="role" label={t('role')} defaultValue={value}>
        {roles.map((role) => (
          <option key={role} value={role}>
            {shell(`roles.${role}`)}
          </option>
        ))}
      </SelectField>
      <ul className={styles.roles}>
        {roles.map((role) => (
          <li key={role}>{hints[role]}</li>
        ))}
      </ul>
    </>
  )
}
