/** Closes the open sheets, outermost first. */
const open: (() => void)[] = []
/** History entries of sheets up to the current one. */
let entries: number | null = null
let isNavigating = false

/**
 * Gives an open sheet an entry in the history, so that Back closes it and leaves the page alone. Returns how to take the
 * entry away again when the sheet is closed in another way: Back then leaves the page. Decision 0028.
 */
export function pushSheetEntry(close: () => void): () => void {
  watchHistory()
  open.push(close)
  scheduleSync()
  return () => {
    const index = open.indexOf(close)
    if (index < 0) return // closed by Back, which has removed the entry
    open.splice(index, 1)
    scheduleSync()
  }
}

/** Call once on a page with sheets: removes an entry that a reload has left without its sheet. */
export function watchHistory(): void {
  if (entries !== null) return
  entries = entriesOf(window.history.state)
  window.addEventListener('popstate', onPopState, true)
  window.addEventListener('pageshow', ({ persisted }) => persisted && resume())
  scheduleSync()
}

/**
 * A link within a sheet replaces the sheet's entry: Back from the linked page returns to the page itself. Links that
 * open elsewhere, or that other code handles, are ignored.
 */
export function followLink(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
  if (!link || !isPlain || event.defaultPrevented || link.target || link.origin !== window.location.origin) return
  if (entriesOf(window.history.state) === 0) return
  event.preventDefault()
  window.location.replace(link.href)
}

// The browser restores the page, possibly on another history entry.
function resume(): void {
  entries = entriesOf(window.history.state)
  isNavigating = false
  scheduleSync()
}

// If one sheet replaces another, the history is unchanged; the page's own changes to the address come first.
function scheduleSync(): void {
  setTimeout(syncHistory)
}

function syncHistory(): void {
  if (isNavigating || entries === null) return
  // Scrolling is not restored while sheets open and close, only when returning from other pages.
  window.history.scrollRestoration = open.length > 0 || entries > 0 ? 'manual' : 'auto'
  for (; entries < open.length; entries++) window.history.pushState({ sheets: entries + 1 }, '')
  if (entries === open.length) return
  isNavigating = true
  addressBefore = window.location.href
  window.history.go(open.length - entries)
}

let addressBefore = ''

function onPopState(event: PopStateEvent): void {
  const next = entriesOf(event.state)
  if (!isNavigating && next === open.length) return
  // The page is the same before and after, so the router must not handle the event.
  event.stopImmediatePropagation()
  entries = next
  if (isNavigating) {
    isNavigating = false
    if (window.location.href !== addressBefore) window.history.replaceState(event.state, '', addressBefore)
  } else {
    for (const close of open.splice(next).reverse()) close()
  }
  scheduleSync()
}

function entriesOf(state: unknown): number {
  const { sheets } = Object(state) as { sheets?: unknown }
  return typeof sheets === 'number' ? sheets : 0
}
