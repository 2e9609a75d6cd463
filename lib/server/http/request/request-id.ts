import { randomBytes } from 'node:crypto'

/**
 * The id of a request: its own where it brings a readable one, else a new one. In two short parts, since the logger
 * masks whatever looks like a key. Contract "General rules", C14.
 */
export function requestId(given: unknown): string {
  if (typeof given === 'string' && /^[\w-]{8,64}$/.test(given)) return given
  return `${randomBytes(4).toString('hex')}-${randomBytes(4).toString('hex')}`
}
