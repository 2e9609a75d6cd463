/** Place of an element: the nearest `data-place` around it, and its rank in each `data-places` around that. */
type Trace = { element: Element; place: string | null; lists: { name: string; index: number }[] }

const MAX_TRACES = 4

/**
 * Keeps the focus of keyboard users: where the focused element leaves the page, its own `data-place` gets the focus
 * wherever it stands now, else the next one of its list, else the element focused before, else the page's `main`. A
 * place is never a button that acts: a second Enter does nothing. Returns how to end it. WCAG 2.4.3, contract C29.
 */
export function keepFocus(): () => void {
  let traces: Trace[] = []
  let inDialog: Element | null = null

  function onFocusIn({ target }: FocusEvent) {
    if (!(target instanceof Element)) return
    inDialog = target.closest('dialog') ? target : null
    if (inDialog) return
    traces = [traceOf(target), ...traces.filter(({ element }) => element !== target)].slice(0, MAX_TRACES)
  }
  // A press outside of every control drops the focus on purpose: nothing is restored.
  function onFocusOut({ target }: FocusEvent) {
    setTimeout(() => {
      if (!isLost() || !(target instanceof Element) || !target.isConnected) return
      traces = []
      inDialog = null
    })
  }
  function onChange() {
    if (!isLost()) return
    const title = inDialog && !inDialog.isConnected ? openDialogTitle() : null
    const [last] = traces
    const place = title ?? (last && !last.element.isConnected ? placeFor(traces) : null)
    if (!place) return
    if (!place.matches('a, button, input, [tabindex]')) place.tabIndex = -1
    place.focus({ preventScroll: true })
    // Pointer users see nothing move.
    if (place.matches(':focus-visible')) place.scrollIntoView({ block: 'nearest' })
  }

  const observer = new MutationObserver(onChange)
  observer.observe(document.body, { childList: true, subtree: true })
  document.addEventListener('focusin', onFocusIn)
  document.addEventListener('focusout', onFocusOut)
  return () => {
    observer.disconnect()
    document.removeEventListener('focusin', onFocusIn)
    document.removeEventListener('focusout', onFocusOut)
  }
}

const isLost = () => document.activeElement === null || document.activeElement === document.body

function traceOf(element: Element): Trace {
  const place = element.closest<HTMLElement>('[data-place]')
  const lists: Trace['lists'] = []
  for (let list = listAround(place ?? element); list; list = listAround(list.parentElement)) {
    lists.push({ name: list.dataset.places ?? '', index: place ? placesOf(list).indexOf(place) : 0 })
  }
  return { element, place: place?.dataset.place ?? null, lists }
}

const listAround = (element: Element | null) => element?.closest<HTMLElement>('[data-places]') ?? null
const placesOf = (list: Element) => [...list.querySelectorAll<HTMLElement>('[data-place]')].filter(isVisible)
const isVisible = (element: Element) => element.checkVisibility?.() ?? true

function placeFor(traces: readonly Trace[]): HTMLElement | null {
  for (const { element, place, lists } of traces) {
    if (element.isConnected && element instanceof HTMLElement && isVisible(element)) return element
    const own = place && find(`[data-place="${CSS.escape(place)}"]`)
    if (own) return own
    for (const { name, index } of lists) {
      const list = find(`[data-places="${CSS.escape(name)}"]`)
      const places = list ? placesOf(list) : []
      const next = places[index] ?? places.at(-1)
      if (next) return next
    }
  }
  return document.getElementById('main')
}

const find = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)].find(isVisible) ?? null

function openDialogTitle(): HTMLElement | null {
  return document.querySelector<HTMLElement>('dialog[open] h2')
}
