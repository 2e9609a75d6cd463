import { minusPath } from '@/components/ui/icons/minus'
import { plusPath } from '@/components/ui/icons/plus'
import styles from './amount.module.css'
import { classNames } from './class-names'
import { Icon } from './icon'

type Props = {
  amount: number
  min: number
  max: number
  onAmount: (amount: number) => void
  /** Name of the counted item, for screen readers. */
  label: string
  lessLabel: string
  moreLabel: string
  size?: 'regular' | 'small'
}

/** A stepper: one fewer, the amount, one more. The amount cannot be typed. */
export function Amount({ amount, min, max, onAmount, label, lessLabel, moreLabel, size = 'regular' }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend that is seen.
    <span role="group" aria-label={label} className={classNames(styles.amount, size === 'small' && styles.small)}>
      <button
        type="button"
        className={styles.step}
        aria-label={lessLabel}
        disabled={amount <= min}
        onClick={() => onAmount(amount - 1)}
      >
        <Icon path={minusPath} size={20} />
      </button>
      <output className="bold numeric centre">{amount}</output>
      <button
        type="button"
        className={styles.step}
        aria-label={moreLabel}
        disabled={amount >= max}
        onClick={() => onAmount(amount + 1)}
      >
        <Icon path={plusPath} size={20} />
      </button>
    </span>
  )
}
