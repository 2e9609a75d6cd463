/** An order or a reservation made on this device: `id` is its key, `atMs` the time. */
export type RecentEntry = { kind: 'order' | 'reservation'; id: string; atMs: number }

/** Maximum number of entries in the cookie. */
export const MAX_RECENT = 10

/** Newest first, without duplicates, ten at most. */
export function withRecent(known: readonly RecentEntry[], entry: RecentEntry): RecentEntry[] {
  return [entry, ...known.filter(({ id }) => id !== entry.id)].slice(0, MAX_RECENT)
}

/** The valid entries of an unsealed list; other values are dropped. */
export function readRecent(value: unknown): RecentEntry[] {
  return Array.isArray(value) ? value.filter(isEntry).slice(0, MAX_RECENT) : []
}

function isEntry(value: unknown): value is RecentEntry {
  const { kind, id, atMs } = Object(value) as Record<string, unknown>
  return (
    (kind === 'order' || kind === 'reservation') &&
    typeof id === 'string' &&
    /^[A-Za-z0-9]{12,64}$/.test(id) &&
    Number.isFinite(atMs)
  )
}
