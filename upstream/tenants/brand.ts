import { clampChroma, formatHex, oklch } from 'culori'
import { paletteOf } from '@/lib/domain/tenant/palette'
import { tenantSchema } from '@/lib/domain/tenant/schema'
import { EMAIL_WORDS } from '@/messages/content/emails/shared'
import { type LegalFacts, legalFacts } from '@/messages/legal/facts'
import { tenants } from '@/tenants/registry'

/** The data of a brand that a message needs. */
export interface Brand extends Pick<LegalFacts, 'label' | 'host' | 'operatorText' | 'email'> {
  key: string
  tagline: string
  colour: string
  onColour: string
  strongColour: string
  /** For links on a dark ground. */
  darkStrongColour: string
  /** The mark as a PNG on the brand's own host, the same address for everyone. */
  markUrl: string
  /** `https://lubje.pl`, or the brand's address on this machine. */
  origin: string
  legal: Record<'reservations' | 'orders', { label: string; url: string }[]>
}

/**
 * `{host}` and `{tenant}` in the pattern are replaced by the tenant's own. Throws for a tenant that is not registered.
 */
export function brandOf(key: string, originPattern: string): Brand {
  const found = tenants.find((tenant) => tenant.key === key)
  if (!found) throw new Error(`no tenant ${key}`)
  const { fallback, ...record } = tenantSchema.parse(found)
  const facts = legalFacts({ ...record, ...fallback })
  const { accent, onAccent, accentStrong } = paletteOf(fallback.themeColor)
  const origin = originPattern.replace('{tenant}', key).replace('{host}', facts.host)
  const legal = (terms: string, privacy: string) => [
    { label: EMAIL_WORDS.terms, url: origin + terms },
    { label: EMAIL_WORDS.privacy, url: origin + privacy },
  ]
  return {
    ...facts,
    key,
    tagline: record.tagline,
    colour: accent,
    onColour: onAccent,
    strongColour: accentStrong,
    darkStrongColour: darkLinkColour(fallback.themeColor),
    markUrl: `${origin}/mail/${key}.png`,
    origin,
    legal: {
      reservations: legal(facts.terms, facts.privacy),
      orders: legal(facts.orderTerms, facts.orderPrivacy),
    },
  }
}

/** The brand's hue, light enough for the dark background of an e-mail: at least 4.5:1. Throws for an invalid colour. */
export function darkLinkColour(themeColor: string): string {
  const brand = oklch(themeColor)
  if (!brand) throw new RangeError(`Not a colour: ${themeColor}`)
  return formatHex(clampChroma({ ...brand, l: 0.82, c: Math.min(brand.c, 0.13) }, 'oklch'))
}
