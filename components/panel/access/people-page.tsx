import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { StaffPage, StaffSection } from '@/components/panel/page/staff-page'
import { Badge } from '@/components/ui/badge'
import type { FormAnswer } from '@/lib/domain/panel/access/form-answer'
import type { PeopleForms } from '@/lib/domain/panel/access/people-forms'
import {
  BRAND_ROLES,
  type BrandRole,
  mayManage,
  STAFF_ROLES,
  type StaffRole,
} from '@/lib/domain/panel/access/permissions'
import type { BrandPerson, StaffPerson } from '@/lib/domain/panel/access/schema'
import type { StaffFormDescription as Described } from '@/lib/domain/panel/form/staff-form'
import { dayText } from './moment-text'
import { FoldedForm, StaffForm } from './staff-form'
import { StaffList } from './staff-list'
import { MadeToken } from './tokens-section'

type Person = StaffPerson | BrandPerson
type Props = {
  title: string
  text: string
  people: readonly Person[]
  own: { id: number; role: StaffRole | BrandRole }
  /** Forms of a restaurant, or of a brand, which has no PINs, and their target. */
  forms: PeopleForms & { givePin?: Described }
  to?: string
  answer: FormAnswer | null
  /** Below the people. */
  children?: ReactNode
}

/** The people of a restaurant or a brand and their roles: invite, change, set a PIN, remove. Contract C21, C28, C38. */
export function PeoplePage({ title, text, people, own, forms, to, answer, children }: Props) {
  const t = useTranslations('panel.access.people')
  const shell = useTranslations('panel.shell')
  const roles = [...STAFF_ROLES, ...BRAND_ROLES].filter((role) => mayManage(own.role, role))
  const choices = { role: forms.change.fields.role?.options?.filter(([one]) => roles.some((role) => role === one)) }
  return (
    <StaffPage title={title} answer={answer}>
      <MadeToken answer={answer} />
      <p>{text}</p>
      <StaffList
        rows={people}
        heading="h2"
        lines={[
          { as: 'name', cell: ({ name }) => name },
          {
            cell: ({ id, role }) => (
              <>
                {shell(`roles.${role}`)} {id === own.id && <Badge kind="accent">{t('you')}</Badge>}
              </>
            ),
          },
          {
            as: 'soft',
            cell: (person) =>
              [
                person.email ?? t('noEmail'),
                ...('has_pin' in person ? [t(person.has_pin ? 'hasPin' : 'noPin')] : []),
                t('since', { date: dayText(person.since) }),
              ].join(' · '),
          },
        ]}
        actions={({ id, name, role }) => {
          const isOwn = id === own.id
          const isManaged = mayManage(own.role, role)
          const about = { to, answer, about: name, hidden: { person: id } }
          if (!isOwn && !isManaged) return null
          return (
            <div className="row-2 top">
              <FoldedForm
                {...about}
                form={forms.change}
                label={t('change')}
                present={{ name, role }}
                choices={choices}
                without={isOwn ? ['role'] : []}
                variant="secondary"
              />
              {forms.givePin && isManaged && role !== own.role && (
                <FoldedForm {...about} form={forms.givePin} label={t('givePin')} variant="secondary" />
              )}
              <FoldedForm
                {...about}
                form={forms.remove}
                label={t('remove')}
                text={t('removeText', { name })}
                submit={t('removeConfirm', { name })}
              />
            </div>
          )
        }}
      />
      <StaffSection title={t('inviteTitle')}>
        <StaffForm
          form={forms.invite}
          to={to}
          answer={answer}
          values={{ role: roles.includes('host') ? 'host' : 'operator' }}
          choices={choices}
        />
      </StaffSection>
      {children}
    </StaffPage>
  )
}
