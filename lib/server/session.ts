import 'server-only'
import { sealData, unsealData } from 'iron-session'
import { type DeviceList, type RecentEntry, readDeviceList } from '@/lib/domain/recent/recent'
import { env } from '@/lib/server/env'

/** Time for which typed values wait for the page that shows them again. */
const FORM_SECONDS = 300

/** Seals a small object that only this server can read, for this time. */
export function seal(data: Record<string, unknown>, ttlSeconds = FORM_SECONDS): Promise<string> {
  return sealData(data, { password: secret(), ttl: ttlSeconds })
}

/**
 * Value sealed by `seal`, with the secret or the previous one while they rotate; an empty object for an expired, forged
 * or missing seal. See docs/design/processes.md.
 */
export async function unseal<T>(sealed: string | undefined, ttlSeconds = FORM_SECONDS): Promise<Partial<T>> {
  if (!sealed) return {}
  const opened = await unsealedWith<T>(secret(), sealed, ttlSeconds)
  const { SESSION_SECRET_PREVIOUS: previous } = env()
  const isUnknown = Object.keys(opened).length === 0
  return previous && isUnknown ? unsealedWith<T>(previous, sealed, ttlSeconds) : opened
}

/** Attributes of a cookie with a form's seal: never readable by scripts, expires with the seal. */
export const SEAL_COOKIE = { httpOnly: true, sameSite: 'lax', path: '/', maxAge: FORM_SECONDS } as const

/** Cookie with this device's orders and reservations. */
export const RECENT_COOKIE = 'moje'
/** 90 days since the last order or reservation. */
export const RECENT_SECONDS = 7_776_000

/** The list as a seal that only this server reads. */
export function sealRecent(entries: RecentEntry[], favourites: number[] = []): Promise<string> {
  return seal({ entries, favourites }, RECENT_SECONDS)
}

/** Value sealed by `sealRecent`; empty for an expired, forged or missing seal. */
export async function unsealRecent(sealed: string | undefined): Promise<DeviceList> {
  return readDeviceList(await unseal(sealed, RECENT_SECONDS))
}

/** A token of the panel as a seal that only this server reads. Contract C28. */
export function sealPanelToken(token: string, ttlSeconds: number): Promise<string> {
  return seal({ token }, ttlSeconds)
}

/** Token sealed by `sealPanelToken`; `null` for an expired or forged seal, or one of another kind. */
export async function unsealPanelToken(sealed: string, ttlSeconds: number): Promise<string | null> {
  const { token } = await unseal<{ token: unknown }>(sealed, ttlSeconds)
  return typeof token === 'string' ? token : null
}

// The library returns an empty object for most foreign seals, and throws for others (eight parts of which one is no
// number, no base64, no JSON). A cookie is client input: an unreadable seal counts as none.
async function unsealedWith<T>(password: string, sealed: string, ttl: number): Promise<Partial<T>> {
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
