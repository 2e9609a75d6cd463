import type {
  FileMenu,
  FileProduct,
  FileQuestion,
  FileSharedQuestion,
  NumberedMenu,
  NumberedProduct,
  NumberedQuestion,
  NumberedSharedQuestion,
} from './menu-schema'

type FileChoice = Exclude<FileQuestion, { type: 'set' }>

/**
 * Numbers items that have no number: with that of the same name in `known`, the present menu, or with a new one above
 * `lastNumber`, the highest this restaurant has ever had. So carts and sold-out marks survive a hand-written menu, and
 * a cart with a deleted dish never refers to another. The menu has passed `menuProblems`. Contract C33.
 */
export function numberMenu(menu: FileMenu, known: NumberedMenu | null, lastNumber = 0): NumberedMenu {
  const numbersOf = (items: Named[], before: Named[]) => numbersAbove(lastNumber, items, before)
  const products = menu.categories.flatMap((category) => category.products)
  const knownProducts = known?.categories.flatMap((category) => category.products) ?? []
  const categoryIds = numbersOf(menu.categories.map(named), known?.categories.map(named) ?? [])
  const isRepeated = repeatedNames([menu, known])
  const dishesOf = ({ categories }: FileMenu | NumberedMenu): Named[] =>
    categories.flatMap(({ name: category, products }) =>
      products.map((item) => ({
        item,
        id: item.id,
        name: isRepeated(item.name) ? `${category} › ${item.name}` : item.name,
      })),
    )
  const productIds = numbersOf(dishesOf(menu), known ? dishesOf(known) : [])
  const questionsOf = (product: FileProduct | NumberedProduct, id: number | undefined) =>
    product.questions.map((item) => ({ item, id: item.id, name: `${id} ${item.title}` }))
  const shared = menu.sharedQuestions ?? []
  const knownShared = known?.sharedQuestions ?? []
  const questionIds = numbersOf(
    [...shared.map(keyed), ...products.flatMap((product) => questionsOf(product, productIds.get(product)))],
    [...knownShared.map(keyed), ...knownProducts.flatMap((product) => questionsOf(product, product.id))],
  )
  const knownQuestions = [...knownShared, ...knownProducts.flatMap((product) => product.questions)]
  const questions = [...shared, ...products.flatMap((product) => product.questions)]
  const [optionIds, componentIds] = [optionsOf, componentsOf].map((partsOf) =>
    numbersOf(
      questions.flatMap((question) => partsOf(question, questionIds.get(question))),
      knownQuestions.flatMap((question) => partsOf(question, question.id)),
    ),
  ) as [Numbers, Numbers]
  const [dishNamed, categoryNamed] = [byFirstName(products), byFirstName(menu.categories)]
  const dishId = (dish: number | string) =>
    typeof dish === 'number' ? dish : numberOf(productIds, dishNamed.get(dish))
  const targetId = ({ scope, target }: FileMenu['discounts'][number]) => {
    if (typeof target === 'number' || scope === 'same-product') return dishId(target)
    return numberOf(categoryIds, categoryNamed.get(target))
  }
  const discountName = (discount: FileMenu['discounts'][number]) => `${discount.scope} ${targetId(discount)}`
  const discountIds = numbersOf(
    menu.discounts.map((item) => ({ item, id: item.id, name: discountName(item) })),
    (known?.discounts ?? []).map((item) => ({ item, id: item.id, name: `${item.scope} ${item.target}` })),
  )

  const choiceOf = <T extends FileChoice>(question: T) => ({
    ...question,
    id: numberOf(questionIds, question),
    options: question.options.map((option) => ({ ...option, id: numberOf(optionIds, option) })),
  })
  const questionOf = (question: FileQuestion): NumberedQuestion => {
    if (question.type !== 'set') return choiceOf(question)
    const id = numberOf(questionIds, question)
    const components = question.components.map((component) => ({
      ...component,
      id: numberOf(componentIds, component),
      products: component.products.map((one) => ({ ...one, dish: dishId(one.dish) })),
    }))
    return { ...question, id, components }
  }
  return {
    categories: menu.categories.map((category) => ({
      ...category,
      id: numberOf(categoryIds, category),
      products: category.products.map((product) => ({
        ...product,
        id: numberOf(productIds, product),
        goesWith: product.goesWith.map(dishId),
        questions: product.questions.map(questionOf),
        sharedQuestions: namedIn(shared, product),
      })),
    })),
    ...(shared.length > 0 && { sharedQuestions: shared.map(choiceOf) }),
    discounts: menu.discounts.map((discount) => ({
      ...discount,
      id: numberOf(discountIds, discount),
      target: targetId(discount),
    })),
  }
}

