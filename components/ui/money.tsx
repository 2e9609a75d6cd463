import { formatGrosze, type Grosze } from '@/lib/domain/money'
import styles from './money.module.css'

/** "24,90 zł", in digits of equal width, never wrapped. */
export function Money({ grosze, className }: { grosze: Grosze; className?: string }) {
  return <span className={className ? `${styles.money} ${className}` : styles.money}>{formatGrosze(grosze)}</span>
}
