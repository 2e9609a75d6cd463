/** `dim`: the screen may turn off, since the browser refuses to keep it lit or cannot. */
export type AwakeState = 'lit' | 'dim' | 'hidden'

/**
 * Keeps the screen lit while the page is visible; `onState` gets the state. Returns a function that ends it.
 * Contract C26.
 */
export function keepAwake(onState: (state: AwakeState) => void): () => void {
  let lock: WakeLockSentinel | null = null
  let isOver = false
  let isRequesting = false
  const isHidden = () => document.visibilityState === 'hidden'
  async function ask() {
    if (isHidden() || lock || isOver || isRequesting) return
    if (!('wakeLock' in navigator)) return onState('dim')
    isRequesting = true
    try {
      const granted = await navigator.wakeLock.request('screen')
      if (isOver) return void granted.release()
      lock = granted
      onState('lit')
      granted.addEventListener('release', onRelease)
    } catch {
      // Refused because of a low battery, or a policy. A page that was hidden meanwhile tries again when it is visible.
      if (!isOver) onState(isHidden() ? 'hidden' : 'dim')
    } finally {
      isRequesting = false
    }
  }
  // The browser ends it when the page is hidden, and when the battery is low.
  function onRelease() {
    lock = null
    if (!isOver) onState(isHidden() ? 'hidden' : 'dim')
  }
  document.addEventListener('visibilitychange', ask)
  void ask()
  return () => {
    isOver = true
    document.removeEventListener('visibilitychange', ask)
    void lock?.release()
  }
}
