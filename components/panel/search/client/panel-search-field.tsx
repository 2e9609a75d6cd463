'use client'

import { useEffect, useReducer, useRef, useState } from 'react'
import { comboboxRole, pressInCombobox } from '@/components/form/client/combobox-keys'
import { type ComboboxState, emptyCombobox, reduceCombobox } from '@/components/form/client/combobox-state'
import { Listbox } from '@/components/form/client/listbox'
import { VisuallyHidden } from '@/components/ui/layout/visually-hidden'
import type { PanelStore } from '@/lib/browser/panel/panel-store'
import { findRunningStore } from '@/lib/browser/panel/running-stores'
import { hitId, hitPath, type PlaceKind } from '@/lib/domain/panel/board/board-place'
import { findOnBoard, type Hit } from '@/lib/domain/panel/board/find-on-board'
import styles from '../search.module.css'
import type { SearchWords } from '../words'
import { hitText } from './hit-text'

const ID = 'panel-search'
const PATIENCE_MS = 5000

type Props = {
  restaurantId: number
  kinds: readonly PlaceKind[]
  words: SearchWords
  /** `hasFocus`: closed by a key, so the focus returns. */
  onClose(hasFocus: boolean): void
}

/** The field and its hits on the page's own board; no server is called. Contract C28. */
export function PanelSearchField({ restaurantId, kinds, words, onClose }: Props) {
  const [text, setText] = useState('')
  const [store, setStore] = useState<PanelStore | null>(null)
  const [state, dispatch] = useReducer(reduceCombobox<Hit>, emptyCombobox as ComboboxState<Hit>)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  useEffect(() => {
    let isCurrent = true
    void findRunningStore<PanelStore>(`/panel/api/${restaurantId}`, PATIENCE_MS).then(
      (found) => isCurrent && setStore(found),
    )
    return () => {
      isCurrent = false
    }
  }, [restaurantId])

  function type(typed: string) {
    setText(typed)
    dispatch({ type: 'typed' })
    if (!store || typed.trim().length < 2) return
    dispatch({
      type: 'answered',
      items: findOnBoard(store.getState().board, typed).filter(({ kind }) => kinds.includes(kind)),
    })
  }

  function choose(hit: Hit) {
    onClose(false)
    location.assign(hitPath(restaurantId, hit))
  }

  return (
    <div className={`surface edged in-the-middle lifted ${styles.panel}`}>
      <label htmlFor={ID}>
        <VisuallyHidden>{words.label}</VisuallyHidden>
      </label>
      <span className="block relative">
        <input
          ref={input}
          id={ID}
          {...comboboxRole(ID, state)}
          type="text"
          enterKeyHint="search"
          className={`touch-high dark full rounded surface ${styles.input}`}
          placeholder={words.hint}
          autoComplete="off"
          spellCheck={false}
          maxLength={60}
          value={text}
          onChange={({ target }) => type(target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape' && !state.isOpen) return onClose(true)
            // The likeliest hit is one key away.
            if (event.key === 'Enter' && state.active < 0 && state.items[0]) return choose(state.items[0])
            pressInCombobox(event, state, {
              choose,
              close: () => dispatch({ type: 'closed' }),
              move: (by) => dispatch({ type: 'moved', by }),
            })
          }}
          onBlur={() => onClose(false)}
        />
        <Listbox
          id={ID}
          state={state}
          title={words.hits}
          unknown={words.none}
          keyOf={(hit) => `${hit.kind} ${hitId(hit)}`}
          onChoose={choose}
        >
          {(hit) => {
            const { head, text } = hitText(hit, words, store?.getState().board.date ?? '')
            return (
              <>
                <strong data-numeric>{head}</strong>
                <span>{text}</span>
              </>
            )
          }}
        </Listbox>
      </span>
    </div>
  )
}
