import type { EmbedChoice } from './snippet'

/** A restaurant's own page as it shares it: the address, its QR code, and the code for its own site. */
export interface OwnPage {
  url: string
  /** The QR code, as the source of an image. */
  qr: string
  /** A snippet for each thing that diners may do; null: its operator has not switched embedding on. */
  snippets: { mode: EmbedChoice['mode']; code: string }[] | null
  /** Sites on which the snippets work: those of the settings. */
  origins: readonly string[]
}
