/** `dragend`: a drag has no `pointerup`. */
const ENDS = ['pointerup', 'pointercancel', 'dragend']
let isPressed = false

if (typeof window !== 'undefined') {
  const options = { capture: true, passive: true }
  window.addEventListener('pointerdown', () => (isPressed = true), options)
  for (const end of ENDS) window.addEventListener(end, () => (isPressed = false), options)
}

/**
 * Resolves when no pointer is down and the press has dispatched its click; at once if no pointer is down. Validation on
 * blur waits for it: an error line that appears during a press would move the button away from the pointer, and the
 * click would be lost. Contract C11.
 */
export function afterPress(): Promise<void> {
  if (!isPressed) return Promise.resolve()
  return new Promise((resolve) => {
    const ends = new AbortController()
    const over = () => {
      ends.abort()
      setTimeout(resolve) // the click follows the end of the press in the same task
    }
    for (const end of ENDS) window.addEventListener(end, over, { capture: true, signal: ends.signal })
  })
}
