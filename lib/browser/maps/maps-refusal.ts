import { MapsFailure } from './maps-failure'

declare global {
  interface Window {
    gm_authFailure?: () => void
  }
}

let refused: Promise<never> | undefined

/** Rejects when Google refuses the key, which can happen at any time and is reported through `gm_authFailure` only. */
export function mapsRefusal(): Promise<never> {
  refused ??= new Promise((_, reject) => {
    window.gm_authFailure = () => reject(new MapsFailure('refused'))
  })
  refused.catch(() => {}) // without a handler it would be an unhandled rejection
  return refused
}
