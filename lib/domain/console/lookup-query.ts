/** What somebody is looked up by. `key`: a reservation's code, or the key of an order's page. */
export const LOOKUP_KINDS = ['phone', 'email', 'number', 'key'] as const
export type LookupKind = (typeof LOOKUP_KINDS)[number]

export interface LookupQuery {
  kind: LookupKind
  text: string
}

/** What a phone has at least; a number of an order has fewer digits. */
const PHONE_DIGITS = 9

/**
 * What the one field of the look-up holds: a phone in any spelling, an e-mail, a code or a key, also as the address of its page, or
 * the number of an order. `null` for anything else: names are not looked up. Contract C40.
 */
export function lookupQueryOf(typed: string): LookupQuery | null {
  const text = typed.trim()
  if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)) return { kind: 'email', text }
  const isPhoneOrNumber = /^(?:\+|nr\.?|#)?[\s\d().\u00a0\u2010-\u2015/-]+$/i.test(text)
  const digits = text.replace(/\D/g, '')
  if (isPhoneOrNumber && digits.length >= PHONE_DIGITS && digits.length <= 15 && !/^[#n]/i.test(text)) {
    return { kind: 'phone', text }
  }
  if (isPhoneOrNumber && /^[1-9]\d{0,14}$/.test(digits)) return { kind: 'number', text: digits }
  const key = /^(?:https?:\/\/\S+\/)?([A-Za-z0-9]{12,64})\/?(?:[?#]\S*)?$/.exec(text)?.[1]
  return key ? { kind: 'key', text: key.toUpperCase() } : null
}
