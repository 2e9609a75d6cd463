import type { Menu, Product, Question } from '@/lib/domain/ordering/menu/menu'
import { menuOfFile } from '@/lib/domain/restaurant/file/menu-of-file'
import type { NumberedMenu, NumberedProduct, NumberedQuestion } from '@/lib/domain/restaurant/file/number-menu'
import type { PictureFiles } from './pictures'
import { pictureOf } from './restaurant-row'

/** The menu as the database holds it. */
export function storedMenuOf(menu: NumberedMenu, files: PictureFiles): Menu {
  return menuOfFile(menu, (image) => withoutPlaceholder(pictureOf(image, files)))
}

function withoutPlaceholder({ placeholder: _, ...picture }: ReturnType<typeof pictureOf>) {
  return picture
}

/** A stored price, as the file has it. */
export type EarlierPrice = NumberedProduct['earlierPrices'][number]

/** The other way round, with the prices of before by id of the dish. */
export function numberedMenuOf(
  menu: Menu,
  earlier: ReadonlyMap<number, EarlierPrice[]>,
  files: PictureFiles,
): NumberedMenu {
  return {
    categories: menu.categories.map(({ products, ...category }) => ({
      ...category,
      products: products.map((product) => fileProductOf(product, earlier.get(product.id) ?? [], files)),
    })),
    discounts: menu.discounts.map(({ targetId, ...discount }) => ({ ...discount, target: targetId })),
  }
}

function fileProductOf(product: Product, earlierPrices: EarlierPrice[], files: PictureFiles): NumberedProduct {
  const { lowestPriceGrosze: _, image, questions, ...rest } = product
  return {
    ...rest,
    image: image && { file: files.fileOf(image.src), alt: image.alt },
    questions: questions.map(fileQuestionOf),
    earlierPrices,
  }
}

function fileQuestionOf(question: Question): NumberedQuestion {
  if (question.type !== 'set') return question
  const components = question.components.map(({ products, ...component }) => ({
    ...component,
    products: products.map(({ productId, surchargeGrosze }) => ({ dish: productId, surchargeGrosze })),
  }))
  return { ...question, components }
}
