'use client'

import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import styles from '@/components/recent/next-up.module.css'
import type { NextUpProps } from './next-up-lines'

const NextUpLines = lazy<ComponentType<NextUpProps>>(() =>
  import('./next-up-lines').then(
    ({ NextUpLines }) => ({ default: NextUpLines }),
    () => ({ default: () => null }),
  ),
)

/**
 * On home, above the form: this device's next visit or order. Its space is reserved before the first paint.
 * Contract C31.
 */
export function NextUpSlot(props: NextUpProps) {
  const [isMine, setMine] = useState(false)
  useEffect(() => setMine('mine' in document.documentElement.dataset), [])
  return (
    <div className={styles.slot}>
      <Suspense>{isMine && <NextUpLines {...props} />}</Suspense>
    </div>
  )
}
