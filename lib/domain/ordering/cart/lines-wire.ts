import type { CartLine } from '@/lib/domain/ordering/cart/cart-line'
import type { CartProduct } from '@/lib/domain/ordering/cart/schema'
import { answersFromWire, answersToWire } from '@/lib/domain/ordering/menu/answers/answers'

/** Lines as POST /carts/quote and POST /orders carry them. */
export function linesToWire(lines: readonly CartLine[]): CartProduct[] {
  return lines.map(({ productId, amount, answers, note }) => ({
    product_id: productId,
    amount,
    answers: answersToWire(answers),
    ...(note.trim() && { note: note.trim() }),
  }))
}

export function linesFromWire(products: readonly CartProduct[]): CartLine[] {
  return products.map(({ product_id, amount, answers, note }) => ({
    productId: product_id,
    amount,
    answers: answersFromWire(answers),
    note: note?.trim() ?? '',
  }))
}
