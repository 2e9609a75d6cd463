/** A frame that does not come, as in a tab that nobody sees, holds nothing up for longer. */
const LONGEST_MS = 200

/** Does the work once what was changed for the eye before is on the screen: a press is seen before its consequences are computed. */
export function afterPaint(work: () => void): void {
  let isDone = false
  const once = () => {
    if (isDone) return
    isDone = true
    work()
  }
  requestAnimationFrame(() => setTimeout(once))
  setTimeout(once, LONGEST_MS)
}
