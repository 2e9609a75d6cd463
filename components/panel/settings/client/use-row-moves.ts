'use client'
import { type KeyboardEvent, type PointerEvent, useEffect, useMemo, useRef, useState } from 'react'
import { dragRow } from '@/lib/browser/panel/drag-row'

interface Given {
  /** Names of the rows, in their order. */
  names: readonly string[]
  move: (from: number, to: number) => void
  words: Readonly<Record<'moved' | 'notMoved', string>>
}

/** Moves of a row; the same object as long as the list is mounted: unmoved rows are not rendered again. */
export interface RowMoves {
  grab: (event: PointerEvent<HTMLElement>, no: number) => void
  byKey: (event: KeyboardEvent, no: number) => void
  /** Moves a row by one of its buttons, which keeps the focus. */
  byStep: (step: 'up' | 'down', no: number) => void
}

/**
 * Moves the rows of a list by pointer, keyboard and buttons: the focus stays on the row, and `announcement` announces its new
 * place. Contract C37.
 */
export function useRowMoves(given: Given) {
  const list = useRef<HTMLOListElement>(null)
  const [announcement, setAnnouncement] = useState('')
  const landed = useRef<{ no: number; focus: string } | null>(null)
  const latest = useRef(given)
  latest.current = given

  useEffect(() => {
    const { current: at } = landed
    if (!at) return
    landed.current = null
    const row = list.current?.children[at.no]
    const found = ownIn(row, at.focus) ?? ownIn(row, GRIP)
    found?.focus()
  })

  const moves = useMemo<RowMoves>(() => {
    const tell = (words: string, name: string, no: number) => {
      const { length } = latest.current.names
      setAnnouncement(
        words
          .replace('{name}', name)
          .replace('{no}', `${no + 1}`)
          .replace('{count}', `${length}`),
      )
    }
    const moveTo = (from: number, to: number, focus: string) => {
      const { names, move, words } = latest.current
      if (to < 0 || to >= names.length) return
      landed.current = { no: to, focus }
      move(from, to)
      tell(words.moved, names[from] ?? '', to)
    }
    return {
      byStep: (step, no) => moveTo(no, no + (step === 'up' ? -1 : 1), `[data-step=${step}]`),
      byKey: (event, no) => {
        const by = { ArrowUp: -1, ArrowDown: 1 }[event.key]
        if (by === undefined) return
        event.preventDefault()
        moveTo(no, no + by, GRIP)
      },
      grab: (event, no) => {
        if (event.button !== 0 || !list.current) return
        const rows = [...list.current.children].filter((row) => row instanceof HTMLElement)
        const { currentTarget: grip, nativeEvent } = event
        void dragRow(nativeEvent, grip, rows, no).then((to) => {
          if (to !== null) return moveTo(no, to, GRIP)
          tell(latest.current.words.notMoved, latest.current.names[no] ?? '', no)
        })
      },
    }
  }, [])
  return { list, announcement, moves }
}

const GRIP = '[data-grip]'

/** Element of the row itself, not of a list within it. */
function ownIn(row: Element | undefined, selector: string): HTMLElement | null {
  const found = [...(row?.querySelectorAll<HTMLElement>(selector) ?? [])]
  return found.find((one) => one.closest('li') === row) ?? null
}
