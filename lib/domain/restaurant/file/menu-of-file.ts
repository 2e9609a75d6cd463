import type { Menu, Product, Question } from '@/lib/domain/ordering/menu/menu'
import type { FileProduct } from './menu-schema'
import type { NumberedMenu, NumberedProduct, NumberedQuestion } from './number-menu'

type PictureOf = (image: NonNullable<FileProduct['image']>) => Product['image']

/** A file's menu as orders are priced by it; `pictureOf` finds a picture by its file. Contract C33. */
export function menuOfFile({ categories, discounts }: NumberedMenu, pictureOf: PictureOf): Menu {
  return {
    categories: categories.map(({ products, ...category }) => ({
      ...category,
      products: products.map((product) => productOf(product, pictureOf)),
    })),
    discounts: discounts.map(({ target, ...discount }) => ({ ...discount, targetId: target })),
  }
}

function productOf(product: NumberedProduct, pictureOf: PictureOf): Product {
  const { earlierPrices: _, image, questions, ...rest } = product
  return {
    ...rest,
    lowestPriceGrosze: null,
    image: image && pictureOf(image),
    questions: questions.map(questionOf),
  }
}

function questionOf(question: NumberedQuestion): Question {
  if (question.type !== 'set') return question
  const components = question.components.map(({ products, ...component }) => ({
    ...component,
    products: products.map(({ dish, surchargeGrosze }) => ({ productId: dish, surchargeGrosze })),
  }))
  return { ...question, components }
}
