'use client'

import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { Icon } from '@/components/ui/icon'
import { searchPath } from '@/components/ui/icons/search'
import type { PlaceKind } from '@/lib/domain/panel/board/board-place'
import styles from '../search.module.css'
import type { SearchWords } from '../words'

// Fetched on the first search: the board itself comes first.
const SearchField = lazy(() =>
  import('./panel-search-field').then(
    ({ PanelSearchField }): { default: typeof PanelSearchField } => ({ default: PanelSearchField }),
    () => ({ default: ({ words }: { words: SearchWords }) => <p role="status">{words.notLoaded}</p> }),
  ),
)

type Props = { restaurantId: number; kinds: readonly PlaceKind[]; words: SearchWords }

/** Finds tonight's orders and visits from one field, which a press or the key '/' opens. Contract C28. */
export function PanelSearch({ restaurantId, kinds, words }: Props) {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      event.preventDefault()
      setOpen(true)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])

  function close(hasFocus: boolean) {
    setOpen(false)
    if (hasFocus) button.current?.focus()
  }

  return (
    <search className={`scripted ${styles.search}`}>
      <button
        ref={button}
        type="button"
        className={`touch dark semibold rounded gap-2 ${styles.open}`}
        aria-label={words.open}
        aria-expanded={isOpen}
        aria-keyshortcuts="/"
        // Otherwise the field would lose the focus and close before the click.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => (isOpen ? close(true) : setOpen(true))}
      >
        <Icon path={searchPath} size={20} />
        <span className={styles.label}>{words.open}</span>
      </button>
      {isOpen && (
        <Suspense>
          <SearchField restaurantId={restaurantId} kinds={kinds} words={words} onClose={close} />
        </Suspense>
      )}
    </search>
  )
}

/** A '/' typed into a field, or in an open dialog, starts no search. */
function isTyping(target: EventTarget | null): boolean {
  if (document.querySelector('dialog[open]')) return true
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  )
}
