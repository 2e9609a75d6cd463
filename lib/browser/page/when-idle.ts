/** Calls `act` when the page is loaded and the browser is idle. Returns a function that cancels it. */
export function whenIdle(act: () => void): () => void {
  let isOff = false
  const idle = () => (window.requestIdleCallback ?? setTimeout)(() => isOff || act())
  if (document.readyState === 'complete') idle()
  else window.addEventListener('load', idle, { once: true })
  return () => {
    isOff = true
    window.removeEventListener('load', idle)
  }
}
