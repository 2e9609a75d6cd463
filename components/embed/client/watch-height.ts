/** Calls `told` with the height of the page in pixels, at first and whenever it changes by 2 px or more. */
export function watchHeight(onHeight: (height: number) => void): () => void {
  const root = document.body
  let last = 0
  const measure = () => {
    const height = Math.ceil(root.getBoundingClientRect().height)
    // A rounding that answers a rounding would never end.
    if (Math.abs(height - last) < 2) return
    last = height
    onHeight(height)
  }
  const observer = new ResizeObserver(measure)
  observer.observe(root)
  return () => observer.disconnect()
}
