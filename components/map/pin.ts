import type { Coordinates } from '@/lib/domain/wire'

/** A restaurant on the map: our own name and position, no data from Google. */
export type Pin = Coordinates & { id: number; name: string }

export type MapWords = { label: string; show: string; hide: string; loading: string; failed: string }
