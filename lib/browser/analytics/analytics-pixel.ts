import { addScript } from '@/lib/browser/analytics/add-script'
import type { FunnelDetail } from '@/lib/browser/analytics/funnel'
import { pixelEvent } from '@/lib/domain/marketing/pixel-event'

/** The pixel's calling convention: calls wait in `queue` until its script sets `callMethod`. */
interface Pixel {
  (...call: unknown[]): void
  callMethod?: (...call: unknown[]) => void
  queue: unknown[][]
  push: Pixel
  loaded: boolean
  version: string
}

declare global {
  interface Window {
    fbq?: Pixel
    _fbq?: Pixel
  }
}

/** Loads the ad pixel with its automatic tracking of forms and buttons switched off. Ledger L282. */
export function loadPixel(pixelId: string): void {
  if (window.fbq) {
    updatePixel(true)
    return
  }
  const pixel = createPixelQueue()
  window.fbq = pixel
  window._fbq = pixel
  pixel('consent', 'grant')
  pixel('set', 'autoConfig', false, pixelId)
  pixel('init', pixelId)
  pixel('track', 'PageView')
  addScript('https://connect.facebook.net/en_US/fbevents.js')
}

/** Sends a changed consent to the pixel. */
export function updatePixel(isGranted: boolean): void {
  window.fbq?.('consent', isGranted ? 'grant' : 'revoke')
}

/** Sends a funnel step if the pixel has an event for it. */
export function sendToPixel({ step, ...facts }: FunnelDetail): void {
  const event = pixelEvent(step, facts)
  if (event) window.fbq?.('track', ...event)
}

function createPixelQueue(): Pixel {
  const pixel = ((...call: unknown[]) => {
    if (pixel.callMethod) pixel.callMethod(...call)
    else pixel.queue.push(call)
  }) as Pixel
  return Object.assign(pixel, { queue: [], push: pixel, loaded: true, version: '2.0' })
}
