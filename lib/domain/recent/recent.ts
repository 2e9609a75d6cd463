/** One thing that this device ordered or reserved: `id` is its key, `atMs` when. */
export type RecentEntry = { kind: 'order' | 'reservation'; id: string; atMs: number }

/** How many the cookie remembers. */
export const MAX_RECENT = 10

/** Newest first, each once, ten at most. */
export function withRecent(known: readonly RecentEntry[], entry: RecentEntry): RecentEntry[] {
  return [entry, ...known.filter(({ id }) => id !== entry.id)].slice(0, MAX_RECENT)
}

/** What a sealed list holds; anything else in it is left out. */
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
