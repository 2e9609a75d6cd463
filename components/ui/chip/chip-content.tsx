import type { ReactNode } from 'react'
import { classNames } from '@/components/ui/class-names'
import styles from './chip.module.css'

export type ChipProps = {
  children: ReactNode
  /** A second, smaller line: "ostatni stolik". */
  note?: string
  /** Reason why it is disabled. The chip stays in the tab order, so that screen readers announce the reason. */
  disabledReason?: string
  /** `plain` for filters, `slot` for links. */
  kind?: 'slot' | 'plain'
  className?: string
}

export function chipClass({ kind = 'slot', className }: Pick<ChipProps, 'kind' | 'className'>): string {
  return classNames(styles.chip, kind === 'plain' && styles.plain, className)
}

/** The text of a chip. */
export function ChipContent({
  children,
  note,
  disabledReason,
}: Pick<ChipProps, 'children' | 'note' | 'disabledReason'>) {
  const small = disabledReason ?? note
  if (!small) return children
  return (
    <>
      <span className={disabledReason && styles.struck}>{children}</span>
      <span className={styles.note}>{small}</span>
    </>
  )
}
