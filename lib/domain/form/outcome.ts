import type { Unanswered } from './submission'

type Body = Record<string, unknown>

/** Content of an answer beside its status: the code, the words and the wrong fields of a refusal. */
interface RefusalText {
  code: string
  fields: Record<string, string>
  message: string
}

/** Parts of reading an answer that differ between forms. */
interface AnswerReader<Success, Refused> {
  /** `null` where a success does not name what was made: the outcome is then unknown. */
  succeeded: (body: Body) => Success | null
  refused: (refusal: RefusalText, body: Body) => Refused
}

/**
 * Meaning of an answer to a sent form. No code, `in_progress`, a time-out or a failing server do not say whether
 * the request was carried out, so they count as unanswered and are repeated with the same key. Never throws.
 * Contract C12.
 */
export function outcomeOf<Success, Refused>(
  status: number,
  json: unknown,
  { succeeded, refused }: AnswerReader<Success, Refused>,
): Success | Refused | Unanswered {
  const body = objectOf(json)
  if (status < 300) return succeeded(body) ?? { type: 'unanswered' }
  const error = objectOf(body.error)
  if (status < 400 || status === 408 || status >= 500 || error.code === 'in_progress') return { type: 'unanswered' }
  const texts = Object.entries(objectOf(error.fields)).map(([path, code]) => [path, textOf(code)])
  return refused({ code: textOf(error.code), fields: Object.fromEntries(texts), message: textOf(error.message) }, body)
}

/** The value as an object; an empty object for anything else. */
export function objectOf(value: unknown): Body {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Body) : {}
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
