import { EMBED_LABELS } from '@/messages/content/embed-labels'

/** The settings in the attributes of the script tag on a partner's page. Contract C16. */
export interface Settings {
  /** The origin of the brand that serves the script. */
  origin: string
  restaurant: string
  mode: 'booking' | 'order'
  display: 'inline' | 'button' | 'popup'
  label: string
  /** #rrggbb, or '' for the brand's own. */
  colour: string
  top: number
  side: number
}

/** The settings of a script tag; `null` if it names no restaurant. Unknown values fall back to the defaults. */
export function settingsOf({ src, dataset }: { src: string; dataset: DOMStringMap }): Settings | null {
  const restaurant = /^[1-9]\d{0,8}$/.exec(dataset.restaurant ?? '')?.[0]
  if (!restaurant || !src) return null
  const mode = dataset.mode === 'order' ? 'order' : 'booking'
  const { display, colour = '', label } = dataset
  return {
    origin: new URL(src).origin,
    restaurant,
    mode,
    display: display === 'button' || display === 'popup' ? display : 'inline',
    label: label || EMBED_LABELS[mode],
    colour: /^#[0-9a-f]{6}$/i.test(colour) ? colour : '',
    top: Number(dataset.offsetTop) || 0,
    side: Number(dataset.offsetSide) || 0,
  }
}

/** The URL of the page in a frame, and of the plain page for a link. */
export function addressesOf({ origin, restaurant, mode }: Settings) {
  const plain = `${origin}/${mode === 'order' ? 'order' : 'restaurants'}/${restaurant}`
  return { plain, frame: `${plain}/iframe` }
}