/** Highest number in a menu; 0 for an empty one. */
export function highestNumber({ categories, discounts, sharedQuestions = [] }: NumberedMenu): number {
  const products = categories.flatMap((category) => category.products)
  const questions = [...sharedQuestions, ...products.flatMap((product) => product.questions)]
  const parts = questions.flatMap<{ id: number }>((question) =>
    question.type === 'set' ? question.components : question.options,
  )
  const all: { id: number }[] = [...categories, ...products, ...questions, ...parts, ...discounts]
  return all.reduce((highest, { id }) => Math.max(highest, id), 0)
}

type Numbers = Map<object, number>
type Named = { item: object; id?: number; name: string }

function named<T extends { id?: number; name: string }>(item: T): Named {
  return { item, id: item.id, name: item.name }
}

/** Does a dish's name repeat in one of the menus? Then its category distinguishes it. */
function repeatedNames(menus: (FileMenu | NumberedMenu | null)[]): (name: string) => boolean {
  const repeated = new Set<string>()
  for (const menu of menus) {
    const seen = new Set<string>()
    for (const { products } of menu?.categories ?? [])
      for (const { name } of products) (seen.has(name) ? repeated : seen).add(name)
  }
  return (name) => repeated.has(name)
}

/** Items by name; the first of equal names. */
function byFirstName<T extends { name: string }>(items: readonly T[]): Map<string, T> {
  return new Map(items.toReversed().map((item) => [item.name, item]))
}

function keyed(question: FileSharedQuestion | NumberedSharedQuestion): Named {
  return { item: question, id: question.id, name: `shared ${question.key}` }
}

/** The shared questions of a dish in the order of the menu, in which they are asked; absent without any. */
function namedIn(shared: readonly FileSharedQuestion[], { sharedQuestions: own }: FileProduct): string[] | undefined {
  const used = new Set(own)
  const keys = shared.flatMap(({ key }) => (used.has(key) ? [key] : []))
  return keys.length > 0 ? keys : undefined
}

function optionsOf(question: FileQuestion | NumberedQuestion, id: number | undefined): Named[] {
  if (question.type === 'set') return []
  return question.options.map((item) => ({ item, id: item.id, name: `${id} ${item.name}` }))
}

function componentsOf(question: FileQuestion | NumberedQuestion, id: number | undefined): Named[] {
  if (question.type !== 'set') return []
  return question.components.map((item) => ({ item, id: item.id, name: `${id} ${item.title}` }))
}

function numbersAbove(lastNumber: number, items: Named[], known: Named[]): Numbers {
  const taken = new Set(items.flatMap(({ id }) => id ?? []))
  const byName = new Map(known.map(({ id, name }) => [name, id]))
  let last = [...items, ...known].reduce((highest, { id = 0 }) => Math.max(highest, id), lastNumber)
  const numbers: Numbers = new Map()
  for (const { item, id, name } of items) {
    const before = byName.get(name)
    const ownNumber = id ?? (before !== undefined && !taken.has(before) ? before : undefined)
    const number = ownNumber ?? ++last
    numbers.set(item, number)
    taken.add(number)
  }
  return numbers
}

function numberOf(numbers: Numbers, item: object | undefined): number {
  const id = item && numbers.get(item)
  if (id === undefined) throw new Error('a menu that was not checked was numbered')
  return id
}
