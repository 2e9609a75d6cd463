/**
 * Texts for a time that a restaurant's calendar or its rooms refuse; `people` in words of `peopleSeated`. Contract C2.
 */
export const SLOT_TEXTS = {
  tooFarAhead: (days: number) => `Rezerwacje przyjmujemy najwyżej na ${days} dni naprzód.`,
  overLimit: (people: string) =>
    `Online przyjmujemy rezerwacje na najwyżej ${people}. W sprawie większej grupy zadzwoń do restauracji.`,
  restaurantTooSmall: (people: string) => `Ta restauracja pomieści najwyżej ${people}.`,
  tablesTooSmall: (people: string) => `Największy stolik w tej restauracji pomieści ${people}.`,
} as const

/** Number of people in the accusative: 1 osobę, 2 osoby, 5 osób. */
export function peopleSeated(count: number): string {
  if (count === 1) return '1 osobę'
  const [tens, ones] = [count % 100, count % 10]
  return `${count} ${ones >= 2 && ones <= 4 && (tens < 12 || tens > 14) ? 'osoby' : 'osób'}`
}
