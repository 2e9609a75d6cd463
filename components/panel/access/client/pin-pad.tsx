'use client'

import { useEffect, useRef, useState } from 'react'
import { PIN_DIGITS } from '@/lib/domain/panel/access/pin'
import styles from '../access.module.css'

const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', 'delete', '0'] as const

type Props = { /** The id of the field. */ field: string; words: { keys: string; remove: string } }

/**
 * Keys for the PIN's field on a shared tablet; the sixth digit submits, pressed or typed. Without scripts the field and
 * its button do the same. Contract C28.
 */
export function PinPad({ field, words }: Props) {
  const isSent = useRef(false)
  const [isReady, setReady] = useState(false)

  useEffect(() => {
    const input = inputOf(field)
    if (!input) return
    // The tablet's own keyboard would cover the keys on the screen.
    input.inputMode = 'none'
    const enter = () => {
      if (input.value.length < PIN_DIGITS || isSent.current || !input.checkValidity()) return
      isSent.current = true
      input.form?.requestSubmit()
    }
    // Returning by the browser's button shows the page as it was left.
    const onShow = () => {
      isSent.current = false
    }
    input.addEventListener('input', enter)
    window.addEventListener('pageshow', onShow)
    setReady(true)
    return () => {
      input.removeEventListener('input', enter)
      window.removeEventListener('pageshow', onShow)
    }
  }, [field])

  function press(key: (typeof KEYS)[number]) {
    const input = inputOf(field)
    if (!input || isSent.current) return
    input.value = key === 'delete' ? input.value.slice(0, -1) : `${input.value}${key}`.slice(0, PIN_DIGITS)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a part of the form
    <div className={`scripted stack-2 ${styles.pad}`} role="group" aria-label={words.keys}>
      {isReady &&
        KEYS.map((key) => (
          <button
            key={key}
            type="button"
            className={`dark rounded surface ${styles.key}`}
            aria-label={key === 'delete' ? words.remove : undefined}
            onClick={() => press(key)}
          >
            {key === 'delete' ? '⌫' : key}
          </button>
        ))}
    </div>
  )
}

function inputOf(id: string): HTMLInputElement | null {
  const found = document.getElementById(id)
  return found instanceof HTMLInputElement ? found : null
}
