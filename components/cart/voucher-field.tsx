'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/text-field'
import { type VoucherRefusal, voucherCode } from '@/lib/cart/voucher'
import { voucherText } from '@/lib/cart/voucher-text'
import { fill } from '@/lib/fill'
import { formatGrosze, type Grosze } from '@/lib/money'
import styles from './cart.module.css'
import type { VoucherWords } from './words'

/** What is known of the code in use. */
export interface VoucherState {
  isAsking: boolean
  hasFailed: boolean
  isAccepted: boolean
  refusals: readonly string[]
  lostGrosze: Grosze
  missingGrosze: Grosze
}

type Props = {
  id: string
  words: VoucherWords
  /** As it is kept; '' for none. */
  code: string
  state: VoucherState
  onCode: (code: string) => void
  onRetry: () => void
}

/** One code an order; what becomes of it in the contract's words. No form of its own: it stands in one. Contract C8. */
export function VoucherField({ id, words, code, state, onCode, onRetry }: Props) {
  const used = voucherCode(code)
  const [isOpened, setOpened] = useState(false)
  const [typed, setTyped] = useState<string | null>(null)
  const { text, error } = remarkOf(state, used, words)

  function use() {
    const next = voucherCode(typed ?? used)
    if (next === used && state.hasFailed) onRetry()
    else onCode(next)
    setTyped(null)
  }

  if (!isOpened && !used) {
    return (
      <button
        type="button"
        className={`${styles.textButton} ${styles.flush}`}
        aria-expanded={false}
        onClick={() => setOpened(true)}
      >
        {words.voucherOpen}
      </button>
    )
  }
  return (
    <div className={styles.voucher}>
      <TextField
        id={id}
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
          // Enter takes the code; it must not order.
          event.preventDefault()
          use()
        }}
      />
      <Button variant="secondary" busy={used !== '' && state.isAsking} onClick={use}>
        {words.voucherApply}
      </Button>
      <div role="status" className={styles.voucherRemark}>
        {text.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {used && (
          <button
            type="button"
            className={styles.textButton}
            onClick={() => {
              setTyped(null)
              onCode('')
            }}
          >
            {words.voucherRemove}
          </button>
        )}
      </div>
    </div>
  )
}

/** The code's refusal among all others. */
export function voucherRefusalOf(refusals: readonly string[]): VoucherRefusal | null {
  return refusals.find((code): code is VoucherRefusal => code.startsWith('voucher_')) ?? null
}

function remarkOf(state: VoucherState, used: string, words: VoucherWords): { text: string[]; error?: string } {
  if (!used) return { text: [] }
  if (state.hasFailed) return { text: [], error: words.voucherFailed }
  const refusal = voucherRefusalOf(state.refusals)
  if (refusal) return { text: [], error: voucherText(refusal, state.missingGrosze) }
  if (!state.isAccepted) return { text: [words.voucherChecking] }
  const lost = fill(words.voucherLost, { amount: formatGrosze(state.lostGrosze) })
  return { text: [fill(words.voucherOn, { code: used }), ...(state.lostGrosze > 0 ? [lost] : [])] }
}
