import type { ComponentProps } from 'react'
import { classNames } from '@/components/ui/class-names'
import styles from './card.module.css'

type Props = ComponentProps<'div'> & {
  as?: 'div' | 'section' | 'article' | 'aside' | 'li'
  /** Inner padding; off for a card that begins with a picture. */
  padded?: boolean
  depth?: 'flat' | 'resting' | 'raised'
}

/** A white surface with a border. */
export function Card({ as: Tag = 'div', padded = true, depth = 'resting', className, ...rest }: Props) {
  const shape = classNames(styles.card, padded && styles.padded, styles[depth], className)
  return <Tag {...(rest as object)} className={shape} />
}
