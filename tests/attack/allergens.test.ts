import { questionLimitsOf } from '@/lib/domain/ordering/menu/answers/answer-errors'
import type { Answer, ChoiceAnswer } from '@/lib/domain/ordering/menu/answers/answers'
import { chosenWith, withChosen, withPick } from '@/lib/domain/ordering/menu/answers/change-answer'
import { defaultAnswers } from '@/lib/domain/ordering/menu/answers/default-answers'
import {
  type AllergenFacts,
  allergensChosen,
  allergensPossible,
  hasNoAllergens,
} from '@/lib/domain/ordering/menu/diet/allergen-facts'
import { ALLERGEN_CODES, type Allergen } from '@/lib/domain/ordering/menu/diet/allergens'
import { dietMatchOf, unfitParts } from '@/lib/domain/ordering/menu/diet/diet-filter'
import { DIET_CODES, type DietWish, NO_FILTER } from '@/lib/domain/ordering/menu/diet/diets'
import {
  type ChoiceQuestion,
  isSet,
  type Menu,
  type Option,
  type Product,
  type Products,
  productsOf,
} from '@/lib/domain/ordering/menu/menu'
import { numberMenu } from '@/lib/domain/restaurant/file/number-menu'
import { menuFromStored, storedMenuOf } from '@/lib/domain/restaurant/file/stored-menu'
import { menuData } from '@/lib/domain/seo/menu-data'
import fc from '@/tests/support/fast-check'
import { readSamples } from '@/upstream/seed/read-samples'

/**
 * See docs/design/orders.md: over every sample menu, as it is and with allergens that the kitchen did not state.
 * Seeded.
 */
const RUNS = { seed: 10_2026, numRuns: 60 }

const { restaurants } = readSamples(new Date('2026-10-19T12:00:00+02:00'))
const menus: Menu[] = restaurants.flatMap(({ file }) =>
  file.menu && file.orders ? [menuFromStored(storedMenuOf(numberMenu(file.menu, null), () => null))] : [],
)

const filters: fc.Arbitrary<DietWish> = fc.record({
  diets: fc.subarray([...DIET_CODES]),
  without: fc.subarray([...ALLERGEN_CODES], { maxLength: 5 }),
})

/** Every n-th product and option has no allergen data. */
function silenced(menu: Menu, everyNth: number): Menu {
  let count = 0
  const isSilent = () => everyNth > 0 && count++ % everyNth === 0
  const quiet = <T extends Product | Option>(one: T): T => (isSilent() ? { ...one, allergens: null } : one)
  const asks = (product: Product): Product => ({
    ...product,
    questions: product.questions.map((question) =>
      isSet(question) ? question : { ...question, options: question.options.map(quiet) },
    ),
  })
  return {
    ...menu,
    categories: menu.categories.map((category) => ({ ...category, products: category.products.map(quiet).map(asks) })),
  }
}
const anyMenu = fc.tuple(fc.nat(menus.length - 1), fc.constantFrom(0, 0, 2, 5, 11))
const productsIn = ([index, everyNth]: [number, number]) => productsOf(silenced(menus[index]!, everyNth))

/** A second, simple implementation for comparison: all parts of the dish. */
function contents(product: Product, answers: readonly Answer[], products: Products): (Product | Option)[] {
  const parts: (Product | Option)[] = [product]
  const addOptions = (owner: Product, given: readonly ChoiceAnswer[]) => {
    for (const { questionId, options } of given)
      for (const { optionId, amount } of options) {
        const question = owner.questions.find(({ id }) => id === questionId) as ChoiceQuestion
        if (amount > 0) parts.push(question.options.find(({ id }) => id === optionId)!)
      }
  }
  addOptions(product, answers)
  for (const { components } of answers)
    for (const { picks } of components)
      for (const pick of picks) {
        const picked = products.get(pick.productId)!
        parts.push(picked)
        addOptions(picked, pick.answers)
      }
  return parts
}
const union = (parts: (Product | Option)[]): Allergen[] =>
  ALLERGEN_CODES.filter((code) => parts.some(({ allergens }) => allergens?.includes(code)))

/** Tries random answers; each is applied only if the sheet would accept it. */
function answered(product: Product, products: Products, filter: DietWish, moves: readonly number[]): Answer[][] {
  let answers = defaultAnswers(product, products, filter)
  const path = [answers]
  for (const move of moves) {
    const question = product.questions[move % product.questions.length]
    if (!question) break
    answers = isSet(question) ? picked(answers, question) : chosen(answers, question, move)
    path.push(answers)

    function picked(from: Answer[], set: Extract<typeof question, { type: 'set' }>): Answer[] {
      const component = set!.components[(move >> 4) % set!.components.length]!
      const place = { setId: set!.id, componentId: component.id, pick: (move >> 8) % component.count }
      const listed = component.products[(move >> 12) % component.products.length]!
      const one = products.get(listed.productId)!
      const next = withPick(from, place, one, filter)
      const nested = one.questions.filter((own) => !isSet(own))[0]
      if (!nested || isSet(nested)) return next
      const option = nested.options[(move >> 16) % nested.options.length]!
      const at = { ...place, pick: 0 }
      const own = next
        .find(({ questionId }) => questionId === set!.id)!
        .components.find(({ componentId }) => componentId === component.id)!.picks[0]!
      if (own.productId !== one.id) return next
      return withChosen(next, at, nested.id, chosenWith([], nested, option.id, 1))
    }
    function chosen(from: Answer[], choice: ChoiceQuestion, by: number): Answer[] {
      const option = choice.options[(by >> 4) % choice.options.length]!
      const own = from.find(({ questionId }) => questionId === choice.id)?.options ?? []
      return withChosen(
        from,
        null,
        choice.id,
        chosenWith(own, choice, option.id, (by >> 8) % (questionLimitsOf(choice).perOption + 1)),
      )
    }
  }
  return path
}

