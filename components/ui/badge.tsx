import type { ReactNode } from 'react'
import styles from './badge.module.css'
import { classNames } from './class-names'

type Props = {
  kind?: 'plain' | 'success' | 'warning' | 'danger' | 'accent'
  className?: string
  children: ReactNode
}

/** A word or two about the element beside it. */
export function Badge({ kind = 'plain', className, children }: Props) {
  return <span className={classNames(styles.badge, styles[kind], className)}>{children}</span>
}
