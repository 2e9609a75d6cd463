import type { DeliveryMode } from '@/lib/domain/ordering/delivery/schema'

/** Contract C18. */
export const DELIVERY_COOKIE = 'delivery_address'
/** 90 days. Ledger L293. */
export const DELIVERY_COOKIE_SECONDS = 7_776_000

/** No flat, no notes. Contract C19. */
export interface DeliveryAddress {
  address: string
  lat: number
  lng: number
  mode: DeliveryMode
}

/** `document.cookie`'s text for a delivery address; `Secure` where the page came by https. Ledger L293. */
export function deliveryCookie({ address, lat, lng, mode }: DeliveryAddress, protocol: string): string {
  const value = encodeURIComponent(JSON.stringify({ address, lat, lng, mode }))
  const secure = protocol === 'https:' ? '; Secure' : ''
  return `${DELIVERY_COOKIE}=${value}; Max-Age=${DELIVERY_COOKIE_SECONDS}; Path=/; SameSite=Lax${secure}`
}

/** Keeps the delivery address for 90 days; where cookies are blocked, nothing happens. */
export function writeDeliveryCookie(address: DeliveryAddress): void {
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is missing in some browsers and on http.
    document.cookie = deliveryCookie(address, location.protocol)
  } catch {
    // a sandboxed frame: the address stays on the page
  }
}

/** The address that is kept no longer stands for what the diner typed. */
export function clearDeliveryCookie(): void {
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: as above.
    document.cookie = `${DELIVERY_COOKIE}=; Max-Age=0; Path=/; SameSite=Lax`
  } catch {
    // nothing was kept either
  }
}
