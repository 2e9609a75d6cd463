import { isFramed } from '@/lib/browser/page/is-framed'
import type { AppName } from '@/lib/domain/wire'

/** The display mode of this page: by its address, and for later pages by being framed. Ledger L023, L250, L256. */
export function appName(): AppName {
  return isFramed() || /\/iframe(\/|$)/.test(window.location.pathname) ? 'iframe' : 'web_app'
}

/** The same as a query, for requests without custom headers: '' or `?app=iframe`. Ledger L256. */
export function appQuery(): string {
  return appName() === 'iframe' ? '?app=iframe' : ''
}
