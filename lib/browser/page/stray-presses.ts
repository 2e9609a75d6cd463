/**
 * Drops the second press of a double tap where it meets something else than the first: the button that came under the
 * finger meanwhile, or the same one with its next step. Else 'Posadź' pressed twice frees the table, and of two requests
 * both are confirmed. Presses of the keyboard count none. Contract C29.
 */
export function dropStrayPresses(): () => void {
  let first: { target: Element | null; text: string } | null = null
  function onClick(event: MouseEvent) {
    const target = event.target instanceof Element ? event.target.closest('a, button, label, summary') : null
    const text = target?.textContent ?? ''
    if (event.detail < 2) {
      first = { target, text }
      return
    }
    if (!target || (target === first?.target && text === first.text)) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  document.addEventListener('click', onClick, true)
  return () => document.removeEventListener('click', onClick, true)
}
