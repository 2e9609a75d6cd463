import type { CustomRule } from '@/lib/domain/restaurant/custom-rules/schema'
import type { OpeningHours } from '@/lib/domain/restaurant/hours/schema'

/** A table as it stands in a room; `minSeats` keeps a couple from a table for eight. */
export interface DiningTable {
  id: number
  area: string
  minSeats: number
  maxSeats: number
}

/** A table taken for the half-open stretch `[fromMs, untilMs)`, in epoch milliseconds. */
export interface Occupation {
  tableId: number
  fromMs: number
  untilMs: number
}

/** All that decides whether a restaurant can seat somebody. Contract C2. */
export interface RestaurantAvailability {
  restaurantId: number
  name: string
  /** Only partners have tables here; other venues are asked on the diner's behalf. */
  partner: boolean
  openingHours: OpeningHours
  /** Hours; `null` = the restaurant confirms by hand. Ledger L111. */
  autoConfirmBeforeHours: number | null
  customRules: CustomRule[]
  slotMinutes: number
  /** Minutes for 1–2, 3–6, 7 and more; `null` = the usual ones. */
  stayMinutes: readonly number[] | null
  tables: DiningTable[]
  /** Ids of tables of one area that may stand together. */
  joins: number[][]
  occupations: Occupation[]
  /** The slot that is kept for whoever asks, and since when. */
  held?: { fromMs: number; sinceMs: number } | null
}
