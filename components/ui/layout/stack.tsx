import type { ComponentProps } from 'react'
import { classNames } from '@/components/ui/class-names'
import styles from './layout.module.css'

type Props = ComponentProps<'div'> & {
  as?: 'div' | 'section' | 'ul' | 'ol' | 'article'
  /** A step of the spacing scale. */
  gap?: 2 | 3 | 4 | 5 | 6 | 8
}

/** Items one below the other, evenly spaced. */
export function Stack({ as: Tag = 'div', gap = 4, className, ...rest }: Props) {
  return <Tag {...(rest as object)} className={classNames(styles.stack, styles[`gap${gap}`], className)} />
}
