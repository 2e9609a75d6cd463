import * as react from 'react'
import { type ComponentType, Fragment, type ReactElement, type ReactNode } from 'react'
import { type HooksHolder, hooksOf } from '@/lib/server/static-markup'
import { attributesOf, escapeMarkup, UnknownMarkup } from './markup-attributes'

type Component = (props: object) => ReactNode
type Context = { $$typeof: symbol; _currentValue: unknown }
interface Rendering {
  contexts: Map<object, unknown>
  /** Of the select around. */
  selected: unknown
}

const kindOf = (type: object) => (type as { $$typeof: symbol }).$$typeof
const MEMO = kindOf(react.memo(() => null))
const CONTEXT = kindOf(react.createContext(null))
const VOID = new Set(['area', 'br', 'col', 'hr', 'img', 'input', 'source', 'wbr'])
/** React puts these elsewhere in the page, or writes them in a way of their own. */
const NOT_HERE = new Set([
  'html',
  'head',
  'body',
  'title',
  'meta',
  'link',
  'style',
  'script',
  'pre',
  'textarea',
  'template',
])

let rendering: Rendering | null = null

/**
 * The same text as React's `renderToStaticMarkup`, for parts that no script touches and that read nothing but their properties
 * and contexts: it costs a fraction of React's. Throws an `UnknownMarkup` for what it has no word for, as for state and event
 * handlers. It may be called while it runs. Decision 0050.
 */
export function renderMarkup(node: ReactNode): string {
  const outer = rendering
  rendering = { contexts: outer?.contexts ?? new Map(), selected: undefined }
  try {
    return withHooks(() => markupOf(node))
  } finally {
    rendering = outer
  }
}

function markupOf(node: ReactNode): string {
  if (typeof node === 'string') return escapeMarkup(node)
  if (node === null || node === undefined || typeof node === 'boolean') return ''
  if (typeof node === 'number' || typeof node === 'bigint') return String(node)
  if (Array.isArray(node)) {
    let markup = ''
    for (const child of node) markup += markupOf(child)
    return markup
  }
  if (react.isValidElement(node)) return elementMarkup(node as ReactElement<Record<string, unknown>>)
  throw new UnknownMarkup('a child that is neither an element nor text')
}

function elementMarkup({ type, props }: ReactElement<Record<string, unknown>>): string {
  if (typeof type === 'string') return tagMarkup(type, props)
  if (typeof type === 'function') return componentMarkup(type as Component, props)
  if (type === Fragment) return markupOf(props.children as ReactNode)
  const kind = kindOf(type)
  if (kind === CONTEXT) return providedMarkup(type, props)
  if (kind === MEMO) return elementMarkup(react.createElement((type as { type: Component }).type, props) as never)
  throw new UnknownMarkup(`a part of kind ${String(kind ?? type)}`)
}

function componentMarkup(part: Component, props: object): string {
  if ((part as ComponentType).prototype?.isReactComponent) throw new UnknownMarkup(`a class ${part.name}`)
  try {
    return markupOf(part(props))
  } catch (error) {
    if (error instanceof UnknownMarkup && !error.message.includes(' in ')) error.message += ` in ${part.name}`
    throw error
  }
}

function tagMarkup(type: string, props: Record<string, unknown>): string {
  if (NOT_HERE.has(type)) throw new UnknownMarkup(`<${type}>`)
  const attributes = attributesOf(type, props)
  if (VOID.has(type)) return `<${type}${attributes}/>`
  if (type === 'option') return optionMarkup(props, attributes)
  const inner = props.dangerouslySetInnerHTML as { __html: string } | undefined
  if (inner) return `<${type}${attributes}>${inner.__html}</${type}>`
  const content = type === 'select' ? selectContent(props) : markupOf(props.children as ReactNode)
  return `<${type}${attributes}>${content}</${type}>`
}

function selectContent({ value, defaultValue, children }: Record<string, unknown>): string {
  const [here, outer] = [current(), current().selected]
  here.selected = value ?? defaultValue
  const content = markupOf(children as ReactNode)
  here.selected = outer
  return content
}

function optionMarkup({ value, selected, children }: Record<string, unknown>, attributes: string): string {
  const chosen = current().selected
  const text = markupOf(children as ReactNode)
  if (typeof chosen === 'object' || (chosen !== undefined && value === undefined)) throw new UnknownMarkup('<option>')
  const isChosen = chosen === undefined ? selected : String(chosen) === String(value)
  return `<option${attributes}${isChosen ? ' selected=""' : ''}>${text}</option>`
}

function providedMarkup(context: object, { value, children }: Record<string, unknown>): string {
  const { contexts } = current()
  const [hadOuter, outer] = [contexts.has(context), contexts.get(context)]
  contexts.set(context, value)
  const markup = markupOf(children as ReactNode)
  if (hadOuter) contexts.set(context, outer)
  else contexts.delete(context)
  return markup
}

function current(): Rendering {
  if (!rendering) throw new Error('Nothing is rendered')
  return rendering
}

function read(context: Context): unknown {
  const { contexts } = current()
  return contexts.has(context) ? contexts.get(context) : context._currentValue
}

/** The hooks of parts that no script touches. Any other one is for an Island. */
const hooks: object = Object.setPrototypeOf(
  {
    useContext: read,
    use: (usable: Context) => (usable.$$typeof === CONTEXT ? read(usable) : refused('use')()),
    useMemo: <T>(make: () => T) => make(),
    useCallback: <T>(callback: T) => callback,
    useDebugValue: () => {},
  },
  new Proxy({}, { get: (_, name) => refused(String(name)) }),
)

function refused(hook: string) {
  return (): never => {
    throw new UnknownMarkup(`${hook}: a part that a script touches has to be an Island`)
  }
}

function withHooks<T>(render: () => T): T {
  const own = hooksOf(react)
  const before = Object.getOwnPropertyDescriptor(own, 'H') as PropertyDescriptor
  Object.defineProperty(own, 'H', { configurable: true, enumerable: true, writable: true, value: hooks })
  try {
    return render()
  } finally {
    Object.defineProperty(own, 'H', before)
  }
}

/** Runs React's own renderer, whose React may be another one than the components', within the rendering of static markup. */
export function withHooksOf<T>(lent: HooksHolder, render: () => T): T {
  const own = hooksOf(react)
  const before = Object.getOwnPropertyDescriptor(own, 'H') as PropertyDescriptor
  // Where there is one React alone, its renderer writes its hooks there itself.
  const held = own === lent ? { writable: true, value: null } : { get: () => lent.H }
  Object.defineProperty(own, 'H', { configurable: true, enumerable: true, ...held })
  try {
    return render()
  } finally {
    Object.defineProperty(own, 'H', before)
  }
}
