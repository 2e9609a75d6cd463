import { createHash, timingSafeEqual } from 'node:crypto'

/** Compares a secret in constant time, for any lengths. */
export function isSame(shown: string, secret: string): boolean {
  return timingSafeEqual(digestOf(shown), digestOf(secret))
}

function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
