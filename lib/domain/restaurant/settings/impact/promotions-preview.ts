import type { NumberedMenu } from '@/lib/domain/restaurant/file/menu-schema'
import type { PromotionsPreview } from '@/lib/domain/restaurant/settings/wire'
import type { PromotionsCost } from './promotions-cost'

/** Offers of a file, and their cost. */
export interface Offered {
  menu: NumberedMenu | null
  codes: readonly string[]
  cost: PromotionsCost
}

const NOTHING = { orders: 0, grosze: 0 }

/** Each promotion and code of both files, as after the change, or as before if removed. Contract C37. */
export function previewOf(before: Offered, after: Offered): Pick<PromotionsPreview, 'before' | 'after' | 'rows'> {
  const [old, fresh] = [promotionsOf(before), promotionsOf(after)]
  const promotions = [...new Map([...old, ...fresh])].map(([id, promotion]) => ({
    kind: 'promotion' as const,
    promotion,
    before: old.has(id) ? (before.cost.promotions.get(id) ?? NOTHING) : null,
    after: fresh.has(id) ? (after.cost.promotions.get(id) ?? NOTHING) : null,
  }))
  const codes = [...new Set([...before.codes, ...after.codes])].map((code) => ({
    kind: 'code' as const,
    code,
    before: before.codes.includes(code) ? (before.cost.vouchers.get(code) ?? NOTHING) : null,
    after: after.codes.includes(code) ? (after.cost.vouchers.get(code) ?? NOTHING) : null,
  }))
  return { before: before.cost.all, after: after.cost.all, rows: [...promotions, ...codes] }
}

function promotionsOf({ menu }: Offered) {
  const names = new Map<string, string>()
  for (const { id, name, products } of menu?.categories ?? []) {
    names.set(`same-category ${id}`, name)
    for (const product of products) names.set(`same-product ${product.id}`, product.name)
  }
  return new Map(
    (menu?.discounts ?? []).map(({ id, scope, target, buy, get, percent, maxUses, days, hours, deliveryTypes }) => {
      const name = names.get(`${scope} ${target}`) ?? ''
      const offer = { name, buy, get, percent, max_uses: maxUses, days, hours, delivery_types: deliveryTypes }
      return [id, offer] as const
    }),
  )
}
