/** Minutes of stay for 1–2, 3–6, 7 and more. Contract C2. */
export const USUAL_STAY_MINUTES = [90, 120, 150] as const

/** How long a party keeps its table, in minutes. Contract C2. */
export function stayMinutesFor(partySize: number, stays: readonly number[] | null): number {
  const [couple = 90, family = 120, group = 150] = stays ?? USUAL_STAY_MINUTES
  if (partySize <= 2) return couple
  return partySize <= 6 ? family : group
}
