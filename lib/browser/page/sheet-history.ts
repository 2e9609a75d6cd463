/** Closes the open sheets, outermost first. */
const open: (() => void)[] = []
/**
 * History entries of sheets up to the current one; `null` before the history is watched. There may be more entries than
 * open sheets: a closed sheet leaves its entry.
 */
let entries: number | null = null

/**
 * Gives an open sheet an entry in the history, so that Back closes it and stays on the page. Returns a function to call
 * when the sheet is closed in another way. Its entry stays then: going back at once would break off a pressed link or a
 * reload meanwhile. The next sheet reuses the entry, and Back from it leaves the page. See docs/design/browser.md.
 */
export function pushSheetEntry(close: () => void): () => void {
  watchHistory()
  open.push(close)
  scheduleSync()
  return () => {
    const index = open.indexOf(close)
    if (index < 0) return // closed by Back
    open.splice(index, 1)
    scheduleSync()
  }
}

/** Call once on a page with sheets: a reload may have left the entry of a sheet. */
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
  scheduleSync()
}

// One sheet may replace another; the page's own changes to the address come first.
function scheduleSync(): void {
  setTimeout(syncHistory)
}

function syncHistory(): void {
  if (entries === null) return
  // Back from an open sheet must not scroll the page behind it.
  window.history.scrollRestoration = open.length > 0 ? 'manual' : 'auto'
  for (; entries < open.length; entries++) window.history.pushState({ sheets: entries + 1 }, '')
}

function onPopState(event: PopStateEvent): void {
  const next = entriesOf(event.state)
  const last = entries ?? 0
  if (next === last) return
  // The page is the same before and after, so the router must not handle the event.
  event.stopImmediatePropagation()
  entries = next
  scheduleSync()
  if (next > last) return
  // One press closes one sheet or leaves the page, also from the entry of a sheet that was closed before.
  if (open.length > next) for (const close of open.splice(next).reverse()) close()
  else if (open.length > 0) open.pop()?.()
  else window.history.go(-next - 1)
}

function entriesOf(state: unknown): number {
  const { sheets } = Object(state) as { sheets?: unknown }
  return typeof sheets === 'number' ? sheets : 0
}
