import type { CustomRule } from '@/lib/domain/restaurant/custom-rules/schema'
import type { OpeningHours } from '@/lib/domain/restaurant/hours/schema'

/** A table of an area; `minSeats` prevents a couple from taking a table for eight. */
export interface DiningTable {
  id: number
  area: string
  minSeats: number
  maxSeats: number
}

/** A table occupied during `[fromMs, untilMs)`, in epoch milliseconds. */
export interface Occupation {
  tableId: number
  fromMs: number
  untilMs: number
}

/** Data that decide whether a restaurant can seat a party. Contract C2. */
export interface RestaurantAvailability {
  restaurantId: number
  name: string
  /** Partners alone have tables in the system; staff contact other restaurants for the diner. */
  partner: boolean
  openingHours: OpeningHours
  /** Hours; `null` = the restaurant confirms every reservation by hand. Ledger L111. */
  autoConfirmBeforeHours: number | null
  /** Largest party that it takes online; absent or null = as many as its tables seat. */
  maxPartySize?: number | null
  /** Party size from which the restaurant answers itself, with a table reserved meanwhile; absent or null = never. */
  approveFrom?: number | null
  customRules: CustomRule[]
  slotMinutes: number
  /** Minutes for 1–2, 3–6, 7 and more; `null` = the default stays. */
  stayMinutes: readonly number[] | null
  tables: DiningTable[]
  /** Ids of tables of one area that may be joined. */
  combinations: number[][]
  occupations: Occupation[]
  /** Periods in which the restaurant takes no online bookings, `[fromMs, untilMs)`. Contract C25. */
  onlineBlocks?: readonly { fromMs: number; untilMs: number }[]
  /** The slot held for this diner, and the start of the hold. */
  ownHold?: { fromMs: number; sinceMs: number } | null
}
