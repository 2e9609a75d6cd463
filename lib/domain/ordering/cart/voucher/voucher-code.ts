import type { VoucherRefusal } from './voucher'

/** Codes are the same in any case, with or without spaces around them. Contract C8. */
export function voucherCode(typed: string): string {
  return typed.trim().toUpperCase()
}

/** The code's refusal among all others. Contract C3. */
export function voucherRefusalOf(refusals: readonly string[]): VoucherRefusal | null {
  return refusals.find((code): code is VoucherRefusal => code.startsWith('voucher_')) ?? null
}
