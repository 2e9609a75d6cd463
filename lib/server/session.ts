import 'server-only'
import { sealData, unsealData } from 'iron-session'
import { type DeviceList, type RecentEntry, readDeviceList } from '@/lib/domain/recent/recent'
import { env } from '@/lib/server/env'

const TTL_SECONDS = 300

/** A small object that only this server can read back, for five minutes. */
export function seal(data: Record<string, unknown>): Promise<string> {
  return sealData(data, { password: secret(), ttl: TTL_SECONDS })
}

/** What `seal` was given; an empty object for a seal that is old, forged or missing. */
export function unseal<T>(sealed: string | undefined): Promise<Partial<T>> {
  return sealed ? unsealed<Partial<T>>(sealed, TTL_SECONDS) : Promise.resolve({})
}

/** Attributes of a cookie that carries a seal: never readable by scripts, gone when the seal is. */
export const SEAL_COOKIE = { httpOnly: true, sameSite: 'lax', path: '/', maxAge: TTL_SECONDS } as const

/** The cookie of what this device ordered and reserved. */
export const RECENT_COOKIE = 'moje'
/** 90 days since the last order or reservation. */
export const RECENT_SECONDS = 7_776_000

/** The list as a seal that only this server reads. */
export function sealRecent(entries: RecentEntry[], favourites: number[] = []): Promise<string> {
  return sealData({ entries, favourites }, { password: secret(), ttl: RECENT_SECONDS })
}

/** What `sealRecent` was given; empty for a seal that is old, forged or missing. */
export async function unsealRecent(sealed: string | undefined): Promise<DeviceList> {
  if (!sealed) return readDeviceList(null)
  return readDeviceList(await unsealed(sealed, RECENT_SECONDS))
}

/** How long a look-up of the console can be gone back to. Contract C40. */
export const LOOKUP_SECONDS = 3600

/** What was looked up and in which session, as a seal that only this server reads. Contract C40. */
export function sealLookup(lookup: { query: string; session: string }): Promise<string> {
  return sealData({ lookup }, { password: secret(), ttl: LOOKUP_SECONDS })
}

/** What `sealLookup` was given in this session; `null` for a seal that is old, forged or of another. */
export async function unsealLookup(sealed: string | undefined, session: string): Promise<string | null> {
  if (!sealed) return null
  const { lookup } = await unsealed<{ lookup?: { query?: unknown; session?: unknown } }>(sealed, LOOKUP_SECONDS)
  return lookup?.session === session && typeof lookup.query === 'string' ? lookup.query : null
}

/** A token of the panel as a seal that only this server reads. Contract C28. */
export function sealPanelToken(token: string, ttlSeconds: number): Promise<string> {
  return sealData({ token }, { password: secret(), ttl: ttlSeconds })
}

/** What `sealPanelToken` was given; `null` for a seal that is old, forged or of something else. */
export async function unsealPanelToken(sealed: string, ttlSeconds: number): Promise<string | null> {
  const { token } = await unsealed<{ token?: unknown }>(sealed, ttlSeconds)
  return typeof token === 'string' ? token : null
}

/** What was sealed with the secret, or with the one before it while they rotate; `{}` for neither. Decision 0060. */
async function unsealed<T extends object>(sealed: string, ttlSeconds: number): Promise<Partial<T>> {
  const opened = await unsealedWith<T>(secret(), sealed, ttlSeconds)
  const { SESSION_SECRET_PREVIOUS: previous } = env()
  const isUnknown = Object.keys(opened).length === 0
  return previous && isUnknown ? unsealedWith<T>(previous, sealed, ttlSeconds) : opened
}

// The library answers an empty object for most of what it did not seal, and throws for the rest (eight parts of which one is
// no number, no base64, no JSON). A cookie is whatever a stranger sends: what cannot be unsealed is none.
async function unsealedWith<T extends object>(password: string, sealed: string, ttl: number): Promise<Partial<T>> {
  try {
    return await unsealData<Partial<T>>(sealed, { password, ttl })
  } catch {
    return {}
  }
}

function secret(): string {
  const { SESSION_SECRET } = env()
  if (!SESSION_SECRET) throw new Error('Environment: SESSION_SECRET is unset; `npm start` makes one in DATA_DIR.')
  return SESSION_SECRET
}
