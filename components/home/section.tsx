import type { ReactNode } from 'react'
import { classNames } from '@/components/ui/class-names'
import { Wrap } from '@/components/ui/layout/wrap'
import styles from './home.module.css'

type Props = {
  title: string
  text?: ReactNode
  more?: { href: string; text: string }
  /** Background in the brand's tint. */
  tinted?: boolean
  children: ReactNode
}

/** A section of a page with its heading. */
export function HomeSection({ title, text, more, tinted = false, children }: Props) {
  return (
    <section className={classNames(styles.section, tinted && `sunken ${styles.tinted}`)}>
      <Wrap className="stack-5 one-column container">
        <div className="stack-2">
          <h2>{title}</h2>
          {text && <p className={styles.text}>{text}</p>}
        </div>
        {children}
        {more && (
          <a href={more.href} className="touch semibold self-start">
            {more.text}
          </a>
        )}
      </Wrap>
    </section>
  )
}
