'use client'

import { useEffect, useState } from 'react'
import { Icon } from '@/components/ui/icon'
import { alertPath } from '@/components/ui/icons/alert'
import { reloadKeepingFields } from '@/lib/browser/page/prevent-reload'
import { watchNetwork } from '@/lib/browser/page/watch-network'
import styles from './offline-banner.module.css'

/**
 * Only for the installed app: reports a lost network, and reloads the page when it is back. Ledger L091, L092, L283.
 */
export function OfflineBanner({ text }: { text: string }) {
  const [isOnline, setOnline] = useState(true)
  useEffect(
    () =>
      watchNetwork((isBack) => {
        setOnline(isBack)
        if (isBack) reloadKeepingFields()
      }),
    [],
  )
  return (
    <div role="alert" className={styles.container}>
      {!isOnline && (
        <p className={`flex centred small semibold gap-2 snug lifted ${styles.banner}`}>
          <Icon path={alertPath} size={20} />
          {text}
        </p>
      )}
    </div>
  )
}
