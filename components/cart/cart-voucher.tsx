'use client'

import { keepVoucherCode } from '@/lib/browser/cart-store'
import { groszeFromWire } from '@/lib/money'
import { useOrderStage } from './order-context'
import { VoucherField } from './voucher-field'
import type { CartWords } from './words'

/** The code of the cart on a menu page. Contract C8. */
export function CartVoucher({ id, words }: { id: string; words: CartWords }) {
  const { order } = useOrderStage()
  const { quote, priced, sums, isAsking, hasFailed } = order
  return (
    <VoucherField
      id={`${id}-voucher`}
      words={words}
      code={order.state.voucherCode}
      state={{
        ...{ isAsking, hasFailed },
        isAccepted: Boolean(quote ? quote.voucher : priced?.voucher),
        refusals: quote?.refusals ?? [],
        lostGrosze: groszeFromWire(quote?.voucher?.lost ?? 0),
        missingGrosze: sums?.missingToVoucherGrosze ?? 0,
      }}
      onCode={keepVoucherCode}
      onRetry={order.retryQuote}
    />
  )
}
