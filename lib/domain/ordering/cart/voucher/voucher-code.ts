import type { VoucherRefusal } from './voucher'

/** Codes ignore case and surrounding spaces. Contract C8. */
export function voucherCode(typed: string): string {
  return typed.trim().toUpperCase()
}

/** The voucher's refusal among all refusals. Contract C3. */
export function voucherRefusalOf(refusals: readonly string[]): VoucherRefusal | null {
  return refusals.find((code): code is VoucherRefusal => code.startsWith('voucher_')) ?? null
}
