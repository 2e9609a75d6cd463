import { createElement, type ReactNode } from 'react'
import { storeMarkup } from '@/lib/server/static-markup'
import { StaticMarkup, type StaticMarkupProps } from './client/static-markup'

type Props = Omit<StaticMarkupProps, 'id'> & { children: ReactNode }

/**
 * A part of a page without client code: links, words and fields alone, nothing of `client/`. Its markup is sent once,
 * in the page, and not again as hydration data, which is twice as long. See docs/design/browser.md.
 */
export function StaticPart({ children, as, ...attributes }: Props) {
  const id = storeMarkup(children)
  return id === null ? createElement(as, attributes, children) : <StaticMarkup as={as} id={id} {...attributes} />
}
