/** A person's next action; it may add further ones to the agenda. */
export type Act = () => Promise<void>

/** Planned acts, by the minute. Minutes are counted from 15:00. */
export interface Agenda {
  at(minute: number, act: Act): void
  /** Takes all actions due by then, in the order in which they were added. */
  due(minute: number): Act[]
  isEmpty(): boolean
}

export function createAgenda(): Agenda {
  let entries: { minute: number; act: Act }[] = []
  return {
    at: (minute, act) => void entries.push({ minute, act }),
    due(minute) {
      const due = entries.filter((entry) => entry.minute <= minute)
      entries = entries.filter((entry) => entry.minute > minute)
      return due.map(({ act }) => act)
    },
    isEmpty: () => entries.length === 0,
  }
}

/** `18:30` as minutes of the evening. */
export function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return (hours - 15) * 60 + minutes
}

export function timeOf(minute: number): string {
  const two = (n: number) => String(n).padStart(2, '0')
  return `${two(15 + Math.floor(minute / 60))}:${two(minute % 60)}`
}
