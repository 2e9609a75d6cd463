'use client'

import { lazy, Suspense, useState } from 'react'
import styles from './cart.module.css'
import type { VoucherProps } from './voucher-entry'

// Few have a code.
const VoucherEntry = lazy(() =>
  import('./voucher-entry').then(
    ({ VoucherEntry }): { default: typeof VoucherEntry } => ({ default: VoucherEntry }),
    () => ({ default: ({ words }: VoucherProps) => <p role="status">{words.voucherFailed}</p> }),
  ),
)

/** Asks whether there is a code; its field comes when it is asked for, or has a code already. Contract C8. */
export function VoucherField(props: VoucherProps) {
  const [isOpened, setOpened] = useState(false)
  const { words, code } = props
  const openButton = (
    <button
      type="button"
      className={`${styles.textButton} ${styles.flushLeft}`}
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
