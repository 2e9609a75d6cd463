import type { Grosze } from '@/lib/domain/money'
import type { CartLine } from '@/lib/domain/ordering/cart/cart-line'
import { type CartDelivery, type PricedCart, priceCart } from '@/lib/domain/ordering/cart/pricing/price-cart'
import type { Voucher, VoucherUses } from '@/lib/domain/ordering/cart/voucher/voucher'
import type { DeliveryType } from '@/lib/domain/ordering/delivery/schema'
import { deliveryTo } from '@/lib/domain/ordering/delivery/zones'
import { isSet, type Menu, type Product } from '@/lib/domain/ordering/menu/menu'
import { fileReach } from '@/lib/domain/restaurant/file/file-reach'
import { voucherOfFile } from '@/lib/domain/restaurant/file/file-voucher'
import { menuFromStored, storedMenuOf } from '@/lib/domain/restaurant/file/stored-menu'
import type { Coordinates } from '@/lib/domain/wire'
import type { NumberedFile } from './impact'

/** Data of a placed order that affect its price. */
export interface PastOrder {
  createdAt: Date
  /** The time that the diner chose; null for one as soon as possible. */
  wantedAt: Date | null
  deliveryType: DeliveryType
  address: Coordinates | null
  voucherCode: string | null
  /** Identity of the diner: equal for one diner. */
  customer: string
  lines: readonly Omit<CartLine, 'note'>[]
}

/** Number of orders with the reduction, and its sum. */
export interface Cost {
  orders: number
  grosze: Grosze
}

/** Cost of a file's promotions and codes: by the number of a promotion, by a code, and in total. */
export interface PromotionsCost {
  promotions: Map<number, Cost>
  vouchers: Map<string, Cost>
  all: Cost
}

/** Prices past orders one by one, so that a caller with many may pause between them. */
interface CostCounter {
  /** Orders must be added in the order in which they were placed. */
  add(order: PastOrder): void
  cost(): PromotionsCost
}

/**
 * Reduction of past orders by the promotions and codes of `file`, priced like carts: at the file's prices of dishes,
 * without removed dishes, with the code of that order. Uses of a code are counted from the first of these orders on.
 * Contract C7, C8, C37.
 */
export function promotionsCost(file: NumberedFile): CostCounter {
  const menuFor = menusByDish(file)
  const reach = fileReach(file)
  const vouchers = new Map(file.vouchers.map((one) => [one.code, voucherOfFile(one)]))
  const hundredths = new Map<number, { orders: number; sum: number }>()
  const byCode = new Map<string, Cost>()
  const all: Cost = { orders: 0, grosze: 0 }
  const used = new Map<string, number>()
  const placed = new Map<string, number>()

  return { add, cost }

  function add(order: PastOrder): void {
    const voucher = (order.voucherCode && vouchers.get(order.voucherCode)) || null
    const uses = usesOf(voucher, order.customer)
    const cart = priced(order, voucher && { voucher, uses })
    const saving = voucherSaving(order, cart)
    countPromotions(cart)
    if (cart.voucher) countVoucher(cart.voucher.voucher.code, order.customer, saving)
    placed.set(order.customer, (placed.get(order.customer) ?? 0) + 1)
    const grosze = cart.breakdown.promotions + saving
    if (grosze > 0) addTo(all, grosze)
  }

  function cost(): PromotionsCost {
    const promotions = [...hundredths].map(
      ([id, { orders, sum }]) => [id, { orders, grosze: Math.floor((sum + 50) / 100) }] as const,
    )
    return { promotions: new Map(promotions), vouchers: byCode, all }
  }

  function priced(order: PastOrder, code: { voucher: Voucher; uses: VoucherUses } | null): PricedCart {
    return priceCart({
      restaurantId: ANY_RESTAURANT,
      menu: menuFor(order.lines),
      lines: order.lines.map((line) => ({ ...line, note: '' })),
      deliveryType: order.deliveryType,
      delivery: deliveryOf(order.address),
      packagingGrosze: 0,
      tipGrosze: 0,
      code,
      servedAt: order.wantedAt ?? order.createdAt,
      now: order.createdAt,
    })
  }

  function deliveryOf(address: Coordinates | null): CartDelivery {
    const terms = address && deliveryTo(reach, address).terms
    return terms ? { kind: 'known', terms } : { kind: 'unknown', minCartGrosze: 0 }
  }

  /** A free delivery saves the delivery cost without the code. */
  function voucherSaving(order: PastOrder, { breakdown, voucher }: PricedCart): Grosze {
    if (voucher?.voucher.type !== 'freeDelivery') return breakdown.voucher
    return (priced(order, null).breakdown.delivery ?? 0) - (breakdown.delivery ?? 0)
  }

  function countPromotions({ lines }: PricedCart): void {
    const shares = lines.flatMap(({ promotion }) => promotion.shares)
    for (const id of new Set(shares.map(({ discountId }) => discountId))) {
      const own = shares.filter(({ discountId }) => discountId === id)
      const known = hundredths.get(id) ?? { orders: 0, sum: 0 }
      const sum = own.reduce((total, share) => total + share.hundredths, known.sum)
      hundredths.set(id, { orders: known.orders + 1, sum })
    }
  }

  function countVoucher(code: string, customer: string, grosze: Grosze): void {
    const known = byCode.get(code) ?? { orders: 0, grosze: 0 }
    byCode.set(code, known)
    addTo(known, grosze)
    used.set(keyOf(code, customer), (used.get(keyOf(code, customer)) ?? 0) + 1)
  }

  function usesOf(voucher: Voucher | null, customer: string): VoucherUses {
    const code = voucher?.code ?? ''
    return {
      total: byCode.get(code)?.orders ?? 0,
      byCustomer: used.get(keyOf(code, customer)) ?? 0,
      customerOrders: placed.get(customer) ?? 0,
    }
  }
}

/**
 * Menus reduced to the dishes of some lines, with the dishes of their sets: thousands of orders are priced, and each
 * price would read the whole menu.
 */
function menusByDish({ menu: ofFile }: NumberedFile): (lines: PastOrder['lines']) => Menu {
  const menu: Menu = ofFile ? menuFromStored(storedMenuOf(ofFile, () => null)) : { categories: [], discounts: [] }
  const placeOf = new Map(
    menu.categories.flatMap((category) => category.products.map((product) => [product.id, { category, product }])),
  )
  return (lines) => {
    const own = lines.map(({ productId }) => productId)
    const parts = own.flatMap((id) => partsOf(placeOf.get(id)?.product))
    const products = new Map<Menu['categories'][number], Product[]>()
    for (const id of new Set([...own, ...parts])) {
      const place = placeOf.get(id)
      if (place) products.set(place.category, [...(products.get(place.category) ?? []), place.product])
    }
    const categories = [...products].map(([category, some]) => ({ ...category, products: some }))
    const inCategories = new Set(categories.map(({ id }) => id))
    const discounts = menu.discounts.filter(({ scope, targetId }) =>
      scope === 'same-product' ? own.includes(targetId) : inCategories.has(targetId),
    )
    return { categories, discounts }
  }
}

function partsOf(product: Product | undefined): number[] {
  return (product?.questions ?? []).flatMap((question) =>
    isSet(question) ? question.components.flatMap(({ products }) => products.map(({ productId }) => productId)) : [],
  )
}

/** Codes of a file apply at its restaurant alone, so its id does not matter. */
const ANY_RESTAURANT = 0

function addTo(cost: Cost, grosze: Grosze): void {
  cost.orders += 1
  cost.grosze += grosze
}

function keyOf(code: string, customer: string): string {
  return `${code} ${customer}`
}
