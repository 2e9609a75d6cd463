import { RELEASE } from '@/lib/domain/app-version'
import { reloadOnHourChange } from './reload-on-hour-change'

/** Begins what a page does in the background. `loadedAtMs`: when it came. */
export function startPageLife(loadedAtMs: number): void {
  reloadOnHourChange(loadedAtMs)
  registerWorker()
  document.documentElement.dataset.life = 'on'
}

// Not within somebody else's page, nor in development, where a kept page would only confuse.
function registerWorker(): void {
  if (RELEASE === 'dev' || window.top !== window || !('serviceWorker' in navigator)) return
  navigator.serviceWorker.register('/sw.js').catch(() => {}) // a browser that keeps nothing: no offline page
}
