/** `dragend`: a drag has no `pointerup`. */
const ENDS = ['pointerup', 'pointercancel', 'dragend']
let isPressed = false

if (typeof window !== 'undefined') {
  const options = { capture: true, passive: true }
  window.addEventListener('pointerdown', () => (isPressed = true), options)
  for (const end of ENDS) window.addEventListener(end, () => (isPressed = false), options)
}

/**
 * Resolves once no pointer is down and the press has had its click; at once when nothing is pressed. What a field has to
 * say on being left waits for it: a line that comes or goes meanwhile moves the pressed button away from under the pointer,
 * and the press would be lost. Contract C11.
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
