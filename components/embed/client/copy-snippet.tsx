import { useState } from 'react'
import styles from '@/components/embed/embed-page.module.css'
import type { EmbedWords } from '@/components/embed/words'
import { Button } from '@/components/ui/button'

type Props = { words: EmbedWords; snippet: string }

/** Copies the snippet to the clipboard and confirms it; if the browser refuses, it explains how to copy by hand. */
export function CopySnippet({ words, snippet }: Props) {
  const [status, setStatus] = useState('')
  const [shownSnippet, setShownSnippet] = useState(snippet)
  // A changed snippet has not been copied.
  if (shownSnippet !== snippet) {
    setShownSnippet(snippet)
    setStatus('')
  }

  async function copy() {
    try {
      await navigator.clipboard.writeText(snippet)
      setStatus(words.copied)
    } catch {
      setStatus(words.notCopied) // refused by the browser: nothing to log
    }
  }

  return (
    <div className={styles.copy}>
      <Button onClick={copy}>{words.copy}</Button>
      <p role="status">{status}</p>
    </div>
  )
}
