import type { FieldErrors } from './client/customer-fields'
import type { ErrorWords } from './form-words'

/** Words for the codes that have any. */
export function errorTexts(codes: Record<string, string>, words: ErrorWords): FieldErrors {
  const known: Record<string, string> = words
  return Object.fromEntries(Object.entries(codes).flatMap(([name, code]) => (known[code] ? [[name, known[code]]] : [])))
}
