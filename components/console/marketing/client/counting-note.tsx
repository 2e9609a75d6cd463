'use client'

import { useEffect, useRef, useState } from 'react'

/** Announces in a form that its answer takes a while, and that it is on its way once the form was sent. */
export function CountingNote({ before, counting }: { before: string; counting: string }) {
  const note = useRef<HTMLParagraphElement>(null)
  const [isCounting, setCounting] = useState(false)

  useEffect(() => {
    const form = note.current?.closest('form')
    const begin = () => setCounting(true)
    // A page restored from the browser's memory is not waiting.
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
