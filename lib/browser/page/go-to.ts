import { isFramed } from './is-framed'

/** Navigates to another of our pages, or to a payment; in a frame only to pages that may be framed. Contract C16. */
export function goTo(path: string): void {
  if (!isFramed()) {
    window.location.assign(path)
    return
  }
  // Only framed pages load this list; if it cannot be loaded, the whole window navigates.
  import('@/lib/domain/embed/link-target').then(
    ({ linkTarget }) => {
      const link = linkTarget(path, window.location.origin)
      if (link.target === 'frame') window.location.assign(link.path)
      else goToTop(link.path)
    },
    () => goToTop(path),
  )
}

/** Reloads the page. */
export function reload(): void {
  window.location.reload()
}

/** Navigates to an address that takes this one's place in the history. */
export function replacePage(url: string): void {
  window.location.replace(url)
}

/** Navigates the whole window to a payment page, from a frame as well. */
export function goToTop(url: string): void {
  try {
    if (window.top && window.top !== window) {
      window.top.location.href = url
      return
    }
  } catch {
    // a frame that may not navigate its page: a link with target="_top" works after a click
  }
  window.location.assign(url)
}
