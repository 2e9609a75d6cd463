const TOUCHES = ['pointerdown', 'keydown', 'scroll']

/** A page open for this long was not opened by mistake. */
export const LOOKED_AT_MS = 4000

/** Calls `act` once: at the first interaction, at the latest after four seconds. */
export function onFirstInteraction(act: () => void): void {
  const go = () => {
    clearTimeout(timer)
    for (const touch of TOUCHES) window.removeEventListener(touch, go, true)
    act()
  }
  const timer = setTimeout(go, LOOKED_AT_MS)
  for (const touch of TOUCHES) window.addEventListener(touch, go, { capture: true, passive: true })
}
