'use client'

import { type ComponentType, useEffect, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { FILLED_ID, FILLED_MARK } from '@/lib/domain/search/filled-mark'

type Props = {
  /** The client parts that the content may hold, by their names. */
  islands: Record<string, ComponentType<never>>
}

/**
 * The place of a list's content, which the web server fills for each request. React keeps what stands there; each island in it
 * is brought to life by itself. Decision 0050.
 */
export function FilledContent({ islands }: Props) {
  // Read back, so that the content survives when React has to make the page anew.
  const [markup] = useState(() =>
    typeof window === 'undefined' ? FILLED_MARK : (document.getElementById(FILLED_ID)?.innerHTML ?? ''),
  )
  useEffect(() => {
    const found = document.querySelectorAll<HTMLElement>(`#${FILLED_ID} [data-island]`)
    const roots = [...found].flatMap((element) => {
      const { island = '', prefix, props = '{}' } = element.dataset
      const Part = islands[island] as ComponentType | undefined
      return Part ? [hydrateRoot(element, <Part {...JSON.parse(props)} />, { identifierPrefix: prefix })] : []
    })
    return () => {
      for (const root of roots) root.unmount()
    }
  }, [islands])
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the server's own markup, with all of React's escapes
  return <div id={FILLED_ID} dangerouslySetInnerHTML={{ __html: markup }} />
}
