import type { ReactNode } from 'react'
import { classNames } from '@/components/ui/class-names'
import styles from './facts-line.module.css'

type Props = { facts: (ReactNode | false | null)[]; className?: string }

/** Short facts in a row, separated by dots. No dot is at the edge where the row wraps. */
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
