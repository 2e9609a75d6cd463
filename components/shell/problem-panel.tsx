import type { ReactNode } from 'react'
import { Wrap } from '@/components/ui/layout/wrap'
import { EmptyPlate } from './empty-plate'
import styles from './problem-panel.module.css'

type Props = {
  title: string
  /** Cause, safe state and next step: one paragraph each. */
  paragraphs: ReactNode[]
  /** Links to other pages. */
  actions?: ReactNode
}

/** A page that reports a problem. */
export function ProblemPanel({ title, paragraphs, actions }: Props) {
  return (
    <Wrap className={styles.panel}>
      <div className={styles.words}>
        <h1>{title}</h1>
        {paragraphs.map((paragraph, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of one page never change places.
          <p key={index} className={styles.text}>
            {paragraph}
          </p>
        ))}
        {actions}
      </div>
      <EmptyPlate />
    </Wrap>
  )
}
