import type { WireMenu } from '@/lib/menu/schema'
import { unparted, withTiedLetters } from '@/lib/seo/unparted'

/** The menu with every name and description tied for display: no line ends in a word of one letter. */
export function tiedMenu(menu: WireMenu): WireMenu {
  const categories = menu.categories.map(({ name, products, ...category }) => ({
    ...category,
    name: withTiedLetters(name),
    products: products.map(tiedProduct),
  }))
  return { ...menu, categories }
}

function tiedProduct(product: Product): Product {
  const { name, description, ingredients, questions } = product
  return {
    ...product,
    name: withTiedLetters(name),
    description: unparted(description),
    ingredients: unparted(ingredients),
    questions: questions.map(tiedQuestion),
  }
}

function tiedQuestion(question: Question): Question {
  const title = withTiedLetters(question.title)
  if (question.type === 'set') {
    const components = question.components.map((one) => ({ ...one, title: withTiedLetters(one.title) }))
    return { ...question, title, components }
  }
  return { ...question, title, options: question.options.map((one) => ({ ...one, name: withTiedLetters(one.name) })) }
}

type Product = WireMenu['categories'][number]['products'][number]
type Question = Product['questions'][number]
