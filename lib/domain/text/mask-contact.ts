/** "+48600100200" → "+48••••••200". Contract C19. */
export function maskPhone(phone: string): string {
  return `${phone.slice(0, 3)}••••••${phone.slice(-3)}`
}

/** "jan.kowalski@example.pl" → "j•••@example.pl". Contract C19. */
export function maskEmail(email: string): string {
  return email.replace(/^(.).*@/, '$1•••@')
}
