import { Suspense, useEffect, useState } from 'react'
import type { CheckoutWords } from '@/components/checkout/words'
import { ButtonLink } from '@/components/ui/button-link'
import { hasSentOrder } from '@/lib/browser/storage/pending-order'
import { interpolate } from '@/lib/domain/interpolate'
import type { CartRestaurant } from '@/lib/domain/ordering/cart/cart'
import { checkoutPath } from '@/lib/domain/ordering/menu/paths'
import { OpenOrder } from './lazy-open-order'

export type EmptyCartProps = {
  words: CheckoutWords
  other: CartRestaurant | null
  menuPath: string
  restaurantId: number
}

/** The page of an empty cart: a link to the menu, or to the order that is still open. */
export function EmptyCart({ words, other, menuPath, restaurantId }: EmptyCartProps) {
  const [hasOrder, setHasOrder] = useState(false)
  useEffect(() => setHasOrder(hasSentOrder(restaurantId)), [restaurantId])
  return (
    <div className="stack-4 to-start measure">
      {hasOrder && (
        <Suspense>
          <OpenOrder words={words} restaurantId={restaurantId} />
        </Suspense>
      )}
      <h2>{other ? words.otherTitle : isStoreless() ? words.storelessTitle : words.emptyTitle}</h2>
      <p>{other ? words.otherText : isStoreless() ? words.storelessText : words.emptyText}</p>
      {other && (
        <ButtonLink href={checkoutPath(other.id)}>{interpolate(words.otherGo, { name: other.name })}</ButtonLink>
      )}
      <ButtonLink href={menuPath} variant={other ? 'secondary' : 'primary'}>
        {words.toMenu}
      </ButtonLink>
    </div>
  )
}

/** Does this browser store nothing? Then a cart ends with its page. */
function isStoreless(): boolean {
  return 'storeless' in document.documentElement.dataset
}
