import { IntlProvider } from 'next-intl'
import { type ComponentProps, type ComponentType, createElement, type ReactNode } from 'react'
import type { SharedListPath } from '@/lib/domain/search/list-parameters'
import { TIME_ZONE } from '@/lib/domain/time/time'
import { words } from '@/lib/domain/words'
import { keepText, lentReact, listContents } from '@/lib/server/static-markup'
import { duringFilling } from './island'
import { UnknownMarkup } from './markup-attributes'
import { renderMarkup, withHooksOf } from './render-markup'

/** The client parts that a list may hold, by the names under which the browser brings them to life. */
export type Islands = Record<string, ComponentType<never>>
type Attributes = ComponentProps<'div'> & Record<`data-${string}`, string>

/** How much markup of islands is kept: about 5 MB at most. */
const MOST_KEPT = 500
const LONGEST_KEPT = 3000
const kept = new Map<string, string>()

/** Lends the web server what renders the content of a live list. */
export function lendContent<P extends object>(path: SharedListPath, Content: ComponentType<P>, islands: Islands): void {
  listContents().set(path, (props) => fill(createElement(Content, props as P), islands))
}

/**
 * Markup of the same components as in Next, with an island for each part that the browser brings to life. Throws an
 * `UnknownMarkup` for a part that has to be an island and is none, or that the browser would not know. Decision 0050.
 */
export function fill(content: ReactNode, registry: Islands): string {
  const texts: string[] = []
  let islands = 0
  const renderIsland = (name: string, Part: ComponentType, props: object) => {
    if (registry[name] !== (Part as unknown))
      throw new UnknownMarkup(`an island ${name} that is not in the list's registry`)
    const prefix = `i${islands++}`
    const json = JSON.stringify(props)
    const attributes: Attributes = { 'data-island': name, 'data-prefix': prefix, 'data-props': json }
    const markup = islandMarkup(`${prefix} ${name} ${json}`, <Part {...props} />, prefix)
    // biome-ignore lint/security/noDangerouslySetInnerHtml: React rendered it, with all its escapes
    return <div {...attributes} dangerouslySetInnerHTML={{ __html: texts.reduce(withText, markup) }} />
  }
  // A mark in its place, so that the island around it is the same for all its texts.
  const keepPart = (part: ReactNode) => keepText(markOf(texts.push(renderMarkup(withWords(part))) - 1))
  return duringFilling({ renderIsland, keepPart }, () => renderMarkup(withWords(content)))
}

// An island is made of its properties alone, and most are the same on most pages. Each is rendered by itself, as the browser
// will hydrate it.
function islandMarkup(key: string, part: ReactNode, identifierPrefix: string): string {
  const known = kept.get(key)
  if (known !== undefined) return known
  const lent = lentReact.get()
  if (!lent) throw new Error('No renderer is lent')
  const markup = withHooksOf(lent.hooks, () => lent.renderToString(part, { identifierPrefix }))
  if (key.length > LONGEST_KEPT) return markup
  if (kept.size >= MOST_KEPT) kept.clear()
  kept.set(key, markup)
  return markup
}

function withText(markup: string, text: string, index: number): string {
  return markup.replace(markOf(index), () => text)
}

// React would write it as text, so nothing that a diner typed can be one.
function markOf(index: number): string {
  return `<!--kept-${index}-->`
}

function withWords(content: ReactNode): ReactNode {
  return (
    <IntlProvider locale="pl" timeZone={TIME_ZONE} messages={words}>
      {content}
    </IntlProvider>
  )
}
