import type { Menu, Product, Question } from './menu'

/** A dish, or one option of it (`optionId` 0 = the dish), that is sold out now. Contract C23. */
export type SoldOut = { productId: number; optionId: number }

/** The menu with sold-out dishes and options marked: quote, order and page use the same flags. Contract C23. */
export function withSoldOut(menu: Menu, soldOut: readonly SoldOut[]): Menu {
  if (soldOut.length === 0) return menu
  const categories = menu.categories.map((category) => ({
    ...category,
    products: category.products.map((product) => {
      const own = soldOut.filter(({ productId }) => productId === product.id).map(({ optionId }) => optionId)
      return own.length === 0 ? product : productWithout(product, own)
    }),
  }))
  return { ...menu, categories }
}

function productWithout(product: Product, optionIds: number[]): Product {
  const available = product.available && !optionIds.includes(0)
  return { ...product, available, questions: product.questions.map((question) => questionWithout(question, optionIds)) }
}

function questionWithout(question: Question, optionIds: number[]): Question {
  if (question.type === 'set') return question
  const options = question.options.map((option) =>
    optionIds.includes(option.id) ? { ...option, available: false } : option,
  )
  return { ...question, options }
}
