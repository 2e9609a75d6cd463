import type { ReactNode } from 'react'
import { Wrap } from '@/components/ui/layout/wrap'
import { bindLetters } from '@/lib/domain/text/bind-short-words'
import styles from './intro.module.css'

/** A heading with the page's main form. */
export function Intro({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <Wrap className={`stack-5 one-column relative ${styles.intro}`}>
      <div className="stack-2">
        <h1>{bindLetters(title)}</h1>
        <p className={`soft large leading ${styles.text}`}>{text}</p>
      </div>
      <div className={`framed lifted container ${styles.card}`}>{children}</div>
    </Wrap>
  )
}
