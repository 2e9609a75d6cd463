const PREFIX = 'nakryte:'

/** What the name of a frame carries from page to page, where no storage may be had: who embeds it, and the cart. */
export interface FrameName {
  id: string
  /** Of the partner's page; a message goes nowhere else. */
  origin: string
  kept: Record<string, string>
}

/** The `window.name` of a frame. */
export function frameNameOf(name: FrameName): string {
  return PREFIX + JSON.stringify(name)
}

/** What `frameNameOf` was given; `null` for the name of anything else. */
export function readFrameName(text: string): FrameName | null {
  if (!text.startsWith(PREFIX)) return null
  try {
    const { id, origin, kept } = Object(JSON.parse(text.slice(PREFIX.length))) as Partial<FrameName>
    if (typeof id !== 'string' || typeof origin !== 'string' || !/^https?:\/\/[^/]+$/.test(origin)) return null
    return { id, origin, kept: Object(kept) }
  } catch {
    return null
  }
}
