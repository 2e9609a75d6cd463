import type { Logger } from 'pino'
import type { RestaurantAvailability } from '@/lib/domain/reservation/availability/restaurant-availability'
import { CUSTOM_RULE_KEYS } from '@/lib/domain/restaurant/custom-rules/schema'

const KNOWN: readonly string[] = CUSTOM_RULE_KEYS

/** Logs each unknown rule key, once per restaurant and process. Contract C9. */
export function createUnknownRuleLogger(log: Logger): (availability: RestaurantAvailability) => void {
  const logged = new Set<string>()
  return ({ restaurantId, customRules }) => {
    for (const { key } of customRules) {
      const name = `${restaurantId} ${key}`
      if (KNOWN.includes(key) || logged.has(name)) continue
      logged.add(name)
      log.warn({ restaurantId, key: key.slice(0, 60) }, 'unknown custom rule')
    }
  }
}
