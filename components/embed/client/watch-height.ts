/** Calls `onHeight` with the page's height in pixels, at first and whenever it changes by 2 px or more. */
export function watchHeight(onHeight: (height: number) => void): () => void {
  const root = document.body
  let last = 0
  const measure = () => {
    const height = Math.ceil(root.getBoundingClientRect().height)
    // Smaller changes are ignored: two roundings could otherwise trigger each other endlessly.
    if (Math.abs(height - last) < 2) return
    last = height
    onHeight(height)
  }
  const observer = new ResizeObserver(measure)
  observer.observe(root)
  return () => observer.disconnect()
}
