/**
 * Keeps the screen lit while the page is looked at; `onState` hears whether it does. Where the browser cannot, nothing
 * happens. Answers how to end it. Contract C26.
 */
export function keepAwake(onState: (isAwake: boolean) => void): () => void {
  let lock: WakeLockSentinel | null = null
  let isOver = false
  async function ask() {
    if (document.visibilityState === 'hidden' || lock || isOver || !('wakeLock' in navigator)) return
    try {
      const asked = await navigator.wakeLock.request('screen')
      if (isOver) return void asked.release()
      lock = asked
      onState(true)
      // The browser ends it when the page is hidden or the battery is low.
      asked.addEventListener('release', () => {
        lock = null
        onState(false)
      })
    } catch {
      onState(false) // not allowed: a battery that is low, or a policy
    }
  }
  document.addEventListener('visibilitychange', ask)
  void ask()
  return () => {
    isOver = true
    document.removeEventListener('visibilitychange', ask)
    void lock?.release()
  }
}
