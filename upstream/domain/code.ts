import { randomBytes } from 'node:crypto'

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** 16 characters of base32, 80 random bits: the only key to a reservation. Contract C2. */
export function newCode(): string {
  // 256 is a multiple of 32, so the remainder favours no letter.
  return Array.from(randomBytes(16), (byte) => BASE32[byte % 32]).join('')
}
