import type { DeliveryMode } from '@/lib/domain/ordering/delivery/schema'

/** Contract C18. */
export const DELIVERY_COOKIE = 'delivery_address'
/** 90 days. Ledger L293. */
export const DELIVERY_COOKIE_SECONDS = 7_776_000

/** Without flat and notes. Contract C19. */
export interface DeliveryAddress {
  address: string
  lat: number
  lng: number
  mode: DeliveryMode
}

/** The text for `document.cookie` of a delivery address; `Secure` if the page was loaded over https. Ledger L293. */
export function deliveryCookie({ address, lat, lng, mode }: DeliveryAddress, protocol: string): string {
  const value = encodeURIComponent(JSON.stringify({ address, lat, lng, mode }))
  const secure = protocol === 'https:' ? '; Secure' : ''
  return `${DELIVERY_COOKIE}=${value}; Max-Age=${DELIVERY_COOKIE_SECONDS}; Path=/; SameSite=Lax${secure}`
}

/** Stores the delivery address for 90 days; does nothing if cookies are blocked. */
export function writeDeliveryCookie(address: DeliveryAddress): void {
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is missing in some browsers and on http.
    document.cookie = deliveryCookie(address, location.protocol)
  } catch {
    // a sandboxed frame: only the page holds the address
  }
}

/** Deletes the stored address, because the diner has typed another text. */
export function clearDeliveryCookie(): void {
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: as above.
    document.cookie = `${DELIVERY_COOKIE}=; Max-Age=0; Path=/; SameSite=Lax`
  } catch {
    // nothing was stored either
  }
}
