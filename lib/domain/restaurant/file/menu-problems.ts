import { FILE_WORDS } from '@/messages/content/restaurant-file'
import type { FileProblem } from './file-problem'
import type { FileMenu, FileProduct, FileQuestion } from './menu-schema'

type Placed<T> = { path: string; item: T }

/** Problems between two places of a menu. Contract C6, C7, C33. */
export function menuProblems(menu: FileMenu): FileProblem[] {
  const categories = menu.categories.map((item, i) => ({ path: `menu.categories[${i}]`, item }))
  const products = categories.flatMap(({ path, item }) => placed(item.products, `${path}.products`))
  const shared = placed(menu.sharedQuestions ?? [], 'menu.sharedQuestions')
  const keys = new Set(shared.map(({ item }) => item.key))
  const own = products.flatMap(({ path, item }) => placed(item.questions, `${path}.questions`))
  const questions: Placed<FileQuestion>[] = [...shared, ...own]
  const options = questions.flatMap(({ path, item }) => placed(optionsOf(item), `${path}.options`))
  const components = questions.flatMap(({ path, item }) => placed(componentsOf(item), `${path}.components`))
  const dishes = dishesOf(products.map(({ item }) => item))
  return [
    ...[categories, products, questions, options, components].flatMap((list) => repeatedIds<{ id?: number }>(list)),
    ...repeatedNames(categories),
    // A name may repeat in another category: a pizza of 32 and one of 42 cm.
    ...categories.flatMap(({ path, item }) => repeatedNames(placed(item.products, `${path}.products`))),
    ...repeatedKeys(shared),
    ...products.flatMap((one) => sharedProblems(one, keys)),
    ...products.flatMap((one) => goesWithProblems(one, dishes)),
    ...components.flatMap(({ path, item }) =>
      item.products.flatMap(({ dish }, i) => setProblems(dish, dishes, `${path}.products[${i}].dish`)),
    ),
    ...questions.flatMap(choiceProblems),
    ...discountProblems(menu, dishes),
  ]
}

type Dishes = { find: (dish: number | string) => readonly FileProduct[]; isSet: (product: FileProduct) => boolean }

function dishesOf(products: FileProduct[]): Dishes {
  // Ids are numbers and names are texts, so one map has both.
  const byNameOrId = new Map<number | string, FileProduct[]>()
  const add = (key: number | string, product: FileProduct) => {
    const known = byNameOrId.get(key)
    if (known) known.push(product)
    else byNameOrId.set(key, [product])
  }
  for (const product of products) {
    add(product.name, product)
    if (product.id !== undefined) add(product.id, product)
  }
  return {
    find: (dish) => byNameOrId.get(dish) ?? [],
    isSet: ({ questions }) => questions.some(({ type }) => type === 'set'),
  }
}

function placed<T>(items: readonly T[], path: string): Placed<T>[] {
  return items.map((item, i) => ({ path: `${path}[${i}]`, item }))
}

function optionsOf(question: FileQuestion) {
  return question.type === 'set' ? [] : question.options
}

function componentsOf(question: FileQuestion) {
  return question.type === 'set' ? question.components : []
}

function repeatedIds<T extends { id?: number }>(list: Placed<T>[]): FileProblem[] {
  const seen = new Set<number>()
  return list.flatMap(({ path, item: { id } }) => {
    if (id === undefined) return []
    if (seen.has(id)) return [{ path: `${path}.id`, message: FILE_WORDS.repeatedId(id) }]
    seen.add(id)
    return []
  })
}

// Items with a number may share their name.
function repeatedNames(list: Placed<{ id?: number; name: string }>[]): FileProblem[] {
  const seen = new Set<string>()
  return list.flatMap(({ path, item: { id, name } }) => {
    if (id !== undefined) return []
    if (seen.has(name)) return [{ path: `${path}.name`, message: FILE_WORDS.repeated(name) }]
    seen.add(name)
    return []
  })
}

function repeatedKeys(list: Placed<{ key: string }>[]): FileProblem[] {
  const seen = new Set<string>()
  return list.flatMap(({ path, item: { key } }) => {
    if (seen.has(key)) return [{ path: `${path}.key`, message: FILE_WORDS.repeated(key) }]
    seen.add(key)
    return []
  })
}

function sharedProblems({ path, item }: Placed<FileProduct>, known: ReadonlySet<string>): FileProblem[] {
  return (item.sharedQuestions ?? []).flatMap((key, i) =>
    known.has(key) ? [] : [{ path: `${path}.sharedQuestions[${i}]`, message: FILE_WORDS.unknownQuestion(key) }],
  )
}

function dishProblem(dish: number | string, { find }: Dishes, path: string): FileProblem[] {
  const found = find(dish)
  if (found.length === 1) return []
  const message = found.length === 0 ? FILE_WORDS.unknownDish(dish) : FILE_WORDS.ambiguousDish(String(dish))
  return [{ path, message }]
}

function goesWithProblems({ path, item }: Placed<FileProduct>, dishes: Dishes): FileProblem[] {
  return item.goesWith.flatMap((dish, i) => {
    const at = `${path}.goesWith[${i}]`
    if (dishes.find(dish).includes(item)) return [{ path: at, message: FILE_WORDS.itself }]
    return dishProblem(dish, dishes, at)
  })
}

function setProblems(dish: number | string, dishes: Dishes, path: string): FileProblem[] {
  const problems = dishProblem(dish, dishes, path)
  if (problems.length > 0) return problems
  return dishes.find(dish).some(dishes.isSet) ? [{ path, message: FILE_WORDS.setInSet }] : []
}

function choiceProblems({ path, item }: Placed<FileQuestion>): FileProblem[] {
  if (item.type === 'set') return []
  const { min, max, maxPerOption, options } = item
  const problems: FileProblem[] = []
  const chosen = options.filter((option) => option.default).length
  const most = item.type === 'single-choice' ? 1 : max || Number.POSITIVE_INFINITY
  if (max > 0 && min > max) problems.push({ path: `${path}.min`, message: FILE_WORDS.minAboveMax })
  if (min > options.length * maxPerOption)
    problems.push({ path: `${path}.options`, message: FILE_WORDS.tooFewOptions(min) })
  if (chosen > most) problems.push({ path: `${path}.options`, message: FILE_WORDS.tooManyDefaults })
  return problems
}

function discountProblems({ categories, discounts }: FileMenu, dishes: Dishes): FileProblem[] {
  return [
    ...repeatedIds(placed(discounts, 'menu.discounts')),
    ...discounts.flatMap(({ scope, target }, i) => {
      const path = `menu.discounts[${i}].target`
      if (scope === 'same-product') return dishProblem(target, dishes, path)
      const isThere = categories.some(({ id, name }) => (typeof target === 'number' ? id === target : name === target))
      return isThere ? [] : [{ path, message: FILE_WORDS.unknownTarget(target) }]
    }),
  ]
}
