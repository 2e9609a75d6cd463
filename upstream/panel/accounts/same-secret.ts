import { createHash, timingSafeEqual } from 'node:crypto'

/** Compares a secret in constant time, for any lengths. */
export function isSame(shown: string, secret: string): boolean {
  return timingSafeEqual(digestOf(shown), digestOf(secret))
}

/** Is it one of these secrets? During a rotation there are two. See docs/design/processes.md. */
export function isOneOf(shown: string, secrets: readonly (string | undefined)[]): boolean {
  return secrets.some((secret) => secret !== undefined && isSame(shown, secret))
}

function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
