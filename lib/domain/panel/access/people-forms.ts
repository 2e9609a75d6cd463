import { type StaffField, staffForm } from '@/lib/domain/panel/form/staff-form'
import { panelWords } from '@/lib/domain/panel/panel-words'
import { brandPeopleCalls, peopleCalls } from './people-calls'
import { BRAND_ROLES, type BrandRole, STAFF_ROLES, type StaffRole } from './permissions'
import type { InvitedPeople } from './schema'

const { people: words, problem } = panelWords.access
const { roles: names } = panelWords.shell

export type PeopleForms = ReturnType<typeof peopleForms>

/** Forms for the people of a restaurant. Contract C21, C28. */
export const RESTAURANT_PEOPLE = {
  ...peopleForms(peopleCalls, roleField(STAFF_ROLES, words.roleHints), { hint: words.emailHint, wrong: problem.email }),
  givePin: staffForm({
    name: 'give-pin',
    page: 'people',
    call: peopleCalls.givePin,
    fields: { pin: { label: words.newPin, kind: 'pin', wrong: problem.weakPin } },
    submit: words.savePin,
    done: 'pinGiven',
  }),
}

/** Forms for the people of a brand, who have no PIN. Contract C38. */
export const BRAND_PEOPLE = peopleForms(brandPeopleCalls, roleField(BRAND_ROLES, panelWords.console.people.roleHints), {
  wrong: problem.badEmail,
})

function peopleForms(
  calls: typeof peopleCalls | typeof brandPeopleCalls,
  role: StaffField,
  email: Pick<StaffField, 'hint' | 'wrong'>,
) {
  const name: StaffField = { label: words.name, wrong: problem.name }
  const page = 'people'
  return {
    invite: staffForm({
      name: 'invite',
      page,
      call: calls.invite,
      fields: { name, email: { label: words.email, kind: 'email', ...email }, role },
      submit: words.invite,
      done: ({ mail }, typed) => invitedCode(typed('email'), mail),
    }),
    change: staffForm({
      name: 'change-person',
      page,
      call: calls.change,
      fields: { name, role },
      submit: words.save,
      done: 'changed',
    }),
    remove: staffForm({ name: 'remove-person', page, call: calls.remove, fields: {}, done: 'removed' }),
  }
}

// Names in the list, and below it the full description of each role: on a phone the list truncates its options.
function roleField(roles: readonly (StaffRole | BrandRole)[], notes: StaffField['notes']): StaffField {
  return { label: words.role, options: roles.map((role) => [role, names[role]]), notes }
}

/** Result shown after an invitation: it says if no e-mail was sent. Contract C21. */
export function invitedCode(email: string, mail: InvitedPeople['mail']): 'added' | 'invited' | 'invitedUnsent' {
  if (!email) return 'added'
  return mail === 'none' ? 'invitedUnsent' : 'invited'
}
