import type words from '@/messages/pl.json'

export type CartWords = (typeof words)['cart']

/** The words of the voucher field. */
export type VoucherWords = Pick<
  CartWords,
  | 'voucherOpen'
  | 'voucherLabel'
  | 'voucherApply'
  | 'voucherRemove'
  | 'voucherAccepted'
  | 'voucherExcess'
  | 'voucherChecking'
  | 'voucherFailed'
>
