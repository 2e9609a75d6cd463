import type { Category, Discount, Menu, Product, Question } from '@/lib/domain/ordering/menu/menu'
import type { NumberedMenu, NumberedProduct, StoredMenu, StoredProduct } from './menu-schema'

type FileImage = NonNullable<NumberedProduct['image']>
type StoredImage = NonNullable<StoredProduct['image']>

/**
 * The menu as stored in the database; `pictureOf` finds a picture by its file. Earlier prices are rows of their own.
 * Contract C33.
 */
export function storedMenuOf(menu: NumberedMenu, pictureOf: (image: FileImage) => StoredImage | null): StoredMenu {
  const categories = menu.categories.map((category) => ({
    ...category,
    products: category.products.map(({ earlierPrices: _, image, ...product }) => ({
      ...product,
      image: image && pictureOf(image),
    })),
  }))
  return { ...menu, categories }
}

/**
 * The inverse of `storedMenuOf`, with the earlier prices by id of the dish; `fileOf` finds the file of a picture's
 * `src`.
 */
export function numberedMenuOf(
  menu: StoredMenu,
  earlier: ReadonlyMap<number, NumberedProduct['earlierPrices']>,
  fileOf: (src: string) => string,
): NumberedMenu {
  const categories = menu.categories.map((category) => ({
    ...category,
    products: category.products.map(({ image, ...product }) => ({
      ...product,
      image: image && { file: fileOf(image.src), alt: image.alt },
      earlierPrices: earlier.get(product.id) ?? [],
    })),
  }))
  return { ...menu, categories }
}

/**
 * The menu for pricing carts, each dish with all its questions. A shared question is one object at all its dishes, so
 * that it is stored and sent once (`menuToWire`); a missing one is left out.
 */
export function menuFromStored({ categories, discounts, sharedQuestions = [] }: StoredMenu): Menu {
  const shared = new Map(sharedQuestions.map(({ key, ...question }) => [key, question]))
  return {
    categories: categories.map(
      ({ products, ...category }): Category => ({
        ...category,
        products: products.map((product) => productOf(product, shared)),
      }),
    ),
    discounts: discounts.map(discountFromStored),
  }
}

/** A promotion for pricing. */
export function discountFromStored({ target, ...discount }: StoredMenu['discounts'][number]): Discount {
  return { ...discount, targetId: target }
}

function productOf(product: StoredProduct, shared: ReadonlyMap<string, Question>): Product {
  const { earlierPrices: _, questions, sharedQuestions = [], ...rest } = product
  const sharedOnes = sharedQuestions.flatMap((key) => shared.get(key) ?? [])
  return { ...rest, lowestPriceGrosze: null, questions: [...sharedOnes, ...questions.map(questionOf)] }
}

function questionOf(question: StoredProduct['questions'][number]): Question {
  if (question.type !== 'set') return question
  const components = question.components.map(({ products, ...component }) => ({
    ...component,
    products: products.map(({ dish, surchargeGrosze }) => ({ productId: dish, surchargeGrosze })),
  }))
  return { ...question, components }
}
