import 'server-only'

/**
 * Mark of the page from which a form was posted, from its field `attempt`: a press sent twice is done once. `undefined`
 * where it has none. Contract C28.
 */
export function attemptMark(text: string | null): string | undefined {
  return text && /^[0-9a-f-]{36}$/.test(text) ? text : undefined
}

/**
 * Mark of one press of a button whose token is shown once: where the answer was lost, the page is made with the same
 * mark again, and the next press counts as the same. `undefined` where a form has none. Contract C21, C28.
 */
export function attemptOf(typed: (name: string) => string | null): string | undefined {
  const attempt = typed('attempt') ?? ''
  return /^[A-Za-z0-9-]{20,64}$/.test(attempt) ? attempt : undefined
}
