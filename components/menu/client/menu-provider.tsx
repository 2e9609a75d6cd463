'use client'

import {
  type ComponentProps,
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useState,
} from 'react'
import { CartBar } from '@/components/cart/client/cart-bar'
import { CartContext } from '@/components/cart/client/cart-context'
import { ConflictSheet } from '@/components/cart/client/conflict-sheet'
import { type CartPricing, type CartPricingTerms, useCartPricing } from '@/components/cart/client/use-cart-pricing'
import { useMenu } from '@/components/cart/client/use-menu'
import type { CartWords } from '@/components/cart/words'
import type { AddressWords } from '@/components/form/client/address-field'
import type { MenuWords } from '@/components/menu/words'
import { VisuallyHidden } from '@/components/ui/layout/visually-hidden'
import { goTo } from '@/lib/browser/page/go-to'
import { readDietFilter, storeDietFilter } from '@/lib/browser/storage/diet-store'
import { interpolate } from '@/lib/domain/interpolate'
import {
  type OrderingAvailability,
  type OrderingSchedule,
  orderingAvailabilityAt,
} from '@/lib/domain/ordering/availability/ordering-availability'
import type { CartRestaurant } from '@/lib/domain/ordering/cart/cart'
import type { CartLine } from '@/lib/domain/ordering/cart/cart-line'
import { deliveryModeOf } from '@/lib/domain/ordering/delivery/delivery-type-for'
import type { DietMatch } from '@/lib/domain/ordering/menu/diet/diet-filter'
import { type DietWish, isFilterSet, NO_FILTER } from '@/lib/domain/ordering/menu/diet/diets'
import { promiseTo } from '@/lib/domain/ordering/promise/kitchen-pace'
import type { KitchenPace, OrderPromise } from '@/lib/domain/ordering/promise/order-promise'
import { localDateOf } from '@/lib/domain/time/time'
import { MenuContext } from './menu-context'
import { type OpenedProduct, ProductSheet } from './product-sheet'
import { useProductFormModule } from './use-product-form-module'

// Loaded on the first press, since few diners change their address on this page.
const AddressSheet = lazy(() =>
  import('@/components/cart/client/address-sheet').then(
    ({ AddressSheet }): { default: ComponentType<ComponentProps<typeof AddressSheet>> } => ({ default: AddressSheet }),
    () => ({ default: RedirectToList }),
  ),
)

// If it cannot be fetched, the link leads to the list, which has the field; the cart stays stored.
function RedirectToList() {
  useEffect(() => goTo('/zamawiaj'), [])
  return null
}

/** Until the menu and the rules have loaded, no dish passes the filter. */
const NO_MATCHES_YET: ReadonlyMap<number, DietMatch> = new Map()

export interface MenuProviderProps {
  cartRestaurant: CartRestaurant
  /** The address where takeout is collected. */
  street: string
  terms: CartPricingTerms
  schedule: OrderingSchedule
  pace: KitchenPace | null
  words: { menu: MenuWords; cart: CartWords; address: AddressWords }
  children: ReactNode
}

/** The behaviour of a menu page: its cart, its product sheets, its filter. Its content was rendered by the server. */
export function MenuProvider({ cartRestaurant, street, terms, schedule, pace, words, children }: MenuProviderProps) {
  const menu = useMenu(terms.restaurantId)
  const order = useCartPricing(terms, menu)
  const [filter, setFilter] = useDietFilter()
  const [opened, setOpened] = useState<OpenedProduct | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [isAddressOpen, setAddressOpen] = useState(false)
  const [wasAddressOpened, setAddressOpened] = useState(false)
  const [announcement, setAnnouncement] = useState('')
  const isFiltered = isFilterSet(filter)
  const productModule = useProductFormModule(isOpen || isFiltered)
  const { code } = productModule
  const products = menu.loaded?.products
  const dietMatches = useMemo(
    () => (isFiltered ? ((code && products && code.dietMatchesIn(products, filter)) ?? NO_MATCHES_YET) : null),
    [isFiltered, code, products, filter],
  )
  const isUnfit = (line: CartLine) => {
    const product = products?.get(line.productId)
    return Boolean(product && products && code?.unfitParts(product, line.answers, filter, products).length)
  }
  const takesScheduled = schedule.scheduled !== null
  const state: OrderingAvailability = orderingAvailabilityAt(
    schedule,
    order.nowMs,
    localDateOf(new Date(order.nowMs)),
    deliveryModeOf(order.deliveryType),
  )
  const promise = promiseNow(pace, order, state)

  const actions = useMemo(() => {
    const show = (next: OpenedProduct) => {
      setOpened(next)
      setOpen(true)
    }
    return {
      open: (productId: number) => show({ productId, edited: null }),
      edit: (key: string, line: CartLine) => show({ productId: line.productId, edited: { key, line } }),
      openAddress: () => {
        setAddressOpened(true)
        setAddressOpen(true)
      },
    }
  }, [])

  return (
    <CartContext
      value={{
        menu,
        order,
        availability: state,
        promise,
        takesScheduled,
        isUnfit,
        edit: actions.edit,
        openAddress: actions.openAddress,
      }}
    >
      <MenuContext value={{ filter, setFilter, dietMatches, productModule, open: actions.open }}>
        {children}
      </MenuContext>
      <ProductSheet
        opened={opened}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onAdded={(name) => setAnnouncement(interpolate(words.cart.added, { name }))}
        menu={menu}
        productModule={productModule}
        filter={filter}
        cartRestaurant={cartRestaurant}
        isOff={state.kind === 'off'}
        takesScheduled={takesScheduled}
        deliveryType={order.deliveryType}
        nowMs={order.nowMs}
        words={words.menu.sheet}
      />
      <CartBar words={words.cart} cartRestaurant={cartRestaurant} street={street} />
      <ConflictSheet words={words.cart} />
      <Suspense>
        {wasAddressOpened && (
          <AddressSheet
            isOpen={isAddressOpen}
            onClose={() => setAddressOpen(false)}
            words={words.cart}
            addressWords={words.address}
          />
        )}
      </Suspense>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </CartContext>
  )
}

function promiseNow(
  pace: KitchenPace | null,
  { deliveryType: type, distance, nowMs }: CartPricing,
  availability: OrderingAvailability,
): OrderPromise | null {
  if (!pace || availability.kind !== 'open') return null
  const { busyMinutes } = availability
  return promiseTo(pace, { type, distance: distance.kind === 'known' ? distance.distance : null, busyMinutes }, nowMs)
}

/** The diet filter of this visit. Empty until hydration, because the page is the same for every diner. */
function useDietFilter(): [DietWish, (filter: DietWish) => void] {
  const [filter, setFilter] = useState(NO_FILTER)

  useEffect(() => {
    const read = () => setFilter(readDietFilter())
    read()
    // A page restored from the back/forward cache has its old state, and the filter may have changed since.
    window.addEventListener('pageshow', read)
    return () => window.removeEventListener('pageshow', read)
  }, [])

  const change = useCallback((next: DietWish) => {
    setFilter(next)
    storeDietFilter(next)
  }, [])
  return [filter, change]
}
