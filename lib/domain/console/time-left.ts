/** A span in its largest sensible unit: minutes below two hours, hours below two days, else days; rounded down. */
interface TimeLeft {
  unit: 'minutes' | 'hours' | 'days'
  n: number
}

/** Time until `dueAt`, or since it. Contract C38. */
export function timeLeft(dueAt: Date, now: Date): { isOver: boolean; span: TimeLeft } {
  const minutes = Math.floor(Math.abs(dueAt.getTime() - now.getTime()) / 60_000)
  return { isOver: dueAt < now, span: spanOf(minutes) }
}

function spanOf(minutes: number): TimeLeft {
  if (minutes < 120) return { unit: 'minutes', n: minutes }
  const hours = Math.floor(minutes / 60)
  return hours < 48 ? { unit: 'hours', n: hours } : { unit: 'days', n: Math.floor(hours / 24) }
}
