/** The page where a restaurant copies the snippet for its own site. */
export const SNIPPET_PATH = '/dla-restauracji/osadz'

/** Choices of a restaurant for its own site. Contract C16. */
export interface EmbedChoice {
  restaurant: number
  mode: 'booking' | 'order'
  display: 'inline' | 'button' | 'popup'
  /** #rrggbb, or '' for the brand's colour. */
  colour: string
}

/**
 * HTML for the restaurant's page: a plain link that works without the script, and the script that replaces it by the
 * frame.
 */
export function snippetOf(origin: string, choice: EmbedChoice, words: Record<EmbedChoice['mode'], string>): string {
  const { restaurant, mode } = choice
  const page = `${origin}/${mode === 'order' ? 'order' : 'restaurants'}/${restaurant}`
  const attributes = Object.entries(attributesOf(choice)).map(([name, value]) => ` data-${name}="${value}"`)
  return `<a href="${page}">${words[mode]}</a>\n<script async src="${origin}/embed/v1.js"${attributes.join('')}></script>`
}

/** The `data-` attributes of the script, without the prefix. */
export function attributesOf({ restaurant, mode, display, colour }: EmbedChoice): Record<string, string> {
  return { restaurant: String(restaurant), mode, display, ...(colour && { colour }) }
}
