/** What a partner's page asks for by the attributes of its script. Contract C16. */
export interface Settings {
  /** Of the brand whose script it is. */
  origin: string
  restaurant: string
  mode: 'booking' | 'order'
  display: 'inline' | 'button' | 'popup'
  label: string
  /** #rrggbb, or '' for the brand's own. */
  colour: string
  /** Pixels. */
  top: number
  side: number
}

const LABELS = { booking: 'Zarezerwuj stolik', order: 'Zamów jedzenie' }

/** The settings of a script; `null` where it names no restaurant. What is unknown falls back. */
export function settingsOf({ src, dataset }: { src: string; dataset: DOMStringMap }): Settings | null {
  const restaurant = /^[1-9]\d{0,8}$/.exec(dataset.restaurant ?? '')?.[0]
  if (!restaurant || !src) return null
  const mode = dataset.mode === 'order' ? 'order' : 'booking'
  const { display, colour = '', label } = dataset
  return {
    ...{ origin: new URL(src).origin, restaurant, mode },
    display: display === 'button' || display === 'popup' ? display : 'inline',
    label: label || LABELS[mode],
    colour: /^#[0-9a-f]{6}$/i.test(colour) ? colour : '',
    top: Number(dataset.offsetTop) || 0,
    side: Number(dataset.offsetSide) || 0,
  }
}

/** The page for a frame, and the plain page for a link. */
export function addressesOf({ origin, restaurant, mode }: Settings) {
  const plain = `${origin}/${mode === 'order' ? 'order' : 'restaurants'}/${restaurant}`
  return { plain, frame: `${plain}/iframe` }
}
