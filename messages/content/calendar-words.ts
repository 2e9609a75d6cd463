/** Words of a visit in the diner's calendar. Contract C19. */
export const CALENDAR_WORDS = {
  summary: (restaurant: string) => `Stolik: ${restaurant}`,
  description: (people: number, phone: string) => `Liczba osób: ${people}\nTelefon: ${phone}`,
} as const
