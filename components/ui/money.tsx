import { formatGrosze, type Grosze } from '@/lib/domain/money'
import styles from './money.module.css'

/** "24,90 zł", in digits of equal width, never wrapped. */
export function Money({ grosze }: { grosze: Grosze }) {
  return <span className={styles.money}>{formatGrosze(grosze)}</span>
}
