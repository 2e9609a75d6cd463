import { invitedCode } from './access-forms'

it.each([
  ['', 'smtp', 'added'],
  ['', 'none', 'added'],
  ['ewa@example.pl', 'smtp', 'invited'],
  ['ewa@example.pl', 'mailbox', 'invited'],
  ['ewa@example.pl', 'none', 'invitedUnsent'],
] as const)('C21 an invitation of "%s" where mail goes by %s is told as %s', (email, mail, code) => {
  expect(invitedCode(email, mail)).toBe(code)
})
