import { randomBytes } from 'node:crypto'

/**
 * The id of a request: its own where it is readable, else a new one. In two short parts, since the logger masks texts
 * that look like keys. Contract "General rules", C14.
 */
export function requestId(given: unknown): string {
  if (typeof given === 'string' && /^[\w-]{8,64}$/.test(given)) return given
  return `${randomBytes(4).toString('hex')}-${randomBytes(4).toString('hex')}`
}
