import 'server-only'

/**
 * What marks the page from which a form was posted, as its field `attempt` carries it: the same press twice is done once.
 * `undefined` where it carries none. Contract C28.
 */
export function attemptMark(text: string | null): string | undefined {
  return text && /^[0-9a-f-]{36}$/.test(text) ? text : undefined
}

/**
 * What marks one press of a button whose token is told once: where the answer was lost, the page is made with the same mark again,
 * and the next press counts as the same. `undefined` where a form carries none. Contract C21, C28.
 */
export function attemptOf(typed: (name: string) => string | null): string | undefined {
  const attempt = typed('attempt') ?? ''
  return /^[A-Za-z0-9-]{20,64}$/.test(attempt) ? attempt : undefined
}
