import { type BoardAlarm, LAST_MS } from './alarm-schema'

const SHORTEST_SILENCE_MS = 120_000
const LONGEST_SILENCE_MS = 900_000

/** End of each alarm's silence on this device, by its id, in ms since 1970. */
export type Silences = Readonly<Record<string, number>>

/** State of a restaurant's alarms on a screen. Contract C26. */
interface AlarmView {
  /** `silenced`: an alarm waits, and this device is silent about it for a while. */
  level: 'silent' | 'silenced' | 'normal' | 'loud'
  /** Orders and requests for a table that wait for an answer. */
  orders: number
  tables: number
  /** End of the silence that a press would start, for each sounding alarm; empty in their last minutes. */
  silences: Silences
  /** Time at which the first silent alarm sounds again here, in ms since 1970; `null` without silent ones. */
  soundsAt: number | null
  /** Person who acknowledged the last of them, on any device. */
  acknowledgedBy: string | null
}

/** `silenced`: presses on this device; `nowMs`: the server's time in ms since 1970. */
export function alarmView(alarms: readonly BoardAlarm[], silenced: Silences, nowMs: number): AlarmView {
  const endOf = ({ id }: BoardAlarm) => silenced[id] ?? 0
  const sounding = alarms.filter((alarm) => endOf(alarm) <= nowMs)
  const orders = alarms.filter(({ subject }) => subject.kind === 'order').length
  const ends = alarms.map(endOf).filter((end) => end > nowMs)
  return {
    level: levelOf(alarms, sounding),
    orders,
    tables: alarms.length - orders,
    silences: Object.fromEntries(
      sounding.map((alarm) => [alarm.id, silenceEnd(alarm, nowMs)] as const).filter(([, end]) => end > nowMs),
    ),
    soundsAt: ends.length > 0 ? Math.min(...ends) : null,
    acknowledgedBy: alarms.findLast(({ acknowledged_by }) => acknowledged_by)?.acknowledged_by ?? null,
  }
}

function levelOf(alarms: readonly BoardAlarm[], sounding: readonly BoardAlarm[]): AlarmView['level'] {
  if (alarms.length === 0) return 'silent'
  if (sounding.length === 0) return 'silenced'
  return sounding.some(({ level }) => level === 'loud') ? 'loud' : 'normal'
}

/**
 * End of the silence after a press at `nowMs`, in ms since 1970: a fifth of the time left, from two minutes to fifteen,
 * at most to the half of its time and never in its last two minutes. An order of ten minutes is silent for two.
 * Contract C26.
 */
export function silenceEnd({ starts_at, answer_due_at }: BoardAlarm, nowMs: number): number {
  if (answer_due_at === null) return nowMs + LONGEST_SILENCE_MS
  const [startsAt, dueAt] = [Date.parse(starts_at), Date.parse(answer_due_at)]
  const silence = Math.min(LONGEST_SILENCE_MS, Math.max(SHORTEST_SILENCE_MS, (dueAt - nowMs) / 5))
  const half = startsAt + (dueAt - startsAt) / 2
  return Math.min(nowMs + silence, dueAt - LAST_MS, half > nowMs ? half : Infinity)
}
