import type { ReactNode } from 'react'
import { classNames } from '@/components/ui/class-names'
import { Wrap } from '@/components/ui/layout/wrap'
import type { Tenant } from '@/lib/domain/tenant/schema'
import { bindLetters } from '@/lib/domain/text/bind-short-words'
import styles from './hero.module.css'

type Props = {
  look: Tenant['look']
  heading: string
  subtitle?: string
  /**
   * The form. Its container is a query container: `@container (min-width: 40rem)` is true where its fields fit in one
   * row.
   */
  children: ReactNode
}

/** The top of a home page. `look.hero` selects the composition, `look.motif` the illustration. */
export function Hero({ look, heading, subtitle, children }: Props) {
  return (
    <section className={classNames(styles.hero, styles[look.hero])}>
      {look.hero === 'banner' && <div className={styles.band} />}
      <Wrap className={styles.inside}>
        <div className={styles.words}>
          <h1 className={styles.heading}>{bindLetters(heading)}</h1>
          {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
        </div>
        <div className={styles.form}>{children}</div>
        <div className={`unprinted ${styles.frame}`}>
          {/* biome-ignore lint/performance/noImgElement: next/image writes an inline style, which the policy refuses. */}
          <img
            className={styles.art}
            src={`/art/${look.motif}.svg`}
            alt=""
            width={800}
            height={600}
            loading={look.hero === 'split' ? 'eager' : 'lazy'}
          />
        </div>
      </Wrap>
    </section>
  )
}
