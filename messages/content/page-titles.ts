/** Titles of pages that search engines do not list, for the browser tab, and the short title of a menu. */
export const PAGE_TITLES = {
  notFound: 'Nie ma tu takiej strony',
  reservation: 'Rezerwacja',
  changeReservation: 'Zmień rezerwację',
  cancelReservation: 'Odwołaj rezerwację',
  waitlistEntry: 'Lista oczekujących',
  joinWaitlist: 'Powiadomienie o wolnym stoliku',
  order: 'Zamówienie',
  menu: (restaurant: string) => `Menu: ${restaurant}`,
  recent: 'Moje zamówienia i rezerwacje',
  ownData: 'Twoje dane',
  consent: 'Zgoda na oferty',
} as const
