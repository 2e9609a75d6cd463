type Props = Record<string, unknown>

/** What the renderer of static markup has no word for: React has to make it. */
export class UnknownMarkup extends Error {
  override readonly name = 'UnknownMarkup'
}

/** How React writes an attribute; `never` is read elsewhere or not at all. */
type Kind = 'text' | 'mark' | 'truth' | 'url' | 'style' | 'never'
interface Attribute {
  kind: Kind
  /** With the space before it and the first quotation mark. */
  open: string
}

const ALIASES: Record<string, string> = {
  className: 'class',
  htmlFor: 'for',
  tabIndex: 'tabindex',
  strokeWidth: 'stroke-width',
  strokeLinecap: 'stroke-linecap',
  strokeLinejoin: 'stroke-linejoin',
}
/** Written as they are here. Of other names with capitals only React knows how they are written. */
const CAPITALS = new Set(
  'srcSet fetchPriority autoComplete inputMode enterKeyHint minLength maxLength dateTime viewBox preserveAspectRatio patternUnits'.split(
    ' ',
  ),
)
const KINDS: Record<string, Kind> = {
  ...kindOfAll('mark', 'hidden open disabled required readOnly checked noValidate'),
  ...kindOfAll('truth', 'value focusable draggable spellCheck'),
  ...kindOfAll('url', 'href src action'),
  ...kindOfAll('never', 'children dangerouslySetInnerHTML defaultValue defaultChecked suppressHydrationWarning'),
  style: 'style',
}
/** Of elements on which React writes some attributes last, in this order; the first of a pair that is there is written. */
const LAST: Record<string, [name: string, ...sources: string[]][]> = {
  input: [
    ['name', 'name'],
    ['checked', 'checked', 'defaultChecked'],
    ['value', 'value', 'defaultValue'],
  ],
  button: [['name', 'name']],
  form: [
    ['action', 'action'],
    ['method', 'method'],
  ],
  select: [],
}
const UNWRITTEN: Record<string, Set<string>> = {
  input: new Set(['name', 'checked', 'value']),
  button: new Set(['name']),
  form: new Set(['action', 'method']),
  select: new Set(['value']),
}
const attributes = new Map<string, Attribute>()

/** The attributes of an element as React's server renderer writes them. Throws an `UnknownMarkup` where that is not known. */
export function attributesOf(type: string, props: Props): string {
  const unwritten = UNWRITTEN[type]
  let written = ''
  for (const name in props) {
    const value = props[name]
    if (value === undefined || value === null || unwritten?.has(name)) continue
    written += attributeOf(name, value)
  }
  const last = LAST[type]
  if (!last) return written
  for (const [name, ...sources] of last) {
    const value = sources.map((source) => props[source]).find((one) => one !== undefined && one !== null)
    if (value !== undefined) written += attributeOf(name, value)
  }
  return written
}

/** Text for an element or an attribute in quotation marks, as React writes it. */
export function escapeMarkup(text: string): string {
  if (!/["&'<>]/.test(text)) return text
  const inner = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  return inner.replaceAll('"', '&quot;').replaceAll("'", '&#x27;')
}

function attributeOf(name: string, value: unknown): string {
  const { kind, open } = attributes.get(name) ?? learn(name)
  if (kind === 'never') return ''
  if (kind === 'mark') return value ? `${open}"` : ''
  if (kind === 'style') return styleOf(value as Props)
  switch (typeof value) {
    case 'string':
      if (kind === 'url' && isUnsafe(value)) throw new UnknownMarkup(`${name}="${value}"`)
      return `${open}${escapeMarkup(value)}"`
    case 'number':
      return `${open}${value}"`
    case 'boolean':
      return kind === 'truth' || /^(?:data|aria)-/.test(name) ? `${open}${value}"` : ''
    default:
      throw new UnknownMarkup(
        `an attribute ${name} that is a ${typeof value}: a part with such a one has to be an Island`,
      )
  }
}

function learn(name: string): Attribute {
  const isKnown = /^[a-z][a-z0-9-]*$/.test(name) || name in ALIASES || name in KINDS || CAPITALS.has(name)
  // Numbers alone, or only for some elements, or for a browser's own part of a page.
  const isSpecial = /^(?:on|cols$|rows$|size$|span$|start$|download$|capture$|is$)/i.test(name)
  if (!isKnown || isSpecial)
    throw new UnknownMarkup(`an attribute ${name}: a part that a script touches has to be an Island`)
  const attribute = { kind: KINDS[name] ?? 'text', open: ` ${ALIASES[name] ?? name}="` } as const
  attributes.set(name, attribute)
  return attribute
}

// React leaves an empty address out and takes the teeth of a script's.
function isUnsafe(url: string): boolean {
  return url === '' || /^[\0- ]*j/i.test(url)
}

function styleOf(style: Props): string {
  const rules = Object.entries(style).map(([name, value]) => {
    if (typeof value !== 'string' || value === '' || !/^(?:--)?[a-z-]+$/.test(name))
      throw new UnknownMarkup(`style ${name}`)
    return `${name}:${escapeMarkup(value.trim())}`
  })
  return rules.length > 0 ? ` style="${rules.join(';')}"` : ''
}

function kindOfAll(kind: Kind, names: string): Record<string, Kind> {
  return Object.fromEntries(names.split(' ').map((name) => [name, kind]))
}
