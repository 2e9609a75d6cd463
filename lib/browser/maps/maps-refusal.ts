import { MapsFailure } from './maps-failure'

declare global {
  interface Window {
    gm_authFailure?: () => void
  }
}

let refused: Promise<never> | undefined

/** Rejects once Google refuses the key, which it may do at any time and says through `gm_authFailure` only. */
export function mapsRefusal(): Promise<never> {
  refused ??= new Promise((_, reject) => {
    window.gm_authFailure = () => reject(new MapsFailure('refused'))
  })
  refused.catch(() => {}) // whoever waits for it hears of it; no one may be waiting
  return refused
}
