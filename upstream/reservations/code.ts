import { randomBytes } from 'node:crypto'

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** 24 characters of base32, 120 random bits: the only key to an order. */
export function newOrderId(): string {
  return base32Of(24)
}

/** 16 characters of base32, 80 random bits: the only key to a reservation. Contract C2. */
export function newCode(): string {
  return base32Of(16)
}

function base32Of(length: number): string {
  // 256 is a multiple of 32, so every character is equally likely.
  return Array.from(randomBytes(length), (byte) => BASE32[byte % 32]).join('')
}
