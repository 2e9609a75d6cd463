import { type CartLine, lineKey, linesByKey, MAX_AMOUNT, MAX_LINES } from '@/lib/domain/ordering/cart/cart-line'

/** Lines of one restaurant. `conflict` is a line of another restaurant that waits for the diner's decision. */
export type Cart = {
  restaurantId: number | null
  lines: CartLine[]
  conflict: { restaurantId: number; line: CartLine } | null
}

/** `key` is the `lineKey` of the line before the change. */
export type CartAction =
  | { type: 'added'; restaurantId: number; line: CartLine }
  | { type: 'amountChanged'; key: string; amount: number }
  | { type: 'edited'; key: string; line: CartLine }
  | { type: 'removed'; key: string }
  | { type: 'conflictAccepted' }
  | { type: 'conflictDeclined' }
  | { type: 'restored'; cart: Cart }
  | { type: 'cleared' }

export const emptyCart: Cart = { restaurantId: null, lines: [], conflict: null }

/** The next cart. Restaurants are never mixed, and replaced only with the diner's consent. */
export function reduceCart(cart: Cart, action: CartAction): Cart {
  switch (action.type) {
    case 'added':
      return add(cart, action.restaurantId, action.line)
    case 'amountChanged':
      return withLines(
        cart,
        changed(cart.lines, action.key, (line) => ({ ...line, amount: action.amount })),
      )
    case 'edited':
      return withLines(
        cart,
        changed(cart.lines, action.key, () => action.line),
      )
    case 'removed':
      return withLines(
        cart,
        changed(cart.lines, action.key, (line) => ({ ...line, amount: 0 })),
      )
    case 'conflictAccepted':
      return cart.conflict ? add(emptyCart, cart.conflict.restaurantId, cart.conflict.line) : cart
    case 'conflictDeclined':
      return { ...cart, conflict: null }
    case 'restored':
      return action.cart
    case 'cleared':
      return emptyCart
  }
}

/** Units in the cart, for the badge. */
export function unitsIn({ lines }: Cart): number {
  return lines.reduce((sum, { amount }) => sum + amount, 0)
}

/** Is the maximum number of lines reached? */
export function isFull({ lines }: Cart): boolean {
  return lines.length >= MAX_LINES
}

function add(cart: Cart, restaurantId: number, line: CartLine): Cart {
  const isOther = cart.restaurantId !== restaurantId && cart.lines.length > 0
  if (isOther) return { ...cart, conflict: { restaurantId, line } }
  return withLines({ ...cart, restaurantId }, [...cart.lines, line])
}

function withLines(cart: Cart, lines: readonly CartLine[]): Cart {
  const merged = [...linesByKey(lines.map(withWholeAmount).filter(({ amount }) => amount > 0)).values()].slice(
    0,
    MAX_LINES,
  )
  return merged.length === 0 ? { ...cart, restaurantId: null, lines: [] } : { ...cart, lines: merged }
}

function changed(lines: readonly CartLine[], key: string, change: (line: CartLine) => CartLine): CartLine[] {
  return lines.map((line) => (lineKey(line) === key ? change(line) : line))
}

// The amount can be typed: it becomes the nearest whole number from 0 to 99.
function withWholeAmount(line: CartLine): CartLine {
  const amount = Number.isFinite(line.amount) ? Math.trunc(line.amount) : 0
  return { ...line, amount: Math.min(Math.max(amount, 0), MAX_AMOUNT) }
}

/** The restaurant of the cart, for pages of other restaurants. */
export type CartRestaurant = { id: number; name: string; path: string }
