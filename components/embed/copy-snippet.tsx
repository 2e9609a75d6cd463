import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import styles from './embed-page.module.css'
import type { EmbedWords } from './words'

type Props = { words: EmbedWords; snippet: string }

/** Puts the lines into the clipboard and says so; where it may not, it says what to do instead. */
export function CopySnippet({ words, snippet }: Props) {
  const [told, setTold] = useState('')
  // biome-ignore lint/correctness/useExhaustiveDependencies: other lines have not been copied.
  useEffect(() => setTold(''), [snippet])

  async function copy() {
    try {
      await navigator.clipboard.writeText(snippet)
      setTold(words.copied)
    } catch {
      setTold(words.notCopied) // refused by the browser: nothing to log
    }
  }

  return (
    <div className={styles.copy}>
      <Button onClick={copy}>{words.copy}</Button>
      <p role="status">{told}</p>
    </div>
  )
}
