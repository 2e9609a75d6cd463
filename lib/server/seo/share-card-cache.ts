interface Bounds {
  maxCards: number
  maxBytes: number
  /** Maximum number of cards that are being drawn or wait for it. */
  maxDrawing: number
}

/**
 * Caches drawn cards by their content; the least recently requested are removed. Concurrent requests for a card share
 * one drawing; `null` if too many cards are waiting. A failure is not cached.
 */
export function shareCardCache({ maxCards, maxBytes, maxDrawing }: Bounds) {
  const cards = new Map<string, ArrayBuffer>()
  const drawing = new Map<string, Promise<ArrayBuffer>>()
  let bytes = 0

  function addCard(key: string, card: ArrayBuffer): void {
    cards.set(key, card)
    bytes += card.byteLength
    for (const [oldest, { byteLength }] of cards) {
      if (cards.size <= maxCards && bytes <= maxBytes) return
      cards.delete(oldest)
      bytes -= byteLength
    }
  }

  async function drawAndCache(key: string, draw: () => Promise<ArrayBuffer>): Promise<ArrayBuffer> {
    try {
      const card = await draw()
      addCard(key, card)
      return card
    } finally {
      drawing.delete(key)
    }
  }

  return async (key: string, draw: () => Promise<ArrayBuffer>): Promise<ArrayBuffer | null> => {
    const known = cards.get(key)
    if (known) {
      cards.delete(key)
      cards.set(key, known)
      return known
    }
    const pending = drawing.get(key)
    if (pending) return pending
    if (drawing.size >= maxDrawing) return null
    const begun = drawAndCache(key, draw)
    drawing.set(key, begun)
    return begun
  }
}
