import type { ReactNode } from 'react'
import { currentAnswer } from '@/lib/server/http/answer/answer-context'
import { processChannel } from '@/lib/server/process-channel'

/** React's renderer to a string, which Next does not give to server components. Set by server/main.ts only. */
export const markupRenderer = processChannel<(element: ReactNode) => string>('markup-renderer')

/**
 * Renders parts of a page to markup and stores it with the answer under way, for `takeMarkup`. Returns its id, which is
 * unique in the page; `null` outside of the web server. See docs/design/browser.md.
 */
export function storeMarkup(element: ReactNode): string | null {
  const [answer, render] = [currentAnswer(), markupRenderer.get()]
  if (!answer || !render) return null
  const markup = render(element)
  answer.markup ??= new Map()
  const id = `static-${answer.markup.size}`
  answer.markup.set(id, markup)
  return id
}

/**
 * Markup stored by `storeMarkup` for the answer under way. Throws where there is none: a list must not be shown empty, nor
 * stored so.
 */
export function takeMarkup(id: string): string {
  const markup = currentAnswer()?.markup?.get(id)
  if (markup === undefined) throw new Error(`No markup is stored as ${id}`)
  return markup
}
