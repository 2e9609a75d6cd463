/** Scrolls only if the element is not fully visible; a phone's keyboard covers a part of the page. */
export function bringIntoView(element: Element | null): void {
  if (!element) return
  const { top, bottom } = element.getBoundingClientRect()
  const height = window.visualViewport?.height ?? window.innerHeight
  if (top >= 0 && bottom <= height) return
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  element.scrollIntoView({ block: 'center', behavior: isCalm ? 'auto' : 'smooth' })
}
