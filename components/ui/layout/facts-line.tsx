import type { ReactNode } from 'react'
import { classNames } from '@/components/ui/class-names'
import styles from './facts-line.module.css'

type Props = { facts: (ReactNode | false | null)[]; className?: string }

/** Short facts in a row with dots between them, none of which is left at the edge where the row breaks. */
export function FactsLine({ facts, className }: Props) {
  const shown = facts.filter(Boolean)
  return (
    <ul className={classNames(styles.facts, className)}>
      {shown.map((fact, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the row never changes its order.
        <li key={index}>{fact}</li>
      ))}
    </ul>
  )
}
