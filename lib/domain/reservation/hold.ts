/** Duration of a hold. Contract C2. */
export const HOLD_MS = 10 * 60_000

const ANNOUNCED_MINUTES = [10, 5, 1]

/** The most recent announcement for screen readers: 10, 5 or 1 minute left. */
export function announcedMinutes(leftMs: number): number {
  return ANNOUNCED_MINUTES.filter((minutes) => leftMs <= minutes * 60_000).at(-1) ?? HOLD_MS / 60_000
}
