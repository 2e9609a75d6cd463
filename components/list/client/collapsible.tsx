'use client'

import { type ReactNode, useId, useState } from 'react'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'
import styles from '../list.module.css'

type Props = {
  label: ReactNode
  /** The button's label while folded, and while open. */
  action: string
  fold: string
  icon: string
  isOpenAtFirst?: boolean
  className?: string
  children: ReactNode
}

/** Folded behind one line on phones, open on wide screens and without JavaScript. */
export function Collapsible({ label, action, fold, icon, isOpenAtFirst = false, className, children }: Props) {
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  const id = useId()
  return (
    <div className={classNames('container', className)}>
      <button
        type="button"
        className={`scripted stack-3 centred touch-high outlined full ${styles.foldSummary}`}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon path={icon} size={20} className="accent" />
        <span className={`small semibold nowrap ${styles.foldLabel}`}>{label}</span>
        <span className="accent small semibold underlined">{isOpen ? fold : action}</span>
      </button>
      <div id={id} className={styles.foldContent} data-open={isOpen || undefined}>
        {children}
      </div>
    </div>
  )
}
