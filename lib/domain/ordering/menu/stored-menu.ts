import type { Category, Menu, Product, Question } from './menu'

/** Stands where a dish asks a question that the menu has once. */
export type QuestionReference = { type: 'shared'; id: number }

/** A menu as the database holds it: what several dishes ask is written once, and each of them names it. Contract C33. */
export type StoredMenu = Omit<Menu, 'categories' | 'popular'> & {
  categories: (Omit<Category, 'products'> & { products: StoredProduct[] })[]
}
type StoredProduct = Omit<Product, 'questions'> & { questions: (Question | QuestionReference)[] }

/** The menu with references in place of its shared questions. */
export function menuToStored({ popular: _, ...menu }: Menu): StoredMenu {
  const shared = new Set(menu.sharedQuestions?.map(({ id }) => id))
  const categories = menu.categories.map((category) => ({
    ...category,
    products: category.products.map(({ questions, ...product }) => ({
      ...product,
      questions: questions.map((question) => (shared.has(question.id) ? referenceTo(question) : question)),
    })),
  }))
  return { ...menu, categories }
}

/** The other way round. A shared question is one object at all its dishes, so that it costs and is sent once (`menuToWire`). */
export function menuFromStored(stored: StoredMenu): Menu {
  const shared = new Map(stored.sharedQuestions?.map(({ key: _, ...question }) => [question.id, question]))
  const categories = stored.categories.map((category) => ({
    ...category,
    products: category.products.map(({ questions, ...product }) => ({
      ...product,
      questions: questions.flatMap((one) => (one.type === 'shared' ? (shared.get(one.id) ?? []) : [one])),
    })),
  }))
  return { ...stored, categories }
}

/** A reference that stands at a dish for a question that the menu has once. */
export function referenceTo({ id }: { id: number }): QuestionReference {
  return { type: 'shared', id }
}
