import { isFramed } from '@/lib/browser/page-life/is-framed'
import type { AppName } from '@/lib/domain/wire'

/** How this page runs: by its address, and, for the pages that follow, by standing in a frame. Ledger L023, L250, L256. */
export function appName(): AppName {
  return isFramed() || /\/iframe(\/|$)/.test(window.location.pathname) ? 'iframe' : 'web_app'
}

/** The same at the end of an address, for what can carry no header: '' or `?app=iframe`. Ledger L256. */
export function appQuery(): string {
  return appName() === 'iframe' ? '?app=iframe' : ''
}
