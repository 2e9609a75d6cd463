import type { DistanceAnswer } from '@/components/cart/client/use-distance'
import styles from '@/components/checkout/checkout-form.module.css'
import type { CheckoutWords } from '@/components/checkout/words'
import { AddressField, type AddressMoment } from '@/components/form/client/address-field'
import { TextField } from '@/components/ui/form/text-field'
import { Icon } from '@/components/ui/icon'
import { alertPath } from '@/components/ui/icons/alert'
import { pinPath } from '@/components/ui/icons/pin'
import type { AddressInput } from '@/lib/browser/storage/delivery-preferences'
import { interpolate } from '@/lib/domain/interpolate'
import { kmText } from '@/lib/domain/km-text'
import { formatGrosze } from '@/lib/domain/money'
import { isOutOfReach } from '@/lib/domain/ordering/cart/delivery-from-wire'
import type { CheckedAddress } from '@/lib/domain/ordering/delivery/schema'
import type { CheckoutErrors } from './state/use-checkout-errors'

type Props = {
  words: CheckoutWords
  errors: CheckoutErrors
  input: AddressInput
  house: string
  flat: string
  distanceAnswer: DistanceAnswer
  /** The address found by the server. */
  checked: CheckedAddress | null
  refusals: readonly string[]
  /** The delivery cost for this cart; `null` while it is unknown. */
  deliveryGrosze: number | null
  onAddress: (input: AddressInput, moment: AddressMoment) => void
  onHouse: (house: string) => void
  onFlat: (flat: string) => void
}

/** The delivery address: the house number is required, the flat number is not. Ledger L165–L167, contract C5. */
export function DeliveryAddressFields({
  words,
  errors,
  input,
  house,
  flat,
  onAddress,
  onHouse,
  onFlat,
  ...delivery
}: Props) {
  return (
    <section className="stack-3 one-column" aria-labelledby="checkout-where">
      <h2 id="checkout-where" className="title-s">
        {words.where}
      </h2>
      <AddressField
        id="address"
        isStreet
        words={words.address}
        value={input}
        onAddress={onAddress}
        error={errors.address}
      />
      <div className={`stack-3 ${styles.pair}`}>
        <TextField
          id="house"
          name="house"
          label={words.house}
          required
          autoComplete="off"
          maxLength={20}
          value={house}
          onChange={(event) => onHouse(event.currentTarget.value)}
          error={errors.house}
        />
        <TextField
          id="flat"
          name="flat"
          label={words.flat}
          optionalText={words.optional}
          autoComplete="address-line2"
          maxLength={20}
          value={flat}
          onChange={(event) => onFlat(event.currentTarget.value)}
          error={errors.flat}
        />
      </div>
      <DeliveryAnswer words={words} input={input} house={house} {...delivery} />
    </section>
  )
}

type AnswerProps = Pick<
  Props,
  'words' | 'input' | 'house' | 'distanceAnswer' | 'checked' | 'refusals' | 'deliveryGrosze'
>

/** Whether delivery reaches the address and at what cost, once known. */
function DeliveryAnswer(props: AnswerProps) {
  const text = deliveryAnswerText(props)
  const isOutOfRange = props.distanceAnswer.kind === 'known' && isOutOfReach(props.distanceAnswer.distance)
  const isRefused = isOutOfRange || refusalOf(props) !== null
  return (
    <p
      role="status"
      className={`flex gap-2 small leading unless-empty ${styles.deliveryAnswer}`}
      data-far={isRefused || undefined}
    >
      {text && <Icon path={isRefused ? alertPath : pinPath} size={20} />}
      {text}
    </p>
  )
}

function refusalOf({ words, refusals }: AnswerProps): string | null {
  if (refusals.includes('address_unknown')) return words.refusal.address_unknown
  return refusals.includes('house_invalid') ? words.refusal.house_invalid : null
}

function deliveryAnswerText(props: AnswerProps): string {
  const { words, input, house, distanceAnswer, checked, deliveryGrosze } = props
  const refusal = refusalOf(props)
  if (refusal) return refusal
  if (distanceAnswer.kind === 'loading') return words.deliveryChecking
  const address = checked ?? input.address
  if (!address) return input.text.trim().length > 3 ? words.addressTyped : ''
  if (distanceAnswer.kind !== 'known') return ''
  if (isOutOfReach(distanceAnswer.distance)) return words.deliveryOutOfRange
  if (deliveryGrosze === null) return words.deliveryChecking
  const values = {
    address: `${address.street} ${house.trim() || (checked?.house ?? '')}`.trim().concat(`, ${address.city}`),
    price: formatGrosze(deliveryGrosze),
    km: kmText(distanceAnswer.distance.distance_km),
  }
  if (checked?.approximate) return interpolate(checked.house ? words.deliveryApproximate : words.deliveryUpTo, values)
  return interpolate(deliveryGrosze === 0 ? words.deliveryFree : words.deliveryAvailable, values)
}
