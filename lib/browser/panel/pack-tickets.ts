const GAP_PX = 8

/**
 * Puts the tickets of a cook's lane into columns, each ticket as high as it is: the order goes from left to right, and no
 * column moves another. Answers how to end it, as a ref wants. Contract C29.
 */
export function packTickets(lane: HTMLElement | null) {
  if (!lane) return
  const place = () => {
    // Columns are counted without places: a ticket in a fourth column would make one.
    delete lane.dataset.packed
    const columns = getComputedStyle(lane).gridTemplateColumns.split(' ').length
    const cards = [...lane.querySelectorAll<HTMLElement>(':scope > article')]
    // All are read before any is written: the page is laid out once.
    const heights = cards.map((card) => Math.ceil(card.getBoundingClientRect().height) + GAP_PX)
    cards.forEach((card, index) => {
      card.style.setProperty('--column', String((index % columns) + 1))
      card.style.setProperty('--height', String(heights[index]))
      sizes.observe(card)
    })
    lane.dataset.packed = ''
  }
  const sizes = new ResizeObserver(place)
  const tickets = new MutationObserver(place)
  place()
  sizes.observe(lane)
  tickets.observe(lane, { childList: true })
  return () => {
    sizes.disconnect()
    tickets.disconnect()
  }
}
