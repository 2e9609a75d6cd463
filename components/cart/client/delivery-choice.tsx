'use client'

import type { CartWords } from '@/components/cart/words'
import { Button } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'
import { pinPath } from '@/components/ui/icons/pin'
import { VisuallyHidden } from '@/components/ui/layout/visually-hidden'
import { changeDelivery } from '@/lib/browser/storage/delivery-store'
import { interpolate } from '@/lib/domain/interpolate'
import { kmText } from '@/lib/domain/km-text'
import { deliveryModeOf, deliveryModesOf } from '@/lib/domain/ordering/delivery/delivery-type-for'
import type { DeliveryMode } from '@/lib/domain/ordering/delivery/schema'
import type { OrderPromise } from '@/lib/domain/ordering/promise/order-promise'
import { promiseText } from '@/lib/domain/ordering/promise/promise-text'
import { useCartContext } from './cart-context'
import styles from './delivery-choice.module.css'
import type { DistanceAnswer } from './use-distance'

type Props = {
  id: string
  words: CartWords
  street: string
  /** Modes and address in one line. */
  isCompact?: boolean
}

/** Delivery or takeout, the address, and whether and when delivery reaches it. Ledger L052, L053, L114, contract C5. */
export function DeliveryChoice({ id, words, street, isCompact }: Props) {
  const { order, promise, openAddress } = useCartContext()
  const modes = deliveryModesOf(order.offered)
  const mode = deliveryModeOf(order.deliveryType)
  const { text } = order.delivery.input
  // In the head of a menu the line above has the time.
  const distance = distanceText(order.distance, isCompact ? null : promise, words)
  const checked = order.quote?.address
  const isUnknown = order.quote?.refusals.includes('address_unknown') ?? false
  return (
    <div className={classNames(styles.choice, isCompact && styles.compact)}>
      {modes.length > 1 && (
        <fieldset className={styles.modes}>
          <legend className={styles.hidden}>{words.mode}</legend>
          {modes.map((one) => (
            <label key={one} className={`ticked middle semibold ${styles.mode}`}>
              <input type="radio" name={`${id}-mode`} checked={one === mode} onChange={() => choose(one)} />
              <span>{words[one]}</span>
            </label>
          ))}
        </fieldset>
      )}
      {mode === 'takeout' ? (
        <p className={`stack-2 centred touch-high small ${styles.location}`}>
          <Icon path={pinPath} size={20} className="accent" />
          <span>
            {interpolate(words.pickUp, { address: street })}
            {promise && !isCompact && `, ${promiseText(promise)}`}
          </span>
        </p>
      ) : (
        <>
          {isCompact ? (
            <button
              type="button"
              className={`stack-2 centred touch-high small ${styles.location}`}
              onClick={openAddress}
            >
              <Icon path={pinPath} size={20} className="accent" />
              <span className={styles.address}>{text || words.giveAddress}</span>
              {text && <VisuallyHidden>{words.changeAddress}</VisuallyHidden>}
            </button>
          ) : (
            <div className={`stack-2 centred touch-high small ${styles.location}`}>
              <Icon path={pinPath} size={20} className="accent" />
              <span className={styles.address}>{text || words.noAddress}</span>
              <button
                type="button"
                className={`touch-high accent semibold underlined ${styles.change}`}
                onClick={openAddress}
              >
                {text ? words.changeAddress : words.giveAddress}
              </button>
            </div>
          )}
          <div role="status">
            {text && !order.delivery.input.address && !checked && !isUnknown && (
              <p className={styles.note}>{words.addressNotLocated}</p>
            )}
            {isUnknown && <p className={styles.refusal}>{words.addressUnknown}</p>}
            {distance && <p className={distance.isRefusal ? styles.refusal : styles.note}>{distance.text}</p>}
            {checked?.approximate && checked.house && <p className={styles.note}>{words.approximate}</p>}
            {(distance?.isRefusal || isUnknown) && modes.includes('takeout') && (
              <Button variant="secondary" wide onClick={() => choose('takeout')}>
                {words.useTakeout}
              </Button>
            )}
          </div>
        </>
      )}
    </div>
  )
}

function choose(mode: DeliveryMode): void {
  changeDelivery({ mode })
}

/**
 * The distance with the promised time; or the reason why there is no delivery; `null` without an address. Contract C5.
 */
export function distanceText(
  answer: DistanceAnswer,
  promise: OrderPromise | null,
  words: CartWords,
): { text: string; isRefusal: boolean } | null {
  if (answer.kind === 'nowhere') return null
  if (answer.kind === 'loading') return { text: words.distanceLoading, isRefusal: false }
  if (answer.kind === 'failed') return { text: words.distanceFailed, isRefusal: false }
  const { reason, max_km, distance_km } = answer.distance
  const km = kmText(distance_km)
  if (reason === 'too_far')
    return { text: interpolate(words.tooFar, { km, max: kmText(max_km ?? 0) }), isRefusal: true }
  if (reason === 'takeout_only') return { text: words.takeoutOnly, isRefusal: true }
  if (reason === 'outside_zone') return { text: words.outside, isRefusal: true }
  if (!promise) return { text: interpolate(words.distance, { km }), isRefusal: false }
  return { text: interpolate(words.distanceAndTime, { km, promise: promiseText(promise) }), isRefusal: false }
}
