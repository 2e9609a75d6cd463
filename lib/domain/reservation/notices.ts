import { localTimeOf, minutesOf } from '@/lib/domain/time/time'
import { NON_PARTNER_NOTICE } from '@/messages/content/reservation-notices'

const FROM_HOUR = 8
const TO_HOUR = 22

/** For a restaurant that is not a partner, outside office hours; `null` from 8 to 22. Ledger L288, reading A5. */
export function nonPartnerNotice(now: Date): string | null {
  return isWithinNonPartnerHours(now) ? null : NON_PARTNER_NOTICE
}

/** 08:00 to 21:59 on the Warsaw clock. Ledger L289. */
export function isWithinNonPartnerHours(now: Date): boolean {
  const hour = Math.floor(minutesOf(localTimeOf(now)) / 60)
  return hour >= FROM_HOUR && hour < TO_HOUR
}
