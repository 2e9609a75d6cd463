import { IntlProvider } from 'next-intl'
import * as react from 'react'
import { type ComponentProps, type ComponentType, createElement, type ReactNode } from 'react'
import type { SharedListPath } from '@/lib/domain/search/list-parameters'
import { TIME_ZONE } from '@/lib/domain/time/time'
import { words } from '@/lib/domain/words'
import { type HooksHolder, hooksOf, keepText, lentReact, listContents } from '@/lib/server/static-markup'
import { duringFilling } from './island'

type Attributes = ComponentProps<'div'> & Record<`data-${string}`, string>

/** Lends the web server what renders the content of a live list. */
export function lendContent<P extends object>(path: SharedListPath, Content: ComponentType<P>): void {
  listContents().set(path, (props) => fill(createElement(Content, props as P)))
}

/** Markup of the same components as in Next, with an island for each part that the browser brings to life. Decision 0050. */
export function fill(content: ReactNode): string {
  const lent = lentReact.get()
  if (!lent) throw new Error('No renderer is lent')
  const { renderToStaticMarkup, renderToString } = lent
  let islands = 0
  const renderIsland = (name: string, Part: ComponentType, props: object) => {
    const prefix = `i${islands++}`
    const attributes: Attributes = {
      'data-island': name,
      'data-prefix': prefix,
      'data-props': JSON.stringify(props),
    }
    // Each alone, as the browser will hydrate it.
    const markup = renderToString(<Part {...props} />, { identifierPrefix: prefix })
    // biome-ignore lint/security/noDangerouslySetInnerHtml: React rendered it, with all its escapes
    return <div {...attributes} dangerouslySetInnerHTML={{ __html: markup }} />
  }
  const keepPart = (part: ReactNode) => keepText(renderToStaticMarkup(withWords(part)))
  return withHooksOf(lent.hooks, () =>
    duringFilling({ renderIsland, keepPart }, () => renderToStaticMarkup(withWords(content))),
  )
}

// The components' React is Next's own, the renderer's is the package.
function withHooksOf<T>(lent: HooksHolder, render: () => T): T {
  const own = hooksOf(react)
  const before = own.H
  Object.defineProperty(own, 'H', { configurable: true, enumerable: true, get: () => lent.H })
  try {
    return render()
  } finally {
    Object.defineProperty(own, 'H', { configurable: true, enumerable: true, writable: true, value: before })
  }
}

function withWords(content: ReactNode): ReactNode {
  return (
    <IntlProvider locale="pl" timeZone={TIME_ZONE} messages={words}>
      {content}
    </IntlProvider>
  )
}
