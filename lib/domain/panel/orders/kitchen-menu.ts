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

/** An option that several dishes have, by its name. */
export interface AddOn {
  name: string
  places: MenuPlace[]
}

/** A dish, or one of its options. */
export interface MenuPlace {
  productId: number
  optionId: number | null
}

/** The add-ons of a menu, those of most dishes first. Contract C23. */
export function addOnsOf(menu: readonly KitchenDish[]): AddOn[] {
  const byName = new Map<string, AddOn>()
  for (const { id: productId, options } of menu)
    for (const { id: optionId, name } of options) {
      const key = name.trim().toLowerCase()
      const addOn = byName.get(key) ?? { name, places: [] }
      addOn.places.push({ productId, optionId })
      byName.set(key, addOn)
    }
  return [...byName.values()]
    .filter(({ places }) => new Set(places.map(({ productId }) => productId)).size > 1)
    .sort((a, b) => b.places.length - a.places.length)
}

/** Dishes and options of an order by the names of the menu, each once: what may have run out. Contract C23. */
export function namedPartsOf(
  lines: readonly Line[],
  dishes: ReadonlyMap<number, KitchenDish>,
): (MenuPlace & { name: string })[] {
  const named = lines.flatMap((line) =>
    placesOf(line).flatMap((place) => {
      const dish = dishes.get(place.productId)
      const name = place.optionId === null ? dish?.name : dish?.options.find(({ id }) => id === place.optionId)?.name
      return name ? [[`${place.optionId === null ? place.productId : ''} ${name}`, { ...place, name }] as const] : []
    }),
  )
  return [...new Map(named).values()]
}

// An option without a statement adds nothing; a dish without one, or no longer on the menu, is unknown.
function partsOf(line: Line, dishes: ReadonlyMap<number, KitchenDish>): (Allergen[] | null)[] {
  return placesOf(line).map(({ productId, optionId }) => {
    const dish = dishes.get(productId)
    if (optionId === null) return dish?.allergens ?? null
    return dish?.options.find(({ id }) => id === optionId)?.allergens ?? []
  })
}

/** The dish of a line, and all that was chosen with it. */
function placesOf({ product_id, answers }: Line): MenuPlace[] {
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
  return [{ productId: product_id, optionId: null }, ...chosen]
}
