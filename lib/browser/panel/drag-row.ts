/** A slightly unsteady press is no drag. */
const STARTS_AFTER_PX = 4
/** Distance from the screen's edge at which the page scrolls, faster towards the edge. */
const EDGE_PX = 96
const FASTEST_PX_PER_FRAME = 16

interface RowSpan {
  top: number
  bottom: number
}

/**
 * Place in a column at which the row from place `from` lands when dragged by `shiftPx`: past its neighbour's middle.
 */
export function landingOf(rows: readonly RowSpan[], from: number, shiftPx: number): number {
  const drawn = rows[from]
  if (!drawn) return from
  const passed = rows.filter((row, i) => i > from && middleOf(row) < drawn.bottom + shiftPx)
  const risen = rows.filter((row, i) => i < from && middleOf(row) > drawn.top + shiftPx)
  return from + passed.length - risen.length
}

function middleOf({ top, bottom }: RowSpan): number {
  return (top + bottom) / 2
}

/**
 * Drags a row by its grip: the row follows the pointer, its neighbours make room where it will land, the page scrolls
 * near its edges. Returns the place where it was dropped; null where it was not moved, or was cancelled with Escape.
 */
export function dragRow(
  start: PointerEvent,
  grip: HTMLElement,
  rows: readonly HTMLElement[],
  from: number,
): Promise<number | null> {
  return new Promise((resolve) => follow(start, { grip, rows, from, done: resolve }))
}

type Drag = { grip: HTMLElement; rows: readonly HTMLElement[]; from: number; done: (to: number | null) => void }

function follow(start: PointerEvent, { grip, rows, from, done }: Drag): void {
  const row = rows[from]
  if (!row) {
    done(null)
    return
  }
  const spans = rows.map((one) => spanOnPage(one))
  const room = roomOf(spans, from)
  const startY = start.clientY + window.scrollY
  let pointerY = start.clientY
  let landing = from
  let frame = 0

  const move = (event: PointerEvent) => {
    if (event.pointerId !== start.pointerId) return
    pointerY = event.clientY
    if (frame === 0 && Math.abs(pointerY - start.clientY) >= STARTS_AFTER_PX) {
      row.dataset.dragged = ''
      if (row.parentElement) row.parentElement.dataset.dragging = ''
      frame = requestAnimationFrame(draw)
    }
  }
  const draw = () => {
    const speed = scrollSpeed(pointerY, window.innerHeight)
    if (speed !== 0) window.scrollBy({ top: speed, behavior: 'instant' })
    const shift = withinList(pointerY + window.scrollY - startY, spans, from)
    landing = landingOf(spans, from, shift)
    rows.forEach((one, i) => {
      one.style.translate = `0 ${i === from ? shift : shiftOf(i, from, landing) * room}px`
    })
    frame = requestAnimationFrame(draw)
  }
  const end = (to: number | null) => {
    cancelAnimationFrame(frame)
    listening.abort()
    for (const one of rows) one.style.translate = ''
    delete row.dataset.dragged
    delete row.parentElement?.dataset.dragging
    done(to === from ? null : to)
  }
  const release = () => {
    if (frame === 0) return end(null)
    cancelAnimationFrame(frame)
    draw()
    end(landing)
  }
  const takeBack = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    end(null)
  }

  const listening = new AbortController()
  const { signal } = listening
  grip.setPointerCapture(start.pointerId)
  grip.addEventListener('pointermove', move, { signal })
  grip.addEventListener('pointerup', release, { signal })
  grip.addEventListener('pointercancel', () => end(null), { signal })
  window.addEventListener('keydown', takeBack, { signal, capture: true })
}

function spanOnPage(row: HTMLElement): RowSpan {
  const { top, bottom } = row.getBoundingClientRect()
  return { top: top + window.scrollY, bottom: bottom + window.scrollY }
}

/** Distance by which a neighbour moves: the height of the row and the gap beside it. */
function roomOf(spans: readonly RowSpan[], from: number): number {
  const [own, next, before] = [spans[from], spans[from + 1], spans[from - 1]]
  if (!own) return 0
  if (next) return next.top - own.top
  return before ? own.bottom - before.bottom : 0
}

function shiftOf(place: number, from: number, landing: number): number {
  if (place > from && place <= landing) return -1
  return place < from && place >= landing ? 1 : 0
}

/** A row does not leave its list. */
function withinList(shift: number, spans: readonly RowSpan[], from: number): number {
  const [own, first, last] = [spans[from], spans[0], spans.at(-1)]
  if (!own || !first || !last) return 0
  return Math.min(last.bottom - own.bottom, Math.max(first.top - own.top, shift))
}

function scrollSpeed(y: number, height: number): number {
  const beyond = y < EDGE_PX ? y - EDGE_PX : Math.max(0, y - (height - EDGE_PX))
  return Math.round(Math.max(-1, Math.min(1, beyond / EDGE_PX)) * FASTEST_PX_PER_FRAME)
}
