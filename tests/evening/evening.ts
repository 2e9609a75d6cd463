import type { Agenda } from './agenda'
import type { Random } from './random'
import type { Crew, PanelAction } from './staff'
import type { Wire } from './wire'

/** The script's record at the end; the audit compares it with the database. */
export interface EveningRecord {
  /** Reservations made, by the panel's id, with their ends. */
  reservations: Map<string, VisitEnd>
  /** Orders placed, by id, with their ends. */
  orders: Map<string, OrderEnd>
  actions: PanelAction[]
  /** Failures of the evening, in words. */
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
  record: EveningRecord
  /** Panel's id of a diner's reservation. */
  panelIdOf(code: string): Promise<number>
}

export function count({ record }: Pick<Evening, 'record'>, what: string): void {
  record.counts[what] = (record.counts[what] ?? 0) + 1
}
