import type { Grosze } from '@/lib/domain/money'
import { questionLimitsOf } from '@/lib/domain/ordering/menu/answers/answer-errors'
import { isSet, type Product } from '@/lib/domain/ordering/menu/menu'

/** The lowest price of one unit including required choices, and whether choices can raise it. Contract C6. */
export function startingPrice({ priceGrosze, questions }: Pick<Product, 'priceGrosze' | 'questions'>): {
  grosze: Grosze
  isFrom: boolean
} {
  const required = questions.flatMap((question) =>
    isSet(question) || questionLimitsOf(question).min === 0 ? [] : [question],
  )
  const prices = required.map((question) => {
    const open = question.options.filter((option) => option.available).map((option) => option.priceGrosze)
    const paid = Math.max(0, questionLimitsOf(question).min - question.freeCount)
    return { least: open.length > 0 ? Math.min(...open) * paid : 0, varies: paid > 0 && new Set(open).size > 1 }
  })
  return {
    grosze: priceGrosze + prices.reduce((sum, { least }) => sum + least, 0),
    isFrom: prices.some(({ varies }) => varies),
  }
}
