/** Titles of pages that search engines do not list, as a browser tab shows them. */
export const PAGE_TITLES = {
  notFound: 'Nie ma tu takiej strony',
  reservation: 'Rezerwacja',
  changeReservation: 'Zmień rezerwację',
  cancelReservation: 'Odwołaj rezerwację',
  waitlistEntry: 'Lista oczekujących',
  joinWaitlist: 'Powiadomienie o wolnym stoliku',
  order: 'Zamówienie',
  recent: 'Moje zamówienia i rezerwacje',
} as const
