/** Closes the open sheets, outermost first. */
const open: (() => void)[] = []
/** Entries of sheets in the history, up to the present one. */
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
    if (index < 0) return // closed by Back, which has taken the entry away
    open.splice(index, 1)
    scheduleSync()
  }
}

/** Call once on a page with sheets: an entry that a reload has left behind, with no sheet to close, is taken back. */
export function watchHistory(): void {
  if (entries !== null) return
  entries = entriesOf(window.history.state)
  window.addEventListener('popstate', onPopState, true)
  window.addEventListener('pageshow', ({ persisted }) => persisted && resume())
  scheduleSync()
}

/**
 * A link within a sheet takes the place of the sheet's entry: Back from where it leads comes to the page itself. What
 * opens elsewhere, or is led by someone else, is left alone.
 */
export function followLink(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
  if (!link || !isPlain || event.defaultPrevented || link.target || link.origin !== window.location.origin) return
  if (entriesOf(window.history.state) === 0) return
  event.preventDefault()
  window.location.replace(link.href)
}

// The browser brings the page back as it was left, perhaps on another entry.
function resume(): void {
  entries = entriesOf(window.history.state)
  isNavigating = false
  scheduleSync()
}

// Where one sheet gives way to another the history stays as it is; what the page writes into its address comes first.
function scheduleSync(): void {
  setTimeout(syncHistory)
}

function syncHistory(): void {
  if (isNavigating || entries === null) return
  // The page stays where it is while sheets come and go; only other pages are come back to at their old place.
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
  // The page is the same before and after: no router has to look at it.
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
