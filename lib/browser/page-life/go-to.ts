import { isFramed } from './is-framed'

/** Leaves for another page of ours, or for a payment; in a frame only for what may stand in one. Contract C16. */
export function goTo(path: string): void {
  if (!isFramed()) {
    window.location.assign(path)
    return
  }
  // Only frames carry the list; where it cannot be fetched the whole window goes.
  import('@/lib/domain/embed/link-target').then(
    ({ linkTarget }) => {
      const link = linkTarget(path, window.location.origin)
      if (link.target === 'frame') window.location.assign(link.path)
      else goToTop(link.path)
    },
    () => goToTop(path),
  )
}

/** Asks for the same page again. */
export function reload(): void {
  window.location.reload()
}

/** Leaves the whole window for a payment page, from a frame as well. */
export function goToTop(url: string): void {
  try {
    if (window.top && window.top !== window) {
      window.top.location.href = url
      return
    }
  } catch {
    // a frame that may not steer its page: the link with target="_top" does after a press
  }
  window.location.assign(url)
}
