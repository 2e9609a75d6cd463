import type { Discount, Menu, Product, Question } from '@/lib/domain/ordering/menu/menu'
import type { FileProduct } from './menu-schema'
import type { NumberedMenu, NumberedProduct, NumberedQuestion } from './number-menu'

type PictureOf = (image: NonNullable<FileProduct['image']>) => Product['image']

/**
 * A file's menu as orders are priced by it, each dish with all that it asks; `pictureOf` finds a picture by its file. Contract C33.
 */
export function menuOfFile({ categories, discounts, sharedQuestions = [] }: NumberedMenu, pictureOf: PictureOf): Menu {
  // One object at all dishes that ask it: a menu is not larger than its file.
  const shared = new Map(sharedQuestions.map(({ key, ...question }) => [key, question]))
  return {
    categories: categories.map(({ products, ...category }) => ({
      ...category,
      products: products.map((product) => productOf(product, shared, pictureOf)),
    })),
    ...(sharedQuestions.length > 0 && { sharedQuestions }),
    discounts: discounts.map(discountOfFile),
  }
}

/** A promotion as prices are reduced by it. */
export function discountOfFile({ target, ...discount }: NumberedMenu['discounts'][number]): Discount {
  return { ...discount, targetId: target }
}

type Shared = ReadonlyMap<string, Question>

function productOf(product: NumberedProduct, shared: Shared, pictureOf: PictureOf): Product {
  const { earlierPrices: _, image, questions, sharedQuestions = [], ...rest } = product
  return {
    ...rest,
    lowestPriceGrosze: null,
    image: image && pictureOf(image),
    questions: [...sharedQuestions.flatMap((key) => shared.get(key) ?? []), ...questions.map(questionOf)],
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
