'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import styles from '@/components/home/cuisine-picker.module.css'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { chevronDownPath } from '@/components/ui/icons/chevron-down'

const WIDE = '(min-width: 1100px)'
const SHOWN_WIDE = 4
const SHOWN = 2

/** Four tiles on wide screens and two elsewhere, the rest behind a button. Ledger L066–L068, reading A8. */
export function ExpandableTiles({ label, count, children }: { label: string; count: number; children: ReactNode }) {
  const [isExpanded, setExpanded] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  const firstNew = useRef(-1)

  useEffect(() => {
    if (isExpanded) list.current?.querySelectorAll('a')[firstNew.current]?.focus()
  }, [isExpanded])

  function toggle() {
    firstNew.current = matchMedia(WIDE).matches ? SHOWN_WIDE : SHOWN
    setExpanded(!isExpanded)
  }

  return (
    <>
      <ul ref={list} id="cuisines" className={styles.tiles} data-expanded={isExpanded || undefined}>
        {children}
      </ul>
      {count > SHOWN && (
        <div className={`scripted ${styles.more}`} data-wide={count > SHOWN_WIDE || undefined}>
          <Button variant="secondary" aria-expanded={isExpanded} aria-controls="cuisines" onClick={toggle}>
            {label}
            <Icon path={chevronDownPath} size={20} className={styles.chevron} />
          </Button>
        </div>
      )}
    </>
  )
}
