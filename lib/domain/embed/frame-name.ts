const PREFIX = 'nakryte:'

/** Data that a frame's name carries from page to page where storage is blocked: the embedding page and the cart. */
interface FrameName {
  id: string
  /** Origin of the partner's page; messages are sent to no other origin. */
  origin: string
  stored: Record<string, string>
}

/** The `window.name` of a frame. */
export function frameNameOf(name: FrameName): string {
  return PREFIX + JSON.stringify(name)
}

/** The inverse of `frameNameOf`; `null` for any other text. */
export function readFrameName(text: string): FrameName | null {
  if (!text.startsWith(PREFIX)) return null
  try {
    const { id, origin, stored } = Object(JSON.parse(text.slice(PREFIX.length))) as Partial<FrameName>
    if (typeof id !== 'string' || typeof origin !== 'string' || !/^https?:\/\/[^/]+$/.test(origin)) return null
    return { id, origin, stored: Object(stored) }
  } catch {
    return null
  }
}
