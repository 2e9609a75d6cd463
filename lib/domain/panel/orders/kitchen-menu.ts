import { ALLERGEN_CODES, type Allergen } from '@/lib/domain/ordering/menu/diet/allergens'
import type { Menu } from '@/lib/domain/ordering/menu/menu'
import type { BoardOrder } from '@/lib/domain/panel/board/board-schema'

/** A dish for the kitchen's screen: to mark it as sold out, and to show its allergens. `null`: not stated. */
export type KitchenDish = {
  id: number
  name: string
  category: string
  allergens: Allergen[] | null
  options: { id: number; name: string; allergens: Allergen[] | null }[]
}

/** Contract C23, C29. */
export function kitchenMenuOf({ categories }: Menu): KitchenDish[] {
  return categories.flatMap(({ name: category, products }) =>
    products.map(({ id, name, allergens, questions }) => ({
      id,
      name,
      category,
      allergens,
      options: questions.flatMap((question) =>
        question.type === 'set'
          ? []
          : question.options.map((one) => ({ id: one.id, name: one.name, allergens: one.allergens })),
      ),
    })),
  )
}

type Line = Pick<BoardOrder['products'][number], 'product_id' | 'name' | 'answers'>

/** Known allergens of an order's dishes with their options, and the names of dishes without a statement. */
export function allergensOf(
  lines: readonly Line[],
  dishes: ReadonlyMap<number, KitchenDish>,
): { known: Allergen[]; unknownFor: string[] } {
  const known = new Set<Allergen>()
  const unknownFor: string[] = []
  for (const line of lines) {
    const parts = partsOf(line, dishes)
    for (const part of parts) for (const code of part ?? []) known.add(code)
    if (parts.some((part) => part === null)) unknownFor.push(line.name)
  }
  return { known: ALLERGEN_CODES.filter((code) => known.has(code)), unknownFor: [...new Set(unknownFor)] }
}

// An option without a statement adds nothing; a dish without one, or no longer on the menu, is unknown.
function partsOf({ product_id, answers }: Line, dishes: ReadonlyMap<number, KitchenDish>): (Allergen[] | null)[] {
  const chosen = answers.flatMap(({ options, components = [] }) => [
    ...options.map(({ option_id }) => ({ productId: product_id, optionId: option_id })),
    ...components.flatMap(({ picks }) =>
      picks.flatMap((pick) => [
        { productId: pick.product_id, optionId: null },
        ...pick.answers.flatMap((one) =>
          one.options.map(({ option_id }) => ({ productId: pick.product_id, optionId: option_id })),
        ),
      ]),
    ),
  ])
  return [{ productId: product_id, optionId: null }, ...chosen].map(({ productId, optionId }) => {
    const dish = dishes.get(productId)
    if (optionId === null) return dish?.allergens ?? null
    return dish?.options.find(({ id }) => id === optionId)?.allergens ?? []
  })
}
