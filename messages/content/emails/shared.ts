/** Words that several e-mails share. */
export const EMAIL_WORDS = {
  restaurant: 'Restauracja',
  when: 'Kiedy',
  people: 'Liczba osób',
  address: 'Adres',
  phone: 'Telefon',
  notes: 'Twoje uwagi',
  number: 'Numer',
  otherTimes: 'Inne terminy w tej restauracji',
  otherRestaurants: (city: string) => `Inne restauracje: ${city}`,
  terms: 'Regulamin',
  privacy: 'Polityka prywatności',
  questions: (email: string) => `Pytania: ${email}.`,
} as const
