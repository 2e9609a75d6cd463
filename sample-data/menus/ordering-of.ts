import type { DeliveryZone } from '@/lib/domain/ordering/delivery/zones'
import type { Discount } from '@/lib/domain/ordering/menu/menu'
import { OFFERED_METHODS } from '@/lib/domain/payment/methods'
import type { SeedCategory, SeedMenu, SeedOrdering, SeedProduct } from '@/sample-data/menu-types'
import { dishPicture } from './dish-picture'
import { foodOf } from './food-of'
import { menuIds } from './menu-ids'
import type { CategoryOutline, DiscountOutline, Dish, MenuOutline, Ring } from './outline'
import { cardGrosze, feeGrosze, pricesUpTo } from './prices'
import { questionOf } from './questions-of'

type Ids = ReturnType<typeof menuIds>

type CardOutline = Pick<
  MenuOutline,
  'restaurant' | 'prices' | 'categories' | 'discounts' | 'soldOut' | 'earlier' | 'goesWith'
>

/** Completes an outline to a menu. */
export function seedMenuOf(outline: CardOutline): SeedMenu {
  const ids = menuIds(outline)
  return {
    restaurantId: outline.restaurant,
    categories: outline.categories.map((category) => categoryOf(category, outline, ids)),
    discounts: (outline.discounts ?? []).map((discount, i) =>
      discountOf(discount, outline.restaurant * 100 + i + 1, ids),
    ),
  }
}

/** Completes an outline to a menu with its terms. */
export function orderingOf(outline: MenuOutline): SeedOrdering {
  return {
    ...seedMenuOf(outline),
    zones: outline.rings.map(zoneOf),
    paymentMethods: outline.pays ?? OFFERED_METHODS,
    packagingPerOrderGrosze: feeGrosze(outline.packaging ?? 0),
    preparationMinutes: outline.minutes,
    kitchen: outline.kitchen,
    scheduled: outline.scheduled === undefined ? { stepMinutes: 15, daysAhead: 7 } : outline.scheduled,
    paused: outline.paused ?? null,
  }
}

function categoryOf(category: CategoryOutline, outline: CardOutline, ids: Ids): SeedCategory {
  const { name, dishes } = category
  return { id: ids.categoryNamed(name), name, products: dishes.map((dish) => productOf(dish, category, outline, ids)) }
}

function productOf(dish: Dish, category: CategoryOutline, outline: CardOutline, ids: Ids): SeedProduct {
  const { asks, packaging } = category
  const named = outline.goesWith?.[dish.name] ?? outline.goesWith?.[category.name] ?? []
  const priceGrosze = cardGrosze(dish.zloty, outline.prices)
  return {
    id: ids.productNamed(dish.name),
    name: dish.name,
    description: dish.about,
    ingredients: dish.of ?? '',
    priceGrosze,
    ...foodOf(dish.of),
    packagingGrosze: feeGrosze(dish.packaging ?? packaging ?? 0),
    depositGrosze: feeGrosze(dish.deposit ?? 0),
    goesWith: named.filter((name) => name !== dish.name).map((name) => ids.productNamed(name)),
    available: !outline.soldOut?.includes(dish.name),
    image: dish.isDrawn === false ? null : dishPicture({ name: dish.name, ingredients: dish.of ?? '' }),
    prices: pricesUpTo(priceGrosze, outline.earlier?.[dish.name] ?? []),
    questions: [...(asks ?? []), ...(dish.asks ?? [])].map((ask) => questionOf(ask, ids, outline.prices)),
  }
}

function discountOf({ on, buy, get, percent, ...when }: DiscountOutline, id: number, ids: Ids): Discount {
  const target = ids.isCategory(on)
    ? ({ scope: 'same-category', targetId: ids.categoryNamed(on) } as const)
    : ({ scope: 'same-product', targetId: ids.productNamed(on) } as const)
  return {
    id,
    ...target,
    buy,
    get,
    percent,
    maxUses: when.maxUses ?? null,
    days: when.days ?? null,
    hours: when.hours ? { from: when.hours[0], to: when.hours[1] } : null,
    deliveryTypes: when.deliveryTypes ?? null,
  }
}

function zoneOf({ km, fee, minCart, freeFrom, eta }: Ring): DeliveryZone {
  return {
    name: `do ${String(km).replace('.', ',')} km`,
    area: { kind: 'radius', radiusKm: km },
    feeGrosze: feeGrosze(fee),
    minCartGrosze: feeGrosze(minCart),
    freeFromGrosze: freeFrom === undefined ? null : feeGrosze(freeFrom),
    etaMinMinutes: eta[0],
    etaMaxMinutes: eta[1],
  }
}
