import { reload } from './go-to'
import { isReloadPrevented } from './prevent-reload'

// Hours since 1970: they change with the date and with the hour, also in the night when the clock goes back.
const hourOf = (ms: number) => Math.floor(ms / 3_600_000)

/**
 * Loads the page anew when it is seen in another hour than the one in which it was last seen. Never on a fresh load,
 * nor over something unsaved, nor without a network: then at a later sight of it. Ledger L090, reading A16.
 */
export function reloadOnHourChange(loadedAtMs: number): void {
  let seen = hourOf(loadedAtMs)
  let isOld = false
  const show = () => {
    isOld ||= hourOf(Date.now()) !== seen
    if (!isOld || !navigator.onLine || isReloadPrevented()) return
    isOld = false
    seen = hourOf(Date.now())
    reload()
  }
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') show()
    else seen = hourOf(Date.now())
  })
  // Back from the browser's memory, where a page may have slept for days.
  window.addEventListener('pageshow', ({ persisted }) => persisted && show())
}
