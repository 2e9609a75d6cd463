import type { FieldErrors } from './client/customer-fields'
import type { ErrorWords } from './form-words'

/** Messages for the error codes that have one. */
export function errorTexts(codes: Record<string, string>, words: ErrorWords): FieldErrors {
  const known: Record<string, string> = words
  return Object.fromEntries(Object.entries(codes).flatMap(([name, code]) => (known[code] ? [[name, known[code]]] : [])))
}
