import type { MenuOutline } from './outline'
import type { MenuIds } from './questions-of'

/** Ids follow the order of the menu; each restaurant has a range of its own. */
export function menuIds({ restaurant, categories }: Pick<MenuOutline, 'restaurant' | 'categories'>) {
  const names = categories.flatMap(({ dishes }) => dishes.map(({ name }) => name))
  const categoryNames = categories.map(({ name }) => name)
  return {
    question: counter(restaurant * 10_000),
    component: counter(restaurant * 10_000),
    option: counter(restaurant * 100_000),
    productNamed: (name: string) => restaurant * 1_000 + placeOf(name, names),
    categoryNamed: (name: string) => restaurant * 100 + placeOf(name, categoryNames),
    isCategory: (name: string) => categoryNames.includes(name),
  } satisfies MenuIds & Record<string, unknown>
}

function counter(start: number): () => number {
  let last = start
  return () => {
    last += 1
    return last
  }
}

function placeOf(name: string, names: string[]): number {
  const places = names.flatMap((one, i) => (one === name ? [i + 1] : []))
  if (places.length !== 1) throw new Error(`seed data: "${name}" stands ${places.length} times in its menu`)
  return places[0] ?? 0
}
