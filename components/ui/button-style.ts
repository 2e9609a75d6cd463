import styles from './button.module.css'
import { classNames } from './class-names'

export type ButtonStyle = {
  /** One primary action per screen; `quiet` for rarely needed actions. */
  variant?: 'primary' | 'secondary' | 'quiet'
  size?: 'regular' | 'large'
  /** As wide as its container. */
  wide?: boolean
  className?: string
}

/** Class names of a button or a link that looks like one. */
export function buttonClass({ variant = 'primary', size = 'regular', wide = false, className }: ButtonStyle): string {
  return classNames(styles.button, styles[variant], size === 'large' && styles.large, wide && styles.wide, className)
}
