'use client'

import type { MenuAnswer } from '@/components/cart/client/use-menu'
import type { SheetWords } from '@/components/menu/words'
import { Button } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/layout/skeleton'
import { Sheet } from '@/components/ui/sheet'
import type { CartRestaurant } from '@/lib/domain/ordering/cart/cart'
import type { CartLine } from '@/lib/domain/ordering/cart/cart-line'
import type { DeliveryType } from '@/lib/domain/ordering/delivery/schema'
import type { DietWish } from '@/lib/domain/ordering/menu/diet/diets'
import { discountsOf } from '@/lib/domain/ordering/menu/discount-price'
import styles from './product-sheet.module.css'
import type { ProductFormModuleState } from './use-product-form-module'

/** The open product; `edited` is the cart line that is being changed. */
export type OpenedProduct = { productId: number; edited: { key: string; line: CartLine } | null }

type Props = {
  opened: OpenedProduct | null
  isOpen: boolean
  onClose: () => void
  onAdded: (name: string) => void
  menu: MenuAnswer
  productModule: ProductFormModuleState
  filter: DietWish
  cartRestaurant: CartRestaurant
  /** No orders are accepted: the sheet is read-only. */
  isOff: boolean
  /** A dish that is not served now can be ordered for later. */
  takesScheduled: boolean
  /** Delivery type, on which the price depends. Contract C7. */
  deliveryType: DeliveryType
  nowMs: number
  words: SheetWords
}

/** Everything about one product, and its options. */
export function ProductSheet({ opened, isOpen, onClose, menu, productModule, words, ...rest }: Props) {
  const { loaded } = menu
  const { code } = productModule
  const product = opened && loaded?.products.get(opened.productId)
  return (
    <Sheet open={isOpen} onClose={onClose} title={product?.name ?? words.amount} closeLabel={words.close}>
      {product && loaded && code ? (
        <code.ProductForm
          key={`${product.id} ${opened.edited?.key ?? ''} ${isOpen}`}
          {...rest}
          product={product}
          products={loaded.products}
          menu={loaded.menu}
          edited={opened.edited}
          discounts={discountsOf(loaded.menu)(product)}
          onDone={onClose}
          words={words}
        />
      ) : (
        <ProductLoading menu={menu} productModule={productModule} words={words} />
      )}
    </Sheet>
  )
}

function ProductLoading({ menu, productModule, words }: Pick<Props, 'menu' | 'productModule' | 'words'>) {
  if (menu.hasFailed || productModule.hasFailed) {
    const retry = () => {
      if (menu.hasFailed) menu.reload()
      if (productModule.hasFailed) productModule.retry()
    }
    return (
      <div className={`stack-3 at-start to-start ${styles.waiting}`} role="alert">
        <p>{words.failed}</p>
        <Button variant="secondary" onClick={retry}>
          {words.retry}
        </Button>
      </div>
    )
  }
  return (
    <div className={`stack-3 at-start to-start ${styles.waiting}`} aria-busy="true" aria-live="polite">
      <p>{words.loading}</p>
      <Skeleton shape="title" />
      <Skeleton />
      <Skeleton shape="control" />
    </div>
  )
}
