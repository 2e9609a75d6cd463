/** Kinds of look-up text. `key`: a reservation's code, the key of an order's page, or the number of a case. */
export const LOOKUP_KINDS = ['phone', 'email', 'number', 'key', 'name'] as const
type LookupKind = (typeof LOOKUP_KINDS)[number]

export interface LookupQuery {
  kind: LookupKind
  text: string
}

/** Fewest digits of a phone number; an order's number has fewer. */
const PHONE_DIGITS = 9

/** Fewest letters of a name. */
const NAME_LETTERS = 3
/** Lengths of keys: reservation codes and case numbers, then order keys. */
const KEY_LENGTHS = [16, 24]

/**
 * Query of the one look-up field: a phone in any spelling, an e-mail, a code or a key, also with blanks or as the
 * address of its page, or an order's number. A name needs a reason. `null` for anything else. Contract C40.
 */
export function lookupQueryOf(typed: string, hasReason = false): LookupQuery | null {
  const text = typed.trim()
  if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)) return { kind: 'email', text }
  const isPhoneOrNumber = /^(?:\+|nr\.?|#)?[\s\d().\u00a0\u2010-\u2015/-]+$/i.test(text)
  const digits = text.replace(/\D/g, '')
  if (isPhoneOrNumber && digits.length >= PHONE_DIGITS && digits.length <= 15 && !/^[#n]/i.test(text)) {
    return { kind: 'phone', text }
  }
  if (isPhoneOrNumber && /^[1-9]\d{0,14}$/.test(digits)) return { kind: 'number', text: digits }
  const key = /^(?:https?:\/\/\S+\/)?([A-Za-z0-9]{12,64})\/?(?:[?#]\S*)?$/.exec(text)?.[1]
  const spaced = text.replace(/[\s-]/g, '')
  const isSpaced = /^[A-Za-z2-7]+$/.test(spaced) && KEY_LENGTHS.includes(spaced.length)
  if (hasReason && (text.match(/\p{L}/gu)?.length ?? 0) >= NAME_LETTERS && !/\d/.test(text))
    return { kind: 'name', text }
  const found = key ?? (isSpaced ? spaced : null)
  return found ? { kind: 'key', text: found.toUpperCase() } : null
}
