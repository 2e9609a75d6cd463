import type { DeliveryType } from '@/lib/domain/ordering/delivery/schema'
import type { LocalDate, LocalTime } from '@/lib/domain/time/time'

/** What is chosen by pressing rather than typing. */
export type CheckoutChoices = {
  deliveryType: DeliveryType
  /** `null` = as soon as possible; `time` '' = still to be chosen. */
  later: { date: LocalDate; time: LocalTime | '' } | null
  method: string
  /** Grosze as text, or 'other'. */
  tip: string
}
/** What a tab remembers of a checkout until its order is placed: nothing typed is ever lost. Contract C11. */
export type StoredCheckout = {
  fields: Record<string, string>
  choices: CheckoutChoices
}

/** Under which a restaurant's checkout is kept. */
export function checkoutKey(restaurantId: number): string {
  return `checkout:${restaurantId}`
}

/** What was kept, or `null` for nothing or for what no longer reads. */
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
