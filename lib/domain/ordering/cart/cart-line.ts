import { type Answer, answersKey } from '@/lib/domain/ordering/menu/answers/answers'

/**
 * One row of a cart: `amount` units of a product with the same answers and note. `name` is the dish's name when it
 * was chosen: it names a dish that has left the menu since.
 */
export type CartLine = { productId: number; amount: number; answers: Answer[]; note: string; name?: string }

export const MAX_AMOUNT = 99
export const MAX_LINES = 50
export const MAX_LINE_NOTE = 200

/** Lines with equal keys are merged: product, answers and note are equal. Contract C6. */
export function lineKey({ productId, answers, note }: Omit<CartLine, 'amount'>): string {
  return `${productId}|${answersKey(answers)}|${note.trim()}`
}

/** Merges equal lines, in the order of their first occurrence, by key. The amount is limited to 99. */
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
