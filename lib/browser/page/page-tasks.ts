import { RELEASE } from '@/lib/domain/app-version'
import { reloadKeepingFields } from './prevent-reload'

/** Starts the page's background work. `loadedAtMs`: when the page was loaded. */
export function startPageTasks(loadedAtMs: number): void {
  reloadOnHourChange(loadedAtMs)
  registerWorker()
  // Only pages with forms have the region. See components/form/waiting-words.tsx.
  if (document.querySelector('[data-waiting]'))
    import('./announce-waiting').then(({ announceWaiting }) => announceWaiting()).catch(() => {})
  if (document.querySelector('[data-share], [data-photo]'))
    import('./press-helpers').then(({ helpPresses }) => helpPresses()).catch(() => {})
  document.documentElement.dataset.life = 'on'
}

// No worker in a frame of another site, nor in development, where a cached page would confuse.
function registerWorker(): void {
  if (RELEASE === 'dev' || window.top !== window || !('serviceWorker' in navigator)) return
  navigator.serviceWorker.register('/sw.js').catch(() => {}) // a browser without storage: no offline page
}

// Hours since 1970: they change with the date and with the hour, also in the night when the clock goes back.
const hourOf = (ms: number) => Math.floor(ms / 3_600_000)

/**
 * Reloads the page if it becomes visible in another hour than the one in which it was last visible. Never right after a
 * load, without a network, or where data would be lost: then the next time it becomes visible. Ledger L090, reading
 * A16.
 */
export function reloadOnHourChange(loadedAtMs: number): void {
  let seen = hourOf(loadedAtMs)
  let isOld = false
  const show = () => {
    isOld ||= hourOf(Date.now()) !== seen
    if (!isOld || !navigator.onLine || !reloadKeepingFields()) return
    isOld = false
    seen = hourOf(Date.now())
  }
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') show()
    else seen = hourOf(Date.now())
  })
  // The page may stay in the back/forward cache for days.
  window.addEventListener('pageshow', ({ persisted }) => persisted && show())
}
