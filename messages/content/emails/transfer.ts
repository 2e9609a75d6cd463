/** Words of the e-mail with a one-time link to another device. Contract C31. */
export const TRANSFER_EMAIL = {
  subject: (label: string) => `Twoje zamówienia i rezerwacje na innym urządzeniu: ${label}`,
  heading: 'Przenieś swoją listę',
  text: (minutes: number) =>
    `Otwórz ten link na urządzeniu, na którym chcesz mieć swoje zamówienia i rezerwacje, i potwierdź przyciskiem. Link działa raz, przez ${minutes} minut.`,
  action: 'Otwórz na tym urządzeniu',
  ignored: 'Jeśli to nie Ty, nic nie rób: bez tego linku nikt nic nie przeniesie. Nie przekazuj go nikomu.',
} as const
