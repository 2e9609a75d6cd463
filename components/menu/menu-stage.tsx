'use client'

import {
  type ComponentProps,
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useMemo,
  useState,
} from 'react'
import type { AddressWords } from '@/components/address/address-field'
import { CartBar } from '@/components/cart/cart-bar'
import { ConflictSheet } from '@/components/cart/conflict-sheet'
import { OrderStageContext } from '@/components/cart/order-context'
import { useMenu } from '@/components/cart/use-menu'
import { type OrderTerms, useOrder } from '@/components/cart/use-order'
import type { CartWords } from '@/components/cart/words'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import type { CartPlace } from '@/lib/browser/cart-store'
import { goTo } from '@/lib/browser/go-to'
import type { CartLine } from '@/lib/cart/cart-line'
import { modeOf } from '@/lib/delivery/type-for'
import { fill } from '@/lib/fill'
import type { Fitness } from '@/lib/menu/diet-filter'
import { isFilterSet } from '@/lib/menu/diets'
import { type DoorState, doorStateAt, type KitchenDoor } from '@/lib/order/door-state'
import { localDateOf } from '@/lib/time'
import { MenuStageContext } from './menu-context'
import { type OpenedProduct, ProductSheet } from './product-sheet'
import { useDietFilter } from './use-diet-filter'
import { useDishCode } from './use-dish-code'
import type { MenuWords } from './words'

// Few diners change their address here, so its field with suggestions comes with the first press.
const AddressSheet = lazy(() =>
  import('@/components/cart/address-sheet').then(
    ({ AddressSheet }): { default: ComponentType<ComponentProps<typeof AddressSheet>> } => ({ default: AddressSheet }),
    () => ({ default: ListInstead }),
  ),
)

// The list has the field in its page, and the cart waits meanwhile.
function ListInstead() {
  useEffect(() => goTo('/zamawiaj'), [])
  return null
}

/** Until the menu and the rules are there nothing passes. */
const UNKNOWN: ReadonlyMap<number, Fitness> = new Map()

export interface StageProps {
  place: CartPlace
  /** Where takeout waits. */
  street: string
  terms: OrderTerms
  door: KitchenDoor
  words: { menu: MenuWords; cart: CartWords; address: AddressWords }
  /** By discount, in words. */
  discounts: Record<number, string>
  children: ReactNode
}

/** Behaviour of a menu page: its cart, its product sheets, its filter. What stands in it came from the server. */
export function MenuStage({ place, street, terms, door, words, discounts, children }: StageProps) {
  const menu = useMenu(terms.restaurantId)
  const order = useOrder(terms, menu)
  const [filter, setFilter] = useDietFilter()
  const [opened, setOpened] = useState<OpenedProduct | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [isAddressOpen, setAddressOpen] = useState(false)
  const [hasAskedForAddress, setAskedForAddress] = useState(false)
  const [remark, setRemark] = useState('')
  const isFiltered = isFilterSet(filter)
  const dish = useDishCode(isOpen || isFiltered)
  const { code } = dish
  const products = menu.loaded?.products
  const fitness = useMemo(
    () => (isFiltered ? ((code && products && code.fitnessIn(products, filter)) ?? UNKNOWN) : null),
    [isFiltered, code, products, filter],
  )
  const isUnfit = (line: CartLine) => {
    const product = products?.get(line.productId)
    return Boolean(product && products && code?.unfitParts(product, line.answers, filter, products).length)
  }
  const state: DoorState = doorStateAt(
    door,
    order.nowMs,
    localDateOf(new Date(order.nowMs)),
    modeOf(order.deliveryType),
  )

  const actions = useMemo(() => {
    const show = (next: OpenedProduct) => {
      setOpened(next)
      setOpen(true)
    }
    return {
      open: (productId: number) => show({ productId, edited: null }),
      edit: (key: string, line: CartLine) => show({ productId: line.productId, edited: { key, line } }),
      openAddress: () => {
        setAskedForAddress(true)
        setAddressOpen(true)
      },
    }
  }, [])

  return (
    <OrderStageContext
      value={{ menu, order, door: state, isUnfit, edit: actions.edit, openAddress: actions.openAddress }}
    >
      <MenuStageContext value={{ filter, setFilter, fitness, dish, open: actions.open }}>{children}</MenuStageContext>
      <ProductSheet
        opened={opened}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onAdded={(name) => setRemark(fill(words.cart.added, { name }))}
        menu={menu}
        dish={dish}
        filter={filter}
        place={place}
        isOff={state.kind === 'off'}
        discounts={discounts}
        deliveryType={order.deliveryType}
        nowMs={order.nowMs}
        words={words.menu.sheet}
      />
      <CartBar words={words.cart} place={place} street={street} />
      <ConflictSheet words={words.cart} />
      <Suspense>
        {hasAskedForAddress && (
          <AddressSheet
            isOpen={isAddressOpen}
            onClose={() => setAddressOpen(false)}
            words={words.cart}
            addressWords={words.address}
          />
        )}
      </Suspense>
      <VisuallyHidden role="status">{remark}</VisuallyHidden>
    </OrderStageContext>
  )
}
