interface Bounds {
  maxCards: number
  maxBytes: number
  /** Cards that are drawn or wait for it. */
  maxDrawing: number
}

/**
 * Drawn cards by what they show, of which those asked for last are kept. A card is drawn once, whoever else asks
 * meanwhile; `null` where too many wait to be drawn already. A failure is not kept.
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
