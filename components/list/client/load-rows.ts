import { ROWS_ADDED } from '@/components/list/rows-added'
import { interpolate } from '@/lib/domain/interpolate'
import { PAGE_PARAMETER, RANKING_PARAMETER } from '@/lib/domain/search/page-number'

/** Pages loaded before the link has to be pressed, so that the content below the list can be reached. */
const MAX_PAGES_LOADED = 5
/** Distance to the list's end at which the next rows are fetched, in pixels. */
const AHEAD = '800px'
const PAUSE_MS = 150

/** The row at the top of the window, and its position in pixels. Stored in the history entry. */
type Place = { row: string; top: number }
/** The first row of a loaded page, and the page's address. */
type LoadedPage = { first: Element | null; search: string }

/**
 * Loads the rows of the next page when the end of the list is near: the page is fetched by its plain link and its rows
 * are appended. The URL follows the visible page, and a returning diner finds the place. The link stays in case of a
 * failure. Decision 0036.
 */
export function fetchRows(added: string): void {
  const pager = document.querySelector('[data-pager]')
  if (!pager) return
  const pages: LoadedPage[] = [{ first: null, search: location.search }]
  restorePlace()

  const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && void loadNext(), {
    rootMargin: `${AHEAD} 0px`,
  })
  observer.observe(pager)
  let timer: ReturnType<typeof setTimeout> | undefined
  addEventListener('scroll', () => {
    clearTimeout(timer)
    timer = setTimeout(savePlace, PAUSE_MS)
  })
  // Before the browser follows a link of a row.
  document.addEventListener('click', savePlace, true)

  async function loadNext(): Promise<void> {
    const link = pager?.querySelector<HTMLAnchorElement>('a[rel=next]')
    observer.disconnect()
    if (!pager || !link || pages.length > MAX_PAGES_LOADED) return
    const next = await fetchPage(link.href)
    const rows = next ? appendRows(next) : []
    const [first] = rows
    if (!next || !first) return
    pages.push({ first, search: searchWith(link) })
    follow(link, next)
    // The page number is removed: rows of several pages are shown.
    pager.querySelector('[data-pager-page]')?.remove()
    const status = pager.querySelector('[data-pager-status]')
    if (status) status.textContent = interpolate(added, { count: rows.length })
    // Observed again: it reports at once if the end of the list is still near.
    if (link.isConnected) observer.observe(pager)
  }

  function savePlace(): void {
    clearTimeout(timer)
    if (pages.length === 1 && !history.state?.place) return
    const row = [...document.querySelectorAll<HTMLElement>('[data-rows] [data-restaurant]')].find(
      (one) => one.getBoundingClientRect().bottom > 0,
    )
    if (!row) return
    const page = pages.findLast(({ first }) => !first || isAtOrBehind(row, first))
    const place: Place = { row: row.dataset.restaurant ?? '', top: row.getBoundingClientRect().top }
    // The browser would restore a position of the longer document.
    history.scrollRestoration = 'manual'
    history.replaceState({ ...history.state, place }, '', `${location.pathname}${page?.search ?? ''}`)
  }
}

function restorePlace(): void {
  const place: Place | undefined = history.state?.place
  const row = place && document.querySelector(`[data-rows] [data-restaurant="${CSS.escape(place.row)}"]`)
  if (place && row) scrollBy({ top: row.getBoundingClientRect().top - place.top, behavior: 'instant' })
}

// Parsed separately from this page: no script in it runs, and only rows are taken.
async function fetchPage(url: string): Promise<Document | null> {
  try {
    const response = await fetch(url, { headers: { accept: 'text/html' } })
    return response.ok ? new DOMParser().parseFromString(await response.text(), 'text/html') : null
  } catch {
    return null
  }
}

/** Appends the rows of each list of the fetched page to the same list here; restaurants that are here already are left out. */
function appendRows(next: Document): Element[] {
  const added: Element[] = []
  for (const list of next.querySelectorAll<HTMLElement>('[data-rows]')) {
    const here = document.querySelector(`[data-rows="${list.dataset.rows}"]`)
    if (!here) continue
    const rows = [...list.children].filter((row) => !isHere(row))
    here.append(...rows)
    added.push(...rows)
    if (rows.length > 0) document.dispatchEvent(new CustomEvent(ROWS_ADDED, { detail: here }))
  }
  return added
}

function isHere(row: Element): boolean {
  const id = row.querySelector<HTMLElement>('[data-restaurant]')?.dataset.restaurant
  return id !== undefined && document.querySelector(`[data-rows] [data-restaurant="${id}"]`) !== null
}

// The link leads on from the last loaded page; after the last page it is removed.
function follow(link: HTMLAnchorElement, next: Document): void {
  const onward = next.querySelector('[data-pager] a[rel=next]')?.getAttribute('href')
  if (onward) link.setAttribute('href', onward)
  else link.remove()
}

// The parameters of the loaded page, and all others of this URL, such as a campaign. Contract C19.
function searchWith(link: HTMLAnchorElement): string {
  const params = new URLSearchParams(location.search)
  const own = new URL(link.href).searchParams
  for (const name of [PAGE_PARAMETER, RANKING_PARAMETER]) {
    const value = own.get(name)
    if (value) params.set(name, value)
    else params.delete(name)
  }
  return `?${params}`
}

function isAtOrBehind(row: Element, first: Element): boolean {
  return first.contains(row) || Boolean(first.compareDocumentPosition(row) & Node.DOCUMENT_POSITION_FOLLOWING)
}
