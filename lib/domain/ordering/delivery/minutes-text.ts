/** "30–45", or "30" if both ends are equal. */
export function minutesText(from: number, to: number): string {
  return from === to ? `${from}` : `${from}–${to}`
}
