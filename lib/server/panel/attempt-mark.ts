import 'server-only'

/**
 * What marks the page from which a form was posted, as its field `attempt` carries it: the same press twice is done once.
 * `undefined` where it carries none. Contract C28.
 */
export function attemptMark(text: string | null): string | undefined {
  return text && /^[0-9a-f-]{36}$/.test(text) ? text : undefined
}
