import { KEY_PAGES, KEY_RESOURCES } from '@/lib/domain/tenant/key-paths'

// No replacement matches any of these patterns, so masking twice equals masking once.
const EMAIL = /[^\s@"'<>()[\]{}=&?/,;:%]{1,64}(?:@|%40)[a-z0-9.-]{1,255}/gi
const KEY_PATH = new RegExp(`/(${[...KEY_PAGES, ...KEY_RESOURCES].join('|')})/[^\\s/?#"'&]+`, 'gi')
const UUID = /\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/gi
// Capitals and digits count as a code; lower case only counts with a digit, otherwise long words would be removed.
const CODE = /\b(?:[A-Z2-7]{12,}|(?=[a-z]*\d)(?=\d*[a-z])[a-z0-9]{12,}|(?=[A-Z]*\d)(?=\d*[A-Z])[A-Z0-9]{12,})\b/g
const PHONE =
  /(?:\+|%2B)\d(?:[\s-]?\d){6,14}|\d{9,}|(?:48[\s-]?)?(?:\d{3}[\s-]\d{3}[\s-]\d{3}|\d{2}[\s-]\d{3}[\s-]\d{2}[\s-]\d{2})(?!\d)/gi

/** Removes e-mail addresses, phone numbers and codes that work as keys from a text. Contract C14, C19. */
export function mask(text: string): string {
  return text
    .replace(EMAIL, '[e-mail]')
    .replace(KEY_PATH, '/$1/[code]')
    .replace(UUID, '[code]')
    .replace(PHONE, '[phone]')
    .replace(CODE, '[code]')
}
