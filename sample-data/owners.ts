import type { SeedOwner } from './types'

/** One owner a tenant, so that a newcomer can sign in at once: the link lands in the mailbox of the machine. */
export const owners: SeedOwner[] = [
  { restaurantId: 3, email: 'anna@osteria-za-murem.example', name: 'Anna' },
  { restaurantId: 1, email: 'jan@pod-kozlim-rogiem.example', name: 'Jan' },
  { restaurantId: 21, email: 'maria@pod-szybowcem.example', name: 'Maria' },
  { restaurantId: 33, email: 'piotr@goscinna-wyspa.example', name: 'Piotr' },
  { restaurantId: 46, email: 'ewa@bez-coperto.example', name: 'Ewa' },
]
