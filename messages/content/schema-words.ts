import type { z } from 'zod'

const plural = new Intl.PluralRules('pl')
const FORMS = {
  characters: { one: 'znak', few: 'znaki', many: 'znaków', other: 'znaku' },
  items: { one: 'pozycję', few: 'pozycje', many: 'pozycji', other: 'pozycji' },
} as const

const EXPECTED: Record<string, string> = {
  string: 'wpisz tekst',
  number: 'wpisz liczbę',
  int: 'wpisz liczbę całkowitą',
  boolean: 'wybierz tak albo nie',
  array: 'tu potrzebna jest lista',
}
const FORMATS: Record<string, string> = {
  email: 'sprawdź adres e-mail',
  url: 'wpisz cały adres strony, na przykład https://restauracja.pl',
}
const MAX_LISTED = 8

/** The sentence for each kind of problem that a schema finds, for panel, console, import and command line. Contract C33. */
export const schemaWords: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null || issue.input === ''
        ? 'to pole jest wymagane'
        : (EXPECTED[issue.expected] ?? 'tego nie da się tu odczytać')
    case 'too_small':
      if (issue.origin === 'string' && issue.minimum === 1) return 'to pole jest wymagane'
      return `${issue.inclusive === false ? 'więcej niż' : 'co najmniej'} ${amount(issue.origin, issue.minimum)}`
    case 'too_big':
      return `${issue.inclusive === false ? 'mniej niż' : 'najwyżej'} ${amount(issue.origin, issue.maximum)}`
    case 'invalid_value':
      return issue.values.length > MAX_LISTED
        ? 'tego nie ma na liście możliwości'
        : `do wyboru: ${issue.values.map(String).join(', ')}`
    case 'invalid_format':
      if (issue.input === '') return 'to pole jest wymagane'
      return FORMATS[issue.format] ?? 'sprawdź, jak to jest zapisane'
    case 'unrecognized_keys':
      return 'takiego pola nie ma'
    case 'not_multiple_of':
      return `wielokrotność ${issue.divisor}`
    default:
      return 'tego nie da się tu odczytać'
  }
}

/** `3 znaki`, `1 pozycję`, or the number alone. */
function amount(origin: string, count: number | bigint): string {
  const forms = origin === 'string' ? FORMS.characters : origin === 'array' ? FORMS.items : null
  return forms ? `${count} ${forms[plural.select(Number(count)) as keyof typeof forms]}` : decimal(count)
}

function decimal(count: number | bigint): string {
  return String(count).replace('.', ',')
}
