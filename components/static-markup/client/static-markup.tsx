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

/** The markup that the server kept under this id; in the browser, what is in the page already. */
export function StaticMarkup({ as, id, ...attributes }: StaticMarkupProps) {
  // Read back, so that the part survives when React has to make the page anew.
  const [markup] = useState(() =>
    typeof window === 'undefined' ? takeMarkup(id) : (document.getElementById(id)?.innerHTML ?? ''),
  )
  // React rendered it, with all its escapes.
  return createElement(as, { id, ...attributes, dangerouslySetInnerHTML: { __html: markup } })
}
