import type { ReactNode } from 'react'
import type { SharedListPath } from '@/lib/domain/search/list-parameters'
import { currentAnswer } from '@/lib/server/http/answer/answer-context'
import { processChannel } from '@/lib/server/process-channel'

/** React's renderer to a string, which Next keeps from server components. Set by server/main.ts; elsewhere there is none. */
export const markupRenderer = processChannel<(element: ReactNode) => string>('markup-renderer')

/**
 * Renders parts of a page to markup and keeps it with the answer under way, for `takeMarkup`. Returns its id, which is
 * unique in the page; `null` outside of the web server. Decision 0035.
 */
export function keepMarkup(element: ReactNode): string | null {
  const [answer, render] = [currentAnswer(), markupRenderer.get()]
  return answer && render ? keepText(render(element)) : null
}

/** The same for markup that is rendered already. Throws outside of an answer. */
export function keepText(markup: string): string {
  const answer = currentAnswer()
  if (!answer) throw new Error('No answer is under way')
  answer.markup ??= new Map()
  const id = `static-${answer.markup.size}`
  answer.markup.set(id, markup)
  return id
}

/** What `keepMarkup` kept of the answer under way. Throws where there is nothing: a list must not be shown empty, nor stored so. */
export function takeMarkup(id: string): string {
  const markup = currentAnswer()?.markup?.get(id)
  if (markup === undefined) throw new Error(`No markup is kept as ${id}`)
  return markup
}

/** React's part in which a renderer leaves the hooks of the component under way. */
export type HooksHolder = { H: unknown }

/**
 * React's renderer to a string with the hooks that it uses. Next has a React of its own, whose hooks are these only while
 * they are lent to it. Set by server/main.ts.
 */
export const lentReact = processChannel<{
  hooks: HooksHolder
  renderToString(element: ReactNode, options: { identifierPrefix: string }): string
}>('lent-react')

const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'

/** Of this React. Throws where it has another shape than that of version 19. */
export function hooksOf(react: object): HooksHolder {
  const held = (react as Record<string, HooksHolder | undefined>)[INTERNALS]
  if (!held || !('H' in held)) throw new Error('React keeps its hooks elsewhere now')
  return held
}

type RenderContent = (props: object) => string

const contents = processChannel<Map<SharedListPath, RenderContent>>('list-contents')

/** What renders the content of a live list from its data, lent by its client part while Next renders that. Decision 0050. */
export const listContents = (): Map<SharedListPath, RenderContent> => contents.getOrCreate(() => new Map())
