import { createHash, timingSafeEqual } from 'node:crypto'

/** Is what was shown the secret? Takes as long for a near miss as for a far one, whatever the lengths. */
export function isSame(shown: string, secret: string): boolean {
  return timingSafeEqual(digestOf(shown), digestOf(secret))
}

function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
