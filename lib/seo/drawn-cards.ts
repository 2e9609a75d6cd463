interface Bounds {
  mostCards: number
  mostBytes: number
  /** Cards that are drawn or wait for it. */
  mostDrawing: number
}

/**
 * Drawn cards by what they show, of which those asked for last are kept. A card is drawn once, whoever else asks
 * meanwhile; `null` where too many wait to be drawn already. A failure is not kept.
 */
export function drawnCards({ mostCards, mostBytes, mostDrawing }: Bounds) {
  const kept = new Map<string, ArrayBuffer>()
  const drawing = new Map<string, Promise<ArrayBuffer>>()
  let bytes = 0

  function keep(key: string, card: ArrayBuffer): void {
    kept.set(key, card)
    bytes += card.byteLength
    for (const [oldest, { byteLength }] of kept) {
      if (kept.size <= mostCards && bytes <= mostBytes) return
      kept.delete(oldest)
      bytes -= byteLength
    }
  }

  async function drawn(key: string, draw: () => Promise<ArrayBuffer>): Promise<ArrayBuffer> {
    try {
      const card = await draw()
      keep(key, card)
      return card
    } finally {
      drawing.delete(key)
    }
  }

  return async (key: string, draw: () => Promise<ArrayBuffer>): Promise<ArrayBuffer | null> => {
    const known = kept.get(key)
    if (known) {
      kept.delete(key)
      kept.set(key, known)
      return known
    }
    const underWay = drawing.get(key)
    if (underWay) return underWay
    if (drawing.size >= mostDrawing) return null
    const begun = drawn(key, draw)
    drawing.set(key, begun)
    return begun
  }
}
