'use client'

import { type FormEvent, useState } from 'react'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/text-field'
import { keepVoucherCode } from '@/lib/browser/cart-store'
import { type VoucherRefusal, voucherCode } from '@/lib/cart/voucher'
import { voucherText } from '@/lib/cart/voucher-text'
import { fill } from '@/lib/fill'
import { formatGrosze, groszeFromWire } from '@/lib/money'
import styles from './cart.module.css'
import { useOrderStage } from './order-context'
import type { OrderView } from './use-order'
import type { CartWords } from './words'

/** One code an order; what becomes of it in the contract's words. Contract C8. */
export function VoucherField({ id, words }: { id: string; words: CartWords }) {
  const { order } = useOrderStage()
  const used = voucherCode(order.state.voucherCode)
  const [isOpen, setOpen] = useState(used !== '')
  const { text, error } = remarkOf(order, used, words)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = voucherCode(String(new FormData(event.currentTarget).get('voucher') ?? ''))
    if (typed === used && order.hasFailed) order.retryQuote()
    else keepVoucherCode(typed)
  }

  if (!isOpen) {
    return (
      <button type="button" className={styles.textButton} aria-expanded={false} onClick={() => setOpen(true)}>
        {words.voucherOpen}
      </button>
    )
  }
  return (
    <form className={styles.voucher} onSubmit={submit} noValidate>
      <TextField
        // A code that was taken away leaves an empty field.
        key={used}
        id={`${id}-voucher`}
        name="voucher"
        label={words.voucherLabel}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        defaultValue={used}
        error={error}
      />
      <Button type="submit" variant="secondary" busy={used !== '' && order.isAsking}>
        {words.voucherApply}
      </Button>
      <div role="status" className={styles.voucherRemark}>
        {text.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {used && (
          <button type="button" className={styles.textButton} onClick={() => keepVoucherCode('')}>
            {words.voucherRemove}
          </button>
        )}
      </div>
    </form>
  )
}

function remarkOf(order: OrderView, used: string, words: CartWords): { text: string[]; error?: string } {
  if (!used) return { text: [] }
  if (order.hasFailed) return { text: [], error: words.voucherFailed }
  if (!order.quote)
    return { text: [order.priced?.voucher ? fill(words.voucherOn, { code: used }) : words.voucherChecking] }
  const refusal = order.quote.refusals.find((code): code is VoucherRefusal => code.startsWith('voucher_'))
  if (refusal) return { text: [], error: voucherText(refusal, order.sums?.missingToVoucherGrosze ?? 0) }
  const lost = groszeFromWire(order.quote.voucher?.lost ?? 0)
  return {
    text: [
      fill(words.voucherOn, { code: used }),
      ...(lost > 0 ? [fill(words.voucherLost, { amount: formatGrosze(lost) })] : []),
    ],
  }
}
