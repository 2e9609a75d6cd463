/** Longest wait for a frame, which never comes in an invisible tab. */
const LONGEST_MS = 200

/** Runs the work once earlier visual changes are painted: a press shows before its consequences are computed. */
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
