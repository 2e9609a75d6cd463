import type { Alternative, ReservationOutcome } from '@/lib/domain/reservation/form/submission'

/** Said where a refusal brings no words of its own. Contract C12. */
export const COULD_NOT_RESERVE = 'Nie udało się zarezerwować stolika. Sprawdź dane i spróbuj ponownie.'

type Body = {
  code?: unknown
  alternatives?: unknown
  error?: { code?: unknown; message?: unknown; fields?: unknown }
}

/**
 * What the answer of POST /api/reservations means. No code, `in_progress`, a time-out or a failing server leave it
 * open whether the reservation exists, so they count as unanswered and are repeated with the same key. Contract C12.
 */
export function reservationOutcomeOf(status: number, json: unknown): ReservationOutcome {
  const body: Body = isObject(json) ? json : {}
  const error = isObject(body.error) ? body.error : {}
  if (status < 300) return succeeded(body.code)
  if (status < 400 || status === 408 || status >= 500) return { type: 'unanswered' }
  if (error.code === 'in_progress') return { type: 'unanswered' }
  if (error.code === 'slot_taken') return { type: 'taken', alternatives: alternativesOf(body.alternatives) }
  return { type: 'refused', fields: fieldsOf(error.fields), message: textOf(error.message) || COULD_NOT_RESERVE }
}

function succeeded(code: unknown): ReservationOutcome {
  return typeof code === 'string' && code ? { type: 'succeeded', code } : { type: 'unanswered' }
}

function alternativesOf(value: unknown): Alternative[] {
  return Array.isArray(value) ? value.filter(isAlternative) : []
}

function isAlternative(value: unknown): value is Alternative {
  return isObject(value) && typeof value.reserved_on === 'string' && typeof value.guests_number === 'number'
}

function fieldsOf(value: unknown): Record<string, string> {
  return isObject(value) ? Object.fromEntries(Object.entries(value).map(([name, code]) => [name, textOf(code)])) : {}
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
