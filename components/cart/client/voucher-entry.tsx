import { useState } from 'react'
import type { VoucherWords } from '@/components/cart/words'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/form/text-field'
import { LINKED_VOUCHER, REMOVED_VOUCHER, readSession, writeSession } from '@/lib/browser/storage/session-store'
import { interpolate } from '@/lib/domain/interpolate'
import { formatGrosze, type Grosze } from '@/lib/domain/money'
import type { QuoteVoucher } from '@/lib/domain/ordering/cart/schema'
import { voucherWayFor } from '@/lib/domain/ordering/cart/voucher/voucher'
import { voucherCode, voucherRefusalOf } from '@/lib/domain/ordering/cart/voucher/voucher-code'
import type { DeliveryType } from '@/lib/domain/ordering/delivery/schema'
import { voucherText } from '@/messages/content/voucher-text'
import styles from './cart.module.css'

/** The state of the voucher code in use. */
interface VoucherState {
  isLoading: boolean
  hasFailed: boolean
  isAccepted: boolean
  refusals: readonly string[]
  lostGrosze: Grosze
  missingGrosze: Grosze
  /** The code's voucher, where it is valid only for another delivery type. */
  waiting: Pick<QuoteVoucher, 'type' | 'delivery_types'> | null
  deliveryType: DeliveryType
}

export type VoucherProps = {
  id: string
  words: VoucherWords
  /** The stored code; '' for none. */
  code: string
  state: VoucherState
  onCode: (code: string) => void
  onRetry: () => void
}

/**
 * One voucher code per order, with the contract's wording of each result. It renders no form element, because it is
 * used inside one. Contract C8.
 */
export function VoucherEntry({
  id,
  words,
  code,
  state,
  isOpened,
  onCode,
  onRetry,
}: VoucherProps & { isOpened: boolean }) {
  const used = voucherCode(code)
  const [typed, setTyped] = useState<string | null>(null)
  const { text, error } = voucherStatusOf(state, used, words)

  function use() {
    const next = voucherCode(typed ?? used)
    if (next !== used || !state.hasFailed) return change(next)
    onRetry()
    setTyped(null)
  }

  function change(next: string) {
    if (!next && used) writeSession(REMOVED_VOUCHER, used)
    onCode(next)
    setTyped(null)
  }

  return (
    <div className={`stack-2 aside-end top ${styles.voucher}`}>
      <TextField
        id={id}
        // The diner has just opened the field, so it takes the focus.
        autoFocus={isOpened}
        label={words.voucherLabel}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        value={typed ?? used}
        error={error}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          // Enter applies the code; it must not submit the order.
          event.preventDefault()
          use()
        }}
      />
      <Button variant="secondary" busy={used !== '' && state.isLoading} onClick={use}>
        {words.voucherApply}
      </Button>
      <div role="status" className={`grid centred small whole-line aside-end ${styles.voucherStatus}`}>
        {text.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {used && (
          <button
            type="button"
            className={`touch-high accent small semibold self-start ${styles.textButton}`}
            onClick={() => change('')}
          >
            {words.voucherRemove}
          </button>
        )}
      </div>
    </div>
  )
}

function voucherStatusOf(state: VoucherState, used: string, words: VoucherWords): { text: string[]; error?: string } {
  if (!used) return { text: [] }
  if (state.hasFailed) return { text: [], error: words.voucherFailed }
  const refusal = voucherRefusalOf(state.refusals)
  if (refusal) {
    const way = state.waiting && wayOf(state.waiting, state.deliveryType)
    const text = voucherText(refusal, state.missingGrosze, way)
    // A sum that is still too low is no mistake, and neither is a code from a link.
    const isMistake = refusal !== 'voucher_min_cart' && readSession(LINKED_VOUCHER) !== used
    return isMistake ? { text: [], error: text } : { text: [text] }
  }
  if (!state.isAccepted) return { text: [words.voucherChecking] }
  const choicesFailed = interpolate(words.voucherExcess, { amount: formatGrosze(state.lostGrosze) })
  return {
    text: [interpolate(words.voucherAccepted, { code: used }), ...(state.lostGrosze > 0 ? [choicesFailed] : [])],
  }
}

function wayOf({ type, delivery_types }: NonNullable<VoucherState['waiting']>, deliveryType: DeliveryType) {
  return voucherWayFor({ type, deliveryTypes: delivery_types }, deliveryType)
}
