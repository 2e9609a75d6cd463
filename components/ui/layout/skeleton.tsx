import { classNames } from '@/components/ui/class-names'
import styles from './skeleton.module.css'

type Props = {
  /** The height of the content to come; the skeleton must have the same height. */
  shape?: 'line' | 'short' | 'title' | 'chip' | 'picture' | 'control'
}

/** A placeholder for loading content. Its container sets `aria-busy` and names what is loading. */
export function Skeleton({ shape = 'line' }: Props) {
  return (
    <span aria-hidden="true" className={classNames(styles.skeleton, shape === 'short' && styles.line, styles[shape])} />
  )
}
