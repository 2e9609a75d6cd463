import { type Json, type PartValue, valueAt } from '@/lib/domain/restaurant/settings/parts'
import type { Choice } from './form-field'

/** Targets of a promotion: categories and dishes that already have a number. Contract C37. */
export function menuChoices(menu: PartValue, unnamed: string): Record<'categories' | 'dishes', Choice[]> {
  const categories = Array.isArray(menu.categories) ? menu.categories : []
  return {
    categories: categories.flatMap((category) => choiceOf(category, nameIn(category, unnamed))),
    dishes: categories.flatMap((category) => {
      const products = valueAt(category, ['products'])
      return (Array.isArray(products) ? products : []).flatMap((dish) =>
        choiceOf(dish, `${nameIn(category, unnamed)} › ${nameIn(dish, unnamed)}`),
      )
    }),
  }
}

/** Name of a menu's item, or `unnamed`. */
export function nameIn(value: Json, unnamed: string): string {
  const name = valueAt(value, ['name']) ?? valueAt(value, ['title'])
  return (typeof name === 'string' && name) || unnamed
}

function choiceOf(one: Json, label: string): Choice[] {
  const id = valueAt(one, ['id'])
  return typeof id === 'number' ? [{ value: String(id), label }] : []
}
