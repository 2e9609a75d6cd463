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
  { categories, discounts, sharedQuestions = [] }: Menu,
  earlier: ReadonlyMap<number, EarlierPrice[]>,
  files: PictureFiles,
): NumberedMenu {
  const keys = new Map(sharedQuestions.map(({ id, key }) => [id, key]))
  return {
    categories: categories.map(({ products, ...category }) => ({
      ...category,
      products: products.map((product) =>
        fileProductOf(product, { keys, files, earlierPrices: earlier.get(product.id) ?? [] }),
      ),
    })),
    ...(sharedQuestions.length > 0 && { sharedQuestions }),
    discounts: discounts.map(({ targetId, ...discount }) => ({ ...discount, target: targetId })),
  }
}

type Beside = { keys: ReadonlyMap<number, string>; files: PictureFiles; earlierPrices: EarlierPrice[] }

// A question that the menu shares is named by its key; the dish holds it for those who price and show it.
function fileProductOf(product: Product, { keys, files, earlierPrices }: Beside): NumberedProduct {
  const { lowestPriceGrosze: _, image, questions, ...rest } = product
  const shared = questions.flatMap(({ id }) => keys.get(id) ?? [])
  return {
    ...rest,
    image: image && { file: files.fileOf(image.src), alt: image.alt },
    questions: questions.filter(({ id }) => !keys.has(id)).map(fileQuestionOf),
    ...(shared.length > 0 && { sharedQuestions: shared }),
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
