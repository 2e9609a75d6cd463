import { dishPictureKey } from './dish-picture'
import { orderings, readMenus } from './index'

/** What a drawing is made from. */
export interface DrawnDish {
  key: string
  name: string
  category: string
  /** Names of `ingredients.ts`. */
  of: string[]
}

/** Every dish of the sample menus once. */
export function drawnDishes(): DrawnDish[] {
  const dishes = [...orderings, ...readMenus].flatMap(({ categories }) =>
    categories.flatMap(({ name: category, products }) =>
      products.map(({ name, ingredients }): DrawnDish => {
        const of = ingredients === '' ? [] : ingredients.split(', ')
        return { key: dishPictureKey({ name, ingredients }), name, category, of }
      }),
    ),
  )
  // The last of a key is replaced by the first: a dish looks as in the menu that names it first.
  return [...new Map(dishes.toReversed().map((dish) => [dish.key, dish])).values()]
}
