import { formatGrosze, type Grosze } from '@/lib/domain/money'

/** "24,90 zł", in digits of equal width, never wrapped. */
export function Money({ grosze }: { grosze: Grosze }) {
  return <span className="numeric nowrap">{formatGrosze(grosze)}</span>
}
