import type { WireMenu } from '@/lib/domain/ordering/menu/schema'
import { bindLetters, bindShortWords } from '@/lib/domain/text/bind-short-words'

/** The menu with no-break spaces after words of one letter, so that no line ends in one. */
export function bindMenuWords(menu: WireMenu): WireMenu {
  const categories = menu.categories.map(({ name, products, ...category }) => ({
    ...category,
    name: bindLetters(name),
    products: products.map(bindProductWords),
  }))
  return { ...menu, categories, shared_questions: menu.shared_questions.map(bindQuestionWords) }
}

function bindProductWords(product: Product): Product {
  const { name, description, ingredients, questions } = product
  return {
    ...product,
    name: bindLetters(name),
    description: bindShortWords(description),
    ingredients: bindShortWords(ingredients),
    questions: questions.map((question) => (question.type === 'shared' ? question : bindQuestionWords(question))),
  }
}

function bindQuestionWords<T extends Question>(question: T): T {
  const title = bindLetters(question.title)
  if (question.type === 'set') {
    const components = question.components.map((one) => ({ ...one, title: bindLetters(one.title) }))
    return { ...question, title, components }
  }
  return { ...question, title, options: question.options.map((one) => ({ ...one, name: bindLetters(one.name) })) }
}

type Product = WireMenu['categories'][number]['products'][number]
type Question = Exclude<Product['questions'][number], { type: 'shared' }>
