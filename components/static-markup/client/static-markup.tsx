'use client'

import { type ComponentProps, createElement, useState } from 'react'
import { takeMarkup } from '@/lib/server/static-markup'

export type StaticMarkupProps = {
  as: 'details' | 'div' | 'form' | 'header' | 'nav' | 'section' | 'ul'
  id: string
} & Pick<ComponentProps<'form'>, 'className' | 'aria-label' | 'aria-labelledby' | 'action' | 'method'> & {
    'data-rows'?: string
    'data-dishes'?: string
  }

/** Markup that the server stored under this id; in the browser, the markup already in the page. */
export function StaticMarkup({ as, id, ...attributes }: StaticMarkupProps) {
  // The markup is read back, so that the part survives when React has to render the page anew.
  const [markup] = useState(() =>
    typeof window === 'undefined' ? takeMarkup(id) : (document.getElementById(id)?.innerHTML ?? ''),
  )
  // React has rendered and escaped the markup.
  return createElement(as, { id, ...attributes, dangerouslySetInnerHTML: { __html: markup } })
}
