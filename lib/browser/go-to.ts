/** Leaves for another page of ours. */
export function goTo(path: string): void {
  window.location.assign(path)
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
