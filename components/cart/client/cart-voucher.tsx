'use client'

import type { CartWords } from '@/components/cart/words'
import { setVoucherCode } from '@/lib/browser/storage/cart-store'
import { groszeFromWire } from '@/lib/domain/money'
import { useCartContext } from './cart-context'
import { VoucherField } from './voucher-field'

/** The voucher field of the cart on a menu page. Contract C8. */
export function CartVoucher({ id, words }: { id: string; words: CartWords }) {
  const { order } = useCartContext()
  const { quote, priced, sums, isLoading, hasFailed, deliveryType } = order
  return (
    <VoucherField
      id={`${id}-voucher`}
      words={words}
      code={order.state.voucherCode}
      state={{
        isLoading,
        hasFailed,
        isAccepted: Boolean(quote ? quote.voucher : priced?.voucher),
        refusals: quote?.refusals ?? [],
        lostGrosze: groszeFromWire(quote?.voucher?.lost ?? 0),
        missingGrosze: sums?.missingToVoucherGrosze ?? 0,
        waiting: quote?.voucher_waiting ?? null,
        deliveryType,
      }}
      onCode={setVoucherCode}
      onRetry={order.retryQuote}
    />
  )
}
