import type { DeliveryType } from '@/lib/domain/ordering/delivery/schema'
import type { LocalDate, LocalTime } from '@/lib/domain/time/time'

/** Choices that are pressed, not typed. */
export type CheckoutChoices = {
  deliveryType: DeliveryType
  /** `null` = as soon as possible; `time` '' = not chosen yet. */
  later: { date: LocalDate; time: LocalTime | '' } | null
  method: string
  /** Grosze as text, or 'other'. */
  tip: string
}
/** Checkout data that a tab stores until the order is placed: typed text is never lost. Contract C11. */
export type StoredCheckout = {
  fields: Record<string, string>
  choices: CheckoutChoices
}

/** Storage key of a restaurant's checkout. */
export function checkoutKey(restaurantId: number): string {
  return `checkout:${restaurantId}`
}

/** The stored checkout, or `null` for nothing or an unreadable text. */
export function readStoredCheckout(text: string | null): StoredCheckout | null {
  if (!text) return null
  try {
    const stored = JSON.parse(text) as Partial<StoredCheckout> | null
    const isOurs = stored?.fields && isChoices(stored.choices)
    return isOurs ? (stored as StoredCheckout) : null
  } catch {
    return null
  }
}

function isChoices(value: unknown): value is CheckoutChoices {
  const { deliveryType, method, tip } = Object(value) as Record<string, unknown>
  return [deliveryType, method, tip].every((choice) => typeof choice === 'string')
}
