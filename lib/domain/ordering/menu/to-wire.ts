import { groszeToWire } from '@/lib/domain/money'
import type { Discount, Menu, Option, Product, Question } from '@/lib/domain/ordering/menu/menu'
import type { WireMenu } from '@/lib/domain/ordering/menu/schema'

type WireProduct = WireMenu['categories'][number]['products'][number]

/** The menu as GET /restaurants/{id}/menu answers it. */
export function menuToWire(menu: Menu): WireMenu {
  return {
    categories: menu.categories.map(({ id, name, servingTimes, products }) => ({
      id,
      name,
      serving_times: servingTimes,
      products: products.map(productOf),
    })),
    discounts: menu.discounts.map(discountOf),
    popular: menu.popular ?? [],
  }
}

function productOf(product: Product): WireProduct {
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
    questions: questions.map(questionOf),
  }
}

function questionOf(question: Question): WireProduct['questions'][number] {
  if (question.type === 'set') return { ...question, components: question.components.map(componentOf) }
  const { freeCount, maxPerOption, options, ...rest } = question
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
