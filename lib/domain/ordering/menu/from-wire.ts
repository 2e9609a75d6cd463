import { groszeFromWire } from '@/lib/domain/money'
import type { Discount, Menu, Option, Product, Question } from '@/lib/domain/ordering/menu/menu'
import type { WireMenu } from '@/lib/domain/ordering/menu/schema'

type WireProduct = WireMenu['categories'][number]['products'][number]
type WireQuestion = Exclude<WireProduct['questions'][number], { type: 'shared' }>
type WireOption = Extract<WireQuestion, { options: unknown }>['options'][number]

/** Maps GET /restaurants/{id}/menu to the internal menu. */
export function menuFromWire(wire: WireMenu): Menu {
  const shared = new Map(wire.shared_questions.map((question) => [question.id, questionOf(question)]))
  return {
    categories: wire.categories.map(({ id, name, serving_times: servingTimes, products }) => ({
      id,
      name,
      servingTimes,
      products: products.map((product) => productOf(product, shared)),
    })),
    discounts: wire.discounts.map(discountOf),
    popular: wire.popular,
  }
}

function productOf(product: WireProduct, shared: ReadonlyMap<number, Question>): Product {
  const { price, lowest_price_30_days, packaging, deposit, serving_times, goes_with, questions, ...rest } = product
  return {
    ...rest,
    servingTimes: serving_times,
    goesWith: goes_with,
    priceGrosze: groszeFromWire(price),
    lowestPriceGrosze: lowest_price_30_days === null ? null : groszeFromWire(lowest_price_30_days),
    packagingGrosze: groszeFromWire(packaging),
    depositGrosze: groszeFromWire(deposit),
    questions: questions.flatMap((question) =>
      question.type === 'shared' ? (shared.get(question.id) ?? []) : [questionOf(question)],
    ),
  }
}

function questionOf(question: WireQuestion): Question {
  if (question.type === 'set') return { ...question, components: question.components.map(componentOf) }
  const { free_count, max_per_option, options, ...rest } = question
  return { ...rest, freeCount: free_count, maxPerOption: max_per_option, options: options.map(optionOf) }
}

function componentOf(component: Extract<WireQuestion, { type: 'set' }>['components'][number]) {
  const products = component.products.map(({ product_id, surcharge }) => ({
    productId: product_id,
    surchargeGrosze: groszeFromWire(surcharge),
  }))
  return { ...component, products }
}

function optionOf({ price, ...rest }: WireOption): Option {
  return { ...rest, priceGrosze: groszeFromWire(price) }
}

function discountOf(wire: WireMenu['discounts'][number]): Discount {
  const { target_id, max_uses, days, hours, delivery_types, ...rest } = wire
  return {
    ...rest,
    targetId: target_id,
    maxUses: max_uses ?? null,
    days: days ?? null,
    hours: hours ?? null,
    deliveryTypes: delivery_types ?? null,
  }
}
