'use client'

import { lazy, Suspense, useState } from 'react'
import styles from './cart.module.css'
import type { VoucherProps } from './voucher-entry'

// Loaded on demand: few diners have a code.
const VoucherEntry = lazy(() =>
  import('./voucher-entry').then(
    ({ VoucherEntry }): { default: typeof VoucherEntry } => ({ default: VoucherEntry }),
    () => ({ default: ({ words }: VoucherProps) => <p role="status">{words.voucherFailed}</p> }),
  ),
)

/** Offers to enter a voucher code; the field appears on request, or when there is a code already. Contract C8. */
export function VoucherField(props: VoucherProps) {
  const [isOpened, setOpened] = useState(false)
  const { words, code } = props
  const openButton = (
    <button
      type="button"
      className={`touch-high accent small semibold self-start ${styles.textButton} ${styles.flushLeft}`}
      aria-expanded={false}
      onClick={() => setOpened(true)}
    >
      {words.voucherOpen}
    </button>
  )
  if (!isOpened && !code) return openButton
  return (
    <Suspense fallback={openButton}>
      <VoucherEntry {...props} isOpened={isOpened} />
    </Suspense>
  )
}
