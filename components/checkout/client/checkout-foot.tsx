import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { alertPath } from '@/components/ui/icons/alert'
import { interpolate } from '@/lib/domain/interpolate'
import { formatGrosze } from '@/lib/domain/money'
import styles from './checkout-summary.module.css'
import type { CheckoutFormProps, useCheckout } from './state/use-checkout'
import { whenText } from './when-text'

type Props = CheckoutFormProps & { checkout: ReturnType<typeof useCheckout> }
type PartProps = Pick<Props, 'words' | 'checkout'>

/**
 * The sum, the time and the one primary action, always visible; or the reason why there is no order yet. Contract C3.
 */
export function CheckoutFoot({ words, restaurant, termsLabel, checkout }: Props) {
  return (
    <div className={styles.foot}>
      <Blocked words={words} checkout={checkout} path={restaurant.path} />
      <SubmitBar words={words} checkout={checkout} />
      <p className={styles.terms}>{termsLabel}</p>
    </div>
  )
}

function Blocked({ words, checkout: { block, priced, choices }, path }: PartProps & { path: string }) {
  if (!block) return null
  const missing = priced.price?.missingToMinCartGrosze ?? 0
  const [notServed] = priced.price?.lines.flatMap((line) => line.notServed ?? []) ?? []
  const refusal = block === 'closed' && choices.isLate ? words.asapLate : words.refusal[block]
  const text =
    block === 'min_cart'
      ? interpolate(words.missing, { price: formatGrosze(missing) })
      : interpolate(refusal, { ...notServed })
  return (
    <p className={styles.block} role="status">
      <Icon path={alertPath} size={20} />
      <span>
        <span id="checkout-block">{text}</span>{' '}
        {(block === 'min_cart' || block === 'answers_invalid' || block === 'empty_cart') && (
          <a href={path}>{words.addMore}</a>
        )}
      </span>
    </p>
  )
}

function SubmitBar({ words, checkout }: PartProps) {
  const { priced, choices, state, isLocked, block } = checkout
  const { price } = priced
  const isOff = block !== null || !price
  return (
    <div className="stack-2 one-column">
      <p id="submit-summary" className={styles.sumLine}>
        <strong>{price ? formatGrosze(price.totalGrosze) : words.counting}</strong>
        <span>{barText(words, choices, price?.breakdown.delivery ?? null)}</span>
      </p>
      <Button
        type="submit"
        size="large"
        wide
        busy={isLocked && state.kind !== 'unconfirmed'}
        aria-disabled={isOff || undefined}
        aria-describedby={block ? 'checkout-block submit-summary' : 'submit-summary'}
      >
        {words.submit}
      </Button>
    </div>
  )
}

function barText(
  words: Props['words'],
  { deliveryOption, deliveryAt, lacksTime }: PartProps['checkout']['choices'],
  delivery: number | null,
) {
  const how =
    deliveryOption.type === 'takeout'
      ? words.barTakeout
      : delivery === null
        ? words.barWithout
        : interpolate(words.barDelivery, { price: formatGrosze(delivery) })
  return `${how}, ${lacksTime ? words.barNoTime : whenText(words, deliveryAt)}`
}
