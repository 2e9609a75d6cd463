const FIRST_PAUSE_MS = 1000
const LONGEST_PAUSE_MS = 30_000
const TIMEOUT_MS = 5000

/**
 * Tells whenever the network goes and comes back. A browser that believes to be online may not be (a hotel's portal, a
 * dead line), so it is asked for a sign of life. Ledger L091, L092.
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
    if (!navigator.onLine) return update(false) // the browser says when to look again
    // The network may have gone while the answer was on its way.
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
