import type words from '@/messages/pl.json'

export type CartWords = (typeof words)['cart']

/** What the field for a code says, wherever it stands. */
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
