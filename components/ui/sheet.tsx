'use client'

import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { closePath } from '@/components/ui/icons/close'
import { afterPaint } from '@/lib/browser/page/after-paint'
import { followLink, pushSheetEntry, watchHistory } from '@/lib/browser/page/sheet-history'
import { Icon } from './icon'
import styles from './sheet.module.css'

type Props = {
  open: boolean
  /** Called by Escape, Back, the close button, a press outside the sheet and the back gesture that closes dialogs. */
  onClose: () => void
  title: string
  closeLabel: string
  children: ReactNode
}

/**
 * Slides away the sheet around `element` at once, and runs the work that closes it after the paint: closing a dialog
 * recomputes the style of the whole page, which takes a moment on a slow phone.
 */
export function leaveSheet(element: Element | null, work: () => void): void {
  const sheet = element?.closest('dialog')
  if (sheet) sheet.dataset.leaving = ''
  afterPaint(work)
}

/** A native modal dialog: from below on phones, centred on wide screens. The browser returns the focus. */
export function Sheet({ open, onClose, title, closeLabel, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  // A layout effect: effects of its children, which may set the focus, run on an open dialog.
  useLayoutEffect(() => {
    const sheet = dialog.current
    if (!open || !sheet) return
    delete sheet.dataset.leaving
    sheet.showModal()
    // A browser restores the scroll position from the last opening.
    sheet.scrollTop = 0
    const leave = pushSheetEntry(() => sheet.close())
    return () => {
      leave()
      sheet.close()
    }
  }, [open])

  useEffect(watchHistory, [])

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click is one on the backdrop; Escape closes through onClose.
    <dialog
      ref={dialog}
      className={styles.sheet}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === dialog.current) dialog.current?.close()
        else followLink(event.nativeEvent)
      }}
    >
      <div className={styles.head}>
        <h2 id={titleId} className="title-s anywhere">
          {title}
        </h2>
        <button type="button" className={styles.close} aria-label={closeLabel} onClick={() => dialog.current?.close()}>
          <Icon path={closePath} />
        </button>
      </div>
      <div className={styles.body}>{children}</div>
    </dialog>
  )
}
