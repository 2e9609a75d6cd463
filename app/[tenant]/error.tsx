'use client'

import { useEffect, useState } from 'react'
// A file of its own: the whole word list would travel with every page.
import words from '@/messages/broken.json'

/** A page that broke: our fault, said plainly, with a way on and the brand's support address. */
export default function BrokenPage({ error, reset }: { error: Error & { digest?: string }; reset: () => void }) {
  const [support, setSupport] = useState('')
  useEffect(() => {
    console.error(error)
    // Not with every page: few break.
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
