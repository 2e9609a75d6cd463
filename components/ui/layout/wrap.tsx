import type { ComponentProps } from 'react'
import { classNames } from '@/components/ui/class-names'
import styles from './layout.module.css'

type Props = ComponentProps<'div'> & {
  as?: 'div' | 'main' | 'section'
  /** Prose width instead of the page's width. */
  narrow?: boolean
}

/** The page's width and side margins. */
export function Wrap({ as: Tag = 'div', narrow = false, className, ...rest }: Props) {
  return <Tag {...(rest as object)} className={classNames(styles.wrap, narrow && styles.narrow, className)} />
}
