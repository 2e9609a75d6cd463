import { type Answer, answersKey } from '@/lib/domain/ordering/menu/answers/answers'

/** One row of a cart: `amount` units of a product with the same answers and note. */
export type CartLine = { productId: number; amount: number; answers: Answer[]; note: string }

export const MAX_AMOUNT = 99
export const MAX_LINES = 50
export const MAX_NOTE = 200

/** Equal only where product, answers and note are equal: then two lines are one. Contract C6. */
export function lineKey({ productId, answers, note }: Omit<CartLine, 'amount'>): string {
  return `${productId}|${answersKey(answers)}|${note.trim()}`
}

/** Equal lines added up, in the order of their first, by their key. The amount is cut to 99. */
export function linesByKey(lines: readonly CartLine[]): Map<string, CartLine> {
  const merged = new Map<string, CartLine>()
  for (const line of lines) {
    const key = lineKey(line)
    merged.set(key, { ...line, amount: limited((merged.get(key)?.amount ?? 0) + line.amount) })
  }
  return merged
}

function limited(amount: number): number {
  return Math.min(amount, MAX_AMOUNT)
}
