import type { ComponentProps } from 'react'
import { classNames } from '@/components/ui/class-names'
import styles from './layout.module.css'

type Props = ComponentProps<'div'> & { as?: 'div' | 'ul' | 'p'; gap?: 2 | 3 | 4 | 5 }

/** Items side by side, wrapping when the line is full. */
export function Cluster({ as: Tag = 'div', gap = 3, className, ...rest }: Props) {
  return <Tag {...(rest as object)} className={classNames(styles.cluster, styles[`gap${gap}`], className)} />
}
