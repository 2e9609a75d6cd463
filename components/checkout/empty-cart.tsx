import { ButtonLink } from '@/components/ui/button-link'
import type { CartPlace } from '@/lib/browser/cart-store'
import { fill } from '@/lib/fill'
import { checkoutPath } from '@/lib/menu/paths'
import styles from './checkout-form.module.css'
import { OpenOrder } from './open-order'
import type { CheckoutWords } from './words'

export type EmptyCartProps = { words: CheckoutWords; other: CartPlace | null; menuPath: string; restaurantId: number }

/** Nothing of this restaurant is in the cart: the way to its menu, or to the order that waits elsewhere. */
export function EmptyCart({ words, other, menuPath, restaurantId }: EmptyCartProps) {
  return (
    <div className={styles.empty}>
      <OpenOrder words={words} restaurantId={restaurantId} />
      <h2>{other ? words.otherTitle : words.emptyTitle}</h2>
      <p>{other ? words.otherText : words.emptyText}</p>
      {other && <ButtonLink href={checkoutPath(other.id)}>{fill(words.otherGo, { name: other.name })}</ButtonLink>}
      <ButtonLink href={menuPath} variant={other ? 'secondary' : 'primary'}>
        {words.toMenu}
      </ButtonLink>
    </div>
  )
}
