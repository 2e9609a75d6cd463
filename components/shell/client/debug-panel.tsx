'use client'

import { useEffect, useState } from 'react'
import { debugFacts } from '@/lib/browser/logging/debug-facts'
import styles from './debug-panel.module.css'

/** The panel of `?debug=true`, in technical words for operators. No personal data. Ledger L081. */
export function DebugPanel() {
  const [facts, setFacts] = useState<[name: string, value: string][]>([])
  useEffect(() => {
    const logStep = (event: Event) => console.info('nakryte:funnel', (event as CustomEvent).detail)
    setFacts(debugFacts())
    console.info('nakryte:debug', Object.fromEntries(debugFacts()))
    window.addEventListener('nakryte:funnel', logStep)
    return () => window.removeEventListener('nakryte:funnel', logStep)
  }, [])

  return (
    <aside className={`unprinted ${styles.panel}`} aria-label="Diagnostyka">
      <details open>
        <summary>debug</summary>
        <dl className={styles.facts}>
          {facts.map(([name, value], index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two calls may be alike
            <div key={index}>
              <dt className="soft">{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </details>
    </aside>
  )
}
