import { placeText } from '@/lib/domain/restaurant/file/differences'

/** A place of a part's problem in words: `vouchers[0].code` → "kody › 1 › kod". Contract C37. */
export function problemPlaceText(place: string): string {
  const steps = place.match(/\w+/g) ?? []
  return placeText(steps.map((step) => (/^\d+$/.test(step) ? String(Number(step) + 1) : step)))
}
