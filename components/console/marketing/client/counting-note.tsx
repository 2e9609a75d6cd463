'use client'

import { useEffect, useRef, useState } from 'react'

/** Says in a form that its answer takes a while, and that it is on its way once the form was sent. */
export function CountingNote({ before, counting }: { before: string; counting: string }) {
  const note = useRef<HTMLParagraphElement>(null)
  const [isCounting, setCounting] = useState(false)

  useEffect(() => {
    const form = note.current?.closest('form')
    const begin = () => setCounting(true)
    // A page that comes back from the browser's memory waits for nothing.
    const end = () => setCounting(false)
    form?.addEventListener('submit', begin)
    window.addEventListener('pageshow', end)
    return () => {
      form?.removeEventListener('submit', begin)
      window.removeEventListener('pageshow', end)
    }
  }, [])

  return (
    <p ref={note} role="status">
      {isCounting ? counting : before}
    </p>
  )
}
