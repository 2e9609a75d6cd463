const FIRST_PAUSE_MS = 1000
const LONGEST_PAUSE_MS = 30_000
const TIMEOUT_MS = 5000

/**
 * Calls `onChange` whenever the network is lost or returns. `navigator.onLine` may be true without a connection (a
 * hotel's portal, a dead line), so the server is requested as well. Ledger L091, L092.
 */
export function watchNetwork(onChange: (isOnline: boolean) => void): () => void {
  let isOnline = true
  let pauseMs = FIRST_PAUSE_MS
  let timer: ReturnType<typeof setTimeout> | undefined

  const update = (next: boolean) => {
    clearTimeout(timer)
    if (next) pauseMs = FIRST_PAUSE_MS
    if (next === isOnline) return
    isOnline = next
    onChange(next)
  }
  const check = async () => {
    if (!navigator.onLine) return update(false) // the browser fires an event when the network returns
    // The network may have been lost while the answer was loading.
    if (await isServerThere()) return update(navigator.onLine)
    update(false)
    timer = setTimeout(check, pauseMs)
    pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)
  }
  const checkSeen = () => {
    if (document.visibilityState === 'visible') void check()
  }
  const lost = () => update(false)

  window.addEventListener('offline', lost)
  window.addEventListener('online', check)
  document.addEventListener('visibilitychange', checkSeen)
  void check()
  return () => {
    clearTimeout(timer)
    window.removeEventListener('offline', lost)
    window.removeEventListener('online', check)
    document.removeEventListener('visibilitychange', checkSeen)
  }
}

async function isServerThere(): Promise<boolean> {
  try {
    const init = { cache: 'no-store', redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) } as const
    return (await fetch('/healthz', init)).ok
  } catch {
    return false
  }
}
