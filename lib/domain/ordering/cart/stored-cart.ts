import { type Cart, emptyCart, reduceCart } from '@/lib/domain/ordering/cart/cart'
import type { CartLine } from '@/lib/domain/ordering/cart/cart-line'
import type { Answer, ChoiceAnswer, Chosen, ComponentAnswer, Pick } from '@/lib/domain/ordering/menu/answers/answers'

const VERSION = 1

/** The stored text of a cart; an open conflict is not stored. */
export function storedCart({ restaurantId, lines }: Cart): string {
  return JSON.stringify({ v: VERSION, restaurantId, lines })
}

/** The cart of a stored text. An invalid text gives an empty cart, never an error. */
export function readStoredCart(text: string | null): Cart {
  const value = parsed(text)
  if (!isObject(value) || value.v !== VERSION || !isId(value.restaurantId) || !isListOf(value.lines, isLine)) {
    return emptyCart
  }
  const restaurantId = value.restaurantId
  return value.lines.reduce((cart, line) => reduceCart(cart, { type: 'added', restaurantId, line }), emptyCart)
}

function isLine(value: unknown): value is CartLine {
  return (
    isObject(value) &&
    isId(value.productId) &&
    isId(value.amount) &&
    typeof value.note === 'string' &&
    ['string', 'undefined'].includes(typeof value.name) &&
    isListOf(value.answers, isAnswer)
  )
}

function isAnswer(value: unknown): value is Answer {
  return isChoice(value) && 'components' in value && isListOf(value.components, isComponent)
}

function isChoice(value: unknown): value is ChoiceAnswer {
  return isObject(value) && isId(value.questionId) && isListOf(value.options, isChosen)
}

function isChosen(value: unknown): value is Chosen {
  return isObject(value) && isId(value.optionId) && isId(value.amount)
}

function isComponent(value: unknown): value is ComponentAnswer {
  return isObject(value) && isId(value.componentId) && isListOf(value.picks, isPick)
}

function isPick(value: unknown): value is Pick {
  return isObject(value) && isId(value.productId) && isListOf(value.answers, isChoice)
}

function isListOf<T>(value: unknown, isOne: (one: unknown) => one is T): value is T[] {
  return Array.isArray(value) && value.every(isOne)
}

function isId(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) > 0
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
