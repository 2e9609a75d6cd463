import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/text-field'
import type { ShownPrice } from '@/lib/cart/shown-price'
import type { VoucherRefusal } from '@/lib/cart/voucher'
import { voucherText } from '@/lib/cart/voucher-text'
import { fill } from '@/lib/fill'
import { formatGrosze } from '@/lib/money'
import styles from './checkout-summary.module.css'
import type { CheckoutWords } from './words'

type Props = { words: CheckoutWords; code: string; price: ShownPrice | null; onCode: (code: string) => void }

/** One code per order, and what it does. Contract C8. */
export function VoucherField({ words, code, price, onCode }: Props) {
  const [typed, setTyped] = useState(code)
  const refusal = code ? voucherRefusalOf(price) : null
  return (
    <details className={styles.voucher} open={code !== '' || undefined}>
      <summary>{words.voucherAdd}</summary>
      <div className={styles.code}>
        <TextField
          id="voucher_code"
          label={words.voucher}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          value={typed}
          error={refusal ? voucherText(refusal, price?.missingToVoucherGrosze ?? 0) : undefined}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            // Enter takes the code; it must not order.
            event.preventDefault()
            onCode(typed.trim())
          }}
        />
        <Button variant="secondary" onClick={() => onCode(typed.trim())}>
          {words.voucherUse}
        </Button>
      </div>
      <p role="status" className={styles.small}>
        {price?.voucher && voucherOn(words, price.voucher)}
      </p>
      {code && (
        <Button
          variant="quiet"
          onClick={() => {
            setTyped('')
            onCode('')
          }}
        >
          {words.voucherRemove}
        </Button>
      )}
    </details>
  )
}

/** The code's refusal among all others. */
export function voucherRefusalOf(price: ShownPrice | null): VoucherRefusal | null {
  const found = price?.refusals.find((refusal) => refusal.startsWith('voucher_'))
  return (found as VoucherRefusal | undefined) ?? null
}

function voucherOn(words: CheckoutWords, { code, lostGrosze }: { code: string; lostGrosze: number }): string {
  if (lostGrosze === 0) return fill(words.voucherOn, { code })
  return fill(words.voucherLost, { code, lost: formatGrosze(lostGrosze) })
}
