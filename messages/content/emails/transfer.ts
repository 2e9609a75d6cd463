/** Words of the e-mails with a one-time link: to another device, and for people who lost their link. Contract C31. */
export const TRANSFER_EMAIL = {
  device: {
    subject: (label: string) => `Twoje zamówienia i rezerwacje na innym urządzeniu: ${label}`,
    heading: 'Przenieś swoją listę',
    text: (minutes: number) =>
      `Otwórz ten link na urządzeniu, na którym chcesz mieć swoje zamówienia i rezerwacje, i potwierdź przyciskiem. Link działa raz, przez ${minutes} minut.`,
  },
  email: {
    subject: (label: string) => `Link do Twoich rezerwacji i zamówień: ${label}`,
    heading: 'Twoje rezerwacje i zamówienia',
    text: (minutes: number) =>
      `Otwórz ten link na swoim urządzeniu i potwierdź przyciskiem: zobaczysz tam swoje rezerwacje i zamówienia, możesz je zmienić albo odwołać. Link działa raz, przez ${Math.ceil(minutes / 60)} godz.`,
  },
  action: 'Otwórz na tym urządzeniu',
  ignored: 'Jeśli to nie Ty, nic nie rób: bez tego linku nikt nic nie przeniesie. Nie przekazuj go nikomu.',
} as const
