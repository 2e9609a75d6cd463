import 'server-only'
import { seal } from '@/lib/server/session'

/** Longest seal in characters: a browser drops a cookie of more than 4,096 with its name and attributes, and so may a proxy. */
const MAX_CHARACTERS = 3800
/** Lengths to which a text is cut, tried in turn. */
const TEXT_LENGTHS = [4000, 1000, 600, 120, 30]

/** `data` sealed, its texts cut until it fits a cookie; sealed empty where it never fits. Ledger L263. */
export async function sealWithinLimit(data: Record<string, unknown>): Promise<string> {
  for (const length of TEXT_LENGTHS) {
    const sealed = await seal(cut(data, length) as Record<string, unknown>)
    if (sealed.length <= MAX_CHARACTERS) return sealed
  }
  return seal({})
}

function cut(value: unknown, length: number): unknown {
  if (typeof value === 'string') return value.slice(0, length)
  if (Array.isArray(value)) return value.map((item) => cut(item, length))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, cut(item, length)]))
}
