/** "30–45", and "30" where both ends are the same: no span is said that is none. */
export function minutesText(from: number, to: number): string {
  return from === to ? `${from}` : `${from}–${to}`
}
