import type { AppName } from '@/lib/wire'

/** How this page runs: embedded pages end in `/iframe`. Ledger L250, L256. */
export function appName(): AppName {
  return /\/iframe\/?$/.test(window.location.pathname) ? 'iframe' : 'web_app'
}
