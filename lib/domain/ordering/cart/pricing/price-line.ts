import type { Grosze } from '@/lib/domain/money'
import type { CartLine } from '@/lib/domain/ordering/cart/cart-line'
import { type AnswerError, answerErrors } from '@/lib/domain/ordering/menu/answers/answer-errors'
import { optionsGrosze, pickedDepositGrosze } from '@/lib/domain/ordering/menu/answers/option-price'
import type { Product, Products } from '@/lib/domain/ordering/menu/menu'

/** A line with its prices; `product` is null if it is no longer on the menu, then every price is 0. */
export type LinePrice = {
  line: CartLine
  product: Product | null
  /** One unit with its options, before promotions. Ledger L150. */
  unitGrosze: Grosze
  lineGrosze: Grosze
  packagingGrosze: Grosze
  depositGrosze: Grosze
  errors: AnswerError[]
}

/** The price of a line as far as it does not depend on other lines. */
export function priceLine(line: CartLine, products: Products): LinePrice {
  const product = products.get(line.productId) ?? null
  if (!product) return { line, product, unitGrosze: 0, lineGrosze: 0, packagingGrosze: 0, depositGrosze: 0, errors: [] }
  const unitGrosze = product.priceGrosze + optionsGrosze(product, line.answers, products)
  const deposit = product.depositGrosze + pickedDepositGrosze(line.answers, products)
  return {
    line,
    product,
    unitGrosze,
    lineGrosze: unitGrosze * line.amount,
    packagingGrosze: product.packagingGrosze * line.amount,
    depositGrosze: deposit * line.amount,
    errors: answerErrors(product, line.answers, products),
  }
}
