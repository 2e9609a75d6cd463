import { RELEASE } from '@/lib/domain/app-version'
import { reloadOnHourChange } from './reload-on-hour-change'

/** Starts the page's background work. `loadedAtMs`: when the page was loaded. */
export function startPageLife(loadedAtMs: number): void {
  reloadOnHourChange(loadedAtMs)
  registerWorker()
  // Only pages with forms have the region. See components/form/waiting-words.tsx.
  if (document.querySelector('[data-waiting]'))
    import('./say-waiting').then(({ sayWaiting }) => sayWaiting()).catch(() => {})
  if (document.querySelector('[data-share], [data-photo]'))
    import('./press-helpers').then(({ helpPresses }) => helpPresses()).catch(() => {})
  document.documentElement.dataset.life = 'on'
}

// No worker in a frame of another site, nor in development, where a cached page would confuse.
function registerWorker(): void {
  if (RELEASE === 'dev' || window.top !== window || !('serviceWorker' in navigator)) return
  navigator.serviceWorker.register('/sw.js').catch(() => {}) // a browser without storage: no offline page
}
