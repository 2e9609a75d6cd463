'use client'

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { MenuSearchWords } from '@/components/menu/search-words'
import { Button } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'
import { searchPath } from '@/components/ui/icons/search'
import styles from './menu-search.module.css'

type Props = {
  words: MenuSearchWords
  /** Beside the categories: on a phone it is as small as its icon until it is used. */
  isInRow?: boolean
}

/**
 * Search within the menu on the page: hides dishes that do not match; letters are folded, so that "zurek" finds
 * "Żurek". The filter's code is loaded with the first letter (docs/design/browser.md).
 */
export function MenuSearch({ words, isInRow }: Props) {
  const input = useRef<HTMLInputElement>(null)
  /** Number of matching dishes; `null` without a search. */
  const [found, setFound] = useState<number | 'failed' | null>(null)

  async function search() {
    const filter = await import('./search-menu').catch(() => null)
    const text = input.current?.value ?? ''
    setFound(filter ? filter.searchMenu(text) : text.trim() ? 'failed' : null)
  }

  // A browser that returns to the page restores the typed text.
  const restore = useEffectEvent(() => input.current?.value && search())
  useEffect(() => {
    void restore()
  }, [])

  return (
    <search
      className={classNames(
        'scripted unprinted flex wrap centred relative gap-1-3',
        styles.search,
        isInRow && styles.inRow,
      )}
    >
      <Icon path={searchPath} size={20} />
      <input
        ref={input}
        type="search"
        aria-label={words.search}
        placeholder={words.search}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={60}
        className={`touch-high outlined dark shrinks rounded ${styles.field}`}
        onInput={search}
      />
      <p role="status" className={`soft small ${styles.found}`}>
        {found === 'failed' && words.searchFailed}
        {found === 0 && words.searchNone}
        {typeof found === 'number' && found > 0 && words.searchFound.replace('{count}', String(found))}
      </p>
      {found === 0 && (
        <Button
          variant="quiet"
          onClick={() => {
            if (!input.current) return
            input.current.value = ''
            input.current.focus()
            void search()
          }}
        >
          {words.searchClear}
        </Button>
      )}
    </search>
  )
}
