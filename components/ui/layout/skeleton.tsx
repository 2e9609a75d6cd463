import { classNames } from '@/components/ui/class-names'
import styles from './skeleton.module.css'

type Props = {
  /** The measure of what comes: a skeleton must not be taller or shorter than it. */
  shape?: 'line' | 'short' | 'title' | 'chip' | 'picture' | 'control'
  className?: string
}

/** The place of something on its way. Its container says `aria-busy` and what is loading. */
export function Skeleton({ shape = 'line', className }: Props) {
  return (
    <span
      aria-hidden="true"
      className={classNames(styles.skeleton, shape === 'short' && styles.line, styles[shape], className)}
    />
  )
}
