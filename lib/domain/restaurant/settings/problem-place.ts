import { itemText, placeText } from '@/lib/domain/restaurant/file/differences'
import { type Json, readPath, valueAt } from './parts'

/** A place in a part, or in a file, in words, with the names that it has there: "kody › „LATO” › kod". Contract C37. */
export function problemPlaceText(place: string, value: Json): string {
  const path = readPath(place) ?? []
  const words = path.map((step, i) =>
    typeof step === 'string' ? step : itemText(`${path[i - 1]}`, valueAt(value, path.slice(0, i + 1)), step),
  )
  return placeText(words)
}
