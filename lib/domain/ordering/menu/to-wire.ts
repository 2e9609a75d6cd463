import { groszeToWire } from '@/lib/domain/money'
import type { Discount, Menu, Option, Product, Question } from '@/lib/domain/ordering/menu/menu'
import type { WireMenu } from '@/lib/domain/ordering/menu/schema'

type Choice = Exclude<Question, { type: 'set' }>
type WireProduct = WireMenu['categories'][number]['products'][number]

/** The menu on the wire of GET /restaurants/{id}/menu: a question object that several dishes share is sent once. */
export function menuToWire(menu: Menu): WireMenu {
  const shared = sharedIn(menu)
  return {
    categories: menu.categories.map(({ id, name, servingTimes, products }) => ({
      id,
      name,
      serving_times: servingTimes,
      products: products.map((product) => productOf(product, shared)),
    })),
    shared_questions: [...shared].map(choiceOf),
    discounts: menu.discounts.map(discountOf),
    popular: menu.popular ?? [],
  }
}

/** A question with sold-out options of one dish is an object of its own, so it is not shared. */
function sharedIn({ categories }: Menu): Set<Choice> {
  const [seen, shared] = [new Set<Question>(), new Set<Choice>()]
  for (const question of categories.flatMap(({ products }) => products).flatMap(({ questions }) => questions)) {
    if (question.type !== 'set' && seen.has(question)) shared.add(question)
    seen.add(question)
  }
  return shared
}

function productOf(product: Product, shared: ReadonlySet<Question>): WireProduct {
  const { priceGrosze, lowestPriceGrosze, packagingGrosze, depositGrosze, servingTimes, goesWith, questions, ...rest } =
    product
  return {
    ...rest,
    price: groszeToWire(priceGrosze),
    lowest_price_30_days: lowestPriceGrosze === null ? null : groszeToWire(lowestPriceGrosze),
    packaging: groszeToWire(packagingGrosze),
    deposit: groszeToWire(depositGrosze),
    serving_times: servingTimes,
    goes_with: goesWith,
    questions: questions.map((question) =>
      shared.has(question) ? { type: 'shared', id: question.id } : questionOf(question),
    ),
  }
}

function questionOf(question: Question): WireProduct['questions'][number] {
  if (question.type === 'set') return { ...question, components: question.components.map(componentOf) }
  return choiceOf(question)
}

function choiceOf({ freeCount, maxPerOption, options, ...rest }: Choice) {
  return { ...rest, free_count: freeCount, max_per_option: maxPerOption, options: options.map(optionOf) }
}

function componentOf(component: Extract<Question, { type: 'set' }>['components'][number]) {
  const products = component.products.map(({ productId, surchargeGrosze }) => ({
    product_id: productId,
    surcharge: groszeToWire(surchargeGrosze),
  }))
  return { ...component, products }
}

function optionOf({ priceGrosze, ...rest }: Option) {
  return { ...rest, price: groszeToWire(priceGrosze) }
}

function discountOf({ targetId, maxUses, deliveryTypes, ...rest }: Discount) {
  return { ...rest, target_id: targetId, max_uses: maxUses, delivery_types: deliveryTypes }
}