const isAgainst = ({ allergens, diets }: Product | Option, { without, diets: wanted }: DietWish): boolean => {
  if (without.length > 0 && (allergens === null || without.some((code) => allergens.includes(code)))) return true
  if (wanted.length > 0 && diets === null && allergens === null) return true
  return (
    diets !== null &&
    wanted.some((diet) => !diets.includes(diet) && !(diet === 'vegetarian' && diets.includes('vegan')))
  )
}

it('a dish that passes the filter opens without anything that is excluded or unknown', () => {
  fc.assert(
    fc.property(anyMenu, filters, (which, filter) => {
      const products = productsIn(which)
      for (const product of products.values()) {
        if (dietMatchOf(product, filter, products) === 'unfit') continue
        const opened = contents(product, defaultAnswers(product, products, filter), products)
        expect(opened.filter((part) => isAgainst(part, filter)).map(({ name }) => `${product.name}: ${name}`)).toEqual(
          [],
        )
      }
    }),
    RUNS,
  )
})

it('a dish that passes can be ordered: every required question has permitted answers', () => {
  fc.assert(
    fc.property(anyMenu, filters, (which, filter) => {
      const products = productsIn(which)
      for (const product of products.values()) {
        if (dietMatchOf(product, filter, products) === 'unfit') continue
        for (const question of product.questions)
          if (!isSet(question) && question.options.some(({ available }) => available))
            expect(
              question.options.filter((option) => option.available && !isAgainst(option, filter)).length *
                question.maxPerOption,
            ).toBeGreaterThanOrEqual(questionLimitsOf(question).min)
      }
    }),
    RUNS,
  )
})

it('after any change of answers the allergens shown are those of the parts, and "none" only where all are known', () => {
  fc.assert(
    fc.property(anyMenu, filters, fc.array(fc.nat(0x7fffffff), { maxLength: 6 }), (which, filter, moves) => {
      const products = productsIn(which)
      for (const product of products.values())
        for (const answers of answered(product, products, filter, moves)) {
          const parts = contents(product, answers, products)
          const shown: AllergenFacts = allergensChosen(product, answers, products)
          expect(shown.contains).toEqual(union(parts))
          expect(shown.unknown.length > 0).toBe(parts.some(({ allergens }) => allergens === null))
          if (hasNoAllergens(shown)) expect(parts.every(({ allergens }) => allergens?.length === 0)).toBe(true)
          const against = unfitParts(product, answers, filter, products).map(({ name }) => name)
          expect(against).toEqual(parts.filter((part) => isAgainst(part, filter)).map(({ name }) => name))
        }
    }),
    RUNS,
  )
})

it('before any choice, "none" is shown only for dishes that can contain none', () => {
  fc.assert(
    fc.property(anyMenu, fc.array(fc.nat(0x7fffffff), { maxLength: 6 }), (which, moves) => {
      const products = productsIn(which)
      for (const product of products.values()) {
        const ways = answered(product, products, NO_FILTER, moves)
        const possible = allergensPossible(product, products)
        for (const answers of ways) {
          const parts = contents(product, answers, products)
          expect([...possible.contains, ...possible.byChoice]).toEqual(expect.arrayContaining(union(parts)))
          if (hasNoAllergens(possible) && possible.byChoice.length === 0)
            expect(parts.every(({ allergens }) => allergens?.length === 0)).toBe(true)
        }
      }
    }),
    RUNS,
  )
})

it('structured data name a diet only where no choice violates it', () => {
  for (const menu of menus) {
    const products = productsOf(menu)
    const data = JSON.parse(JSON.stringify(menuData(menu, { name: 'Menu', url: 'https://nakryte.pl/order/1' })))
    const items = data.hasMenuSection.flatMap(({ hasMenuItem }: { hasMenuItem: object[] }) => hasMenuItem) as {
      name: string
      suitableForDiet?: string[]
    }[]
    for (const { name, suitableForDiet = [] } of items) {
      const product = [...products.values()].find((one) => one.name === name)!
      for (const [diet, url] of [
        ['vegetarian', 'VegetarianDiet'],
        ['vegan', 'VeganDiet'],
      ] as const)
        if (suitableForDiet.some((said) => said.endsWith(url)))
          for (const moves of [[0], [1, 17], [0x1010101, 0x2020202], [0x3333333, 0x7777777]])
            for (const answers of answered(product, products, NO_FILTER, moves))
              expect(
                contents(product, answers, products)
                  .filter((part) => 'available' in part && part.available)
                  .filter((part) => isAgainst(part, { diets: [diet], without: [] }))
                  .map((part) => `${name}: ${part.name}`),
              ).toEqual([])
    }
  }
})
