import type { Agenda } from './agenda'
import type { Random } from './random'
import type { Crew, PanelAction } from './staff'
import type { Wire } from './wire'

/** What the script knows at the end; the audit compares it with what the database holds. */
export interface Told {
  /** Reservations that were made, by what the panel calls them, and how each ended. */
  reservations: Map<string, VisitEnd>
  /** Orders that were placed, by id, and how each ended. */
  orders: Map<string, OrderEnd>
  actions: PanelAction[]
  /** What did not go as it should, in words. */
  complaints: string[]
  counts: Record<string, number>
}

export type VisitEnd = 'finished' | 'no_show' | 'cancelled' | 'declined'
export type OrderEnd = 'delivered' | 'declined' | 'cancelled'

export interface Evening {
  agenda: Agenda
  /** Minutes since 15:00. */
  minute(): number
  /** The local time that many minutes from 15:00, as `YYYY-MM-DD HH:MM:00`. */
  wall(minute: number): string
  instant(minute: number): string
  wire: Wire
  crew: Crew
  random: Random
  told: Told
  /** What the panel calls the reservation of a diner. */
  panelIdOf(code: string): Promise<number>
}

export function count({ told }: Pick<Evening, 'told'>, what: string): void {
  told.counts[what] = (told.counts[what] ?? 0) + 1
}
