import { type RefusalArea, type RefusalCode, refusalText } from '@/messages/content/refusals'

/** The area of the call to `path`; staff's calls have the same areas as the diner's. */
export function apiAreaOf(path: string): RefusalArea {
  if (/\/(reservations|holds|waitlist|availability)(\/|$)|^\/panel\/\d+\/(blocks|combinations|guests)(\/|$)/.test(path))
    return 'reservation'
  return /\/(orders|carts|payments|pay|menu|distance|pause|kitchen-load|sold-out|kitchen-limit)(\/|$)/.test(path)
    ? 'order'
    : 'other'
}

/** Polish message for a diner, for a code without its own message. Contract "Errors". */
export function errorMessageFor(code: RefusalCode, path: string): string {
  return refusalText(code, apiAreaOf(path))
}
