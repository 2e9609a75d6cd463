const KINDS = ['order', 'reservation', 'wait'] as const
/** An order, a reservation or a place on a waiting list made on this device: `id` is its key, `atMs` the time. */
export type RecentEntry = { kind: (typeof KINDS)[number]; id: string; atMs: number }

/** An entry that a link can move to another device: a place on a waiting list has an e-mail of its own. */
export function isTransferable(entry: RecentEntry): entry is RecentEntry & { kind: 'order' | 'reservation' } {
  return entry.kind !== 'wait'
}

/** Maximum number of entries in the cookie. */
export const MAX_RECENT = 10

/** Maximum number of favourites in the cookie. */
export const MAX_FAVOURITES = 20

/** Content of a device's sealed cookie: `favourites` are ids of restaurants, newest first. */
export type DeviceList = { entries: RecentEntry[]; favourites: number[] }

/** Newest first, without duplicates, ten at most. */
export function withRecent(known: readonly RecentEntry[], entry: RecentEntry): RecentEntry[] {
  return [entry, ...known.filter(({ id }) => id !== entry.id)].slice(0, MAX_RECENT)
}

/** The entries of another device added to this one's, newest first, ten at most. Contract C31. */
export function mergedRecent(known: readonly RecentEntry[], brought: readonly RecentEntry[]): RecentEntry[] {
  const others = brought.filter(({ id }) => !known.some((entry) => entry.id === id))
  return [...known, ...others].sort((a, b) => b.atMs - a.atMs).slice(0, MAX_RECENT)
}

/** Newest first, without duplicates, twenty at most. */
export function withFavourite(favourites: readonly number[], restaurantId: number): number[] {
  return [restaurantId, ...favourites.filter((id) => id !== restaurantId)].slice(0, MAX_FAVOURITES)
}

/** The list of an unsealed cookie; invalid values are dropped. */
export function readDeviceList(value: unknown): DeviceList {
  const { entries, favourites } = Object(value) as Record<string, unknown>
  const ids = Array.isArray(favourites) ? favourites.filter((id) => Number.isInteger(id) && id > 0) : []
  return { entries: readRecent(entries), favourites: ids.slice(0, MAX_FAVOURITES) }
}

/** The valid entries of an unsealed list; other values are dropped. */
export function readRecent(value: unknown): RecentEntry[] {
  return Array.isArray(value) ? value.filter(isEntry).slice(0, MAX_RECENT) : []
}

function isEntry(value: unknown): value is RecentEntry {
  const { kind, id, atMs } = Object(value) as Record<string, unknown>
  return (
    KINDS.some((one) => one === kind) &&
    typeof id === 'string' &&
    /^[A-Za-z0-9]{12,64}$/.test(id) &&
    Number.isFinite(atMs)
  )
}
