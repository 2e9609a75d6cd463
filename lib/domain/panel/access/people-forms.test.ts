import { limitsOf, readStaffForm } from '@/lib/domain/panel/form/staff-form'
import { BRAND_PEOPLE, invitedCode, RESTAURANT_PEOPLE } from './people-forms'

it.each([
  ['', 'smtp', 'added'],
  ['', 'none', 'added'],
  ['ewa@example.pl', 'smtp', 'invited'],
  ['ewa@example.pl', 'mailbox', 'invited'],
  ['ewa@example.pl', 'none', 'invitedUnsent'],
] as const)('C21 an invitation of "%s" where mail goes by %s is confirmed as %s', (email, mail, code) => {
  expect(invitedCode(email, mail)).toBe(code)
})

const typed = { name: ' Ola ', email: 'ola@example.pl', role: 'manager' }

it.each([
  ['a manager with an e-mail', {}, { body: { name: 'Ola', email: 'ola@example.pl', role: 'manager' } }],
  ['a cook without one', { email: '', role: 'kitchen' }, { body: { name: 'Ola', role: 'kitchen' } }],
  ['no name', { name: '' }, { wrong: ['name'] }],
  ['a name that is too long', { name: 'o'.repeat(61) }, { wrong: ['name'] }],
  ['a manager without an e-mail', { email: '' }, { wrong: ['email'] }],
  ['an invalid e-mail', { email: 'ola@example' }, { wrong: ['email'] }],
  ['an unknown role', { role: 'admin' }, { wrong: ['role'] }],
])('C28 an invitation is read by its wire schema: %s', (_, change, expected) => {
  const form: Record<string, string> = { ...typed, ...change }
  expect(readStaffForm(RESTAURANT_PEOPLE.invite, (name) => (form[name] ?? '').trim())).toMatchObject(expected)
})

it.each([
  ['a role as it was shown', { person: '7', name: 'Ola', role: 'host', present_role: 'host' }, { name: 'Ola' }],
  ['another', { person: '7', name: 'Ola', role: 'kitchen', present_role: 'host' }, { name: 'Ola', role: 'kitchen' }],
])('C28 a change of a person sends %s only where it is one', (_, form: Record<string, string>, body) => {
  const { change } = RESTAURANT_PEOPLE
  expect(readStaffForm(change, (name) => form[name] ?? '')).toEqual({ params: { person: '7' }, body })
  expect(readStaffForm(change, (name) => ({ ...form, person: 'x' })[name] ?? '')).toEqual({ wrong: [] })
})

it('C28 a browser checks the limits of the wire schema', () => {
  const { invite } = RESTAURANT_PEOPLE
  expect(limitsOf(invite, 'name')).toMatchObject({ required: true, minLength: undefined, maxLength: 60 })
  expect(limitsOf(invite, 'email')).toMatchObject({ required: false, maxLength: 254 })
  expect(limitsOf(BRAND_PEOPLE.invite, 'email')).toMatchObject({ required: true, maxLength: 254 })
})
