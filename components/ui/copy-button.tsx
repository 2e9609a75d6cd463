'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'

type Props = {
  words: Record<'copy' | 'copied' | 'notCopied', string>
  text: string
  variant?: 'secondary'
  /** Label of the button where several stand on a page. */
  name?: string
}

/**
 * Copies a text to the clipboard and confirms it; if the browser refuses, it says how to copy by hand. Without scripts it is hidden:
 * the text beside it can be selected.
 */
export function CopyButton({ words, text, variant, name }: Props) {
  const [status, setStatus] = useState('')
  const [shownText, setShownText] = useState(text)
  // Another text has not been copied.
  if (shownText !== text) {
    setShownText(text)
    setStatus('')
  }

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setStatus(words.copied)
    } catch {
      setStatus(words.notCopied) // refused by the browser: nothing to log
    }
  }

  return (
    <div className="scripted row-3 centred">
      <Button onClick={copy} variant={variant} aria-label={name}>
        {words.copy}
      </Button>
      <p role="status">{status}</p>
    </div>
  )
}
