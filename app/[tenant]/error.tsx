'use client'

import { useEffect, useState } from 'react'
// A message file of its own: the whole catalogue would otherwise load with every page.
import words from '@/messages/broken.json'

/** The page for a failed render: it says that the failure is ours, with a link and the brand's support address. */
export default function BrokenPage({ error, reset }: { error: Error & { digest?: string }; reset: () => void }) {
  const [support, setSupport] = useState('')
  useEffect(() => {
    console.error(error)
    // Loaded on demand, because few renders fail.
    import('@/lib/browser/logging/lazy-logger').then(({ logUncaught }) => logUncaught(error)).catch(() => {})
    setSupport(document.documentElement.dataset.support ?? '')
  }, [error])

  return (
    <main data-shell="broken">
      <h1>{words.title}</h1>
      <p>
        {words.text} <a href={`mailto:${support}`}>{support}</a>
      </p>
      <button type="button" onClick={reset}>
        {words.retry}
      </button>
    </main>
  )
}
