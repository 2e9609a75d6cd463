import { domainToUnicode } from 'node:url'

/** "+48600100200" → "+48••••••200". Contract C19. */
export function maskPhone(phone: string): string {
  return `${phone.slice(0, 3)}••••••${phone.slice(-3)}`
}

/** "jan.kowalski@example.pl" → "j•••@example.pl", with the domain as it is typed. Contract C19. */
export function maskEmail(email: string): string {
  const domain = email.slice(email.lastIndexOf('@') + 1)
  return `${email.slice(0, 1)}•••@${domainToUnicode(domain) || domain}`
}
