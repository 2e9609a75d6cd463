import { ROWS_ADDED } from '@/components/list/rows-added'
import { interpolate } from '@/lib/domain/interpolate'
import { PAGE_PARAMETER, RANKING_PARAMETER } from '@/lib/domain/search/page-number'

/** After so many pages the link has to be pressed, so that what stands below the list can be reached. */
const MAX_PAGES_LOADED = 5
/** How far ahead of the list's end the next rows are fetched, in pixels. */
const AHEAD = '800px'
const PAUSE_MS = 150

/** The row at the top of the window, and where it is in it, in pixels. Kept in the entry of the history. */
type Place = { row: string; top: number }
/** The first row of a loaded page, and the page's address. */
type LoadedPage = { first: Element | null; search: string }

/**
 * From now on the rows of the next page come when the end of the list is near: the page is fetched by its plain link and the
 * rows are taken out of it. The address follows the page that is looked at, and a diner who comes back finds the place. The
 * link stays for whatever fails. Decision 0036.
 */
export function loadRows(added: string): void {
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
    // The rows of several pages are here now.
    pager.querySelector('[data-pager-page]')?.remove()
    const status = pager.querySelector('[data-pager-status]')
    if (status) status.textContent = interpolate(added, { count: rows.length })
    // Observed anew: it reports at once if the end of the list is still near.
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
    // The browser would scroll to a place of the longer document.
    history.scrollRestoration = 'manual'
    history.replaceState({ ...history.state, place }, '', `${location.pathname}${page?.search ?? ''}`)
  }
}

function restorePlace(): void {
  const place: Place | undefined = history.state?.place
  const row = place && document.querySelector(`[data-rows] [data-restaurant="${CSS.escape(place.row)}"]`)
  if (place && row) scrollBy({ top: row.getBoundingClientRect().top - place.top, behavior: 'instant' })
}

// Parsed apart from this page: no script in it runs, and nothing but rows is taken.
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

// The link leads on from the last loaded page; behind the last one there is none.
function follow(link: HTMLAnchorElement, next: Document): void {
  const onward = next.querySelector('[data-pager] a[rel=next]')?.getAttribute('href')
  if (onward) link.setAttribute('href', onward)
  else link.remove()
}

// The parameters of the page that is loaded, and everything else of this address, such as a campaign. Contract C19.
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
