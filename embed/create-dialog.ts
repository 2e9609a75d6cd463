import { createFrame } from './create-frame'
import { createStyledElement } from './create-styled-element'
import type { Settings } from './settings'

/** Opens the frame in a modal dialog: the browser keeps the focus in it and restores it afterwards. Contract C16. */
export function createDialog(settings: Settings, target: EventTarget): { open: () => void } {
  let dialog: HTMLDialogElement | undefined

  function build(): HTMLDialogElement {
    const close = createStyledElement(
      'button',
      { type: 'button', 'aria-label': 'Zamknij' },
      {
        position: 'absolute',
        top: '8px',
        right: '8px',
        zIndex: '1',
        width: '44px',
        height: '44px',
        border: '0',
        borderRadius: '50%',
        background: '#fff',
        color: '#111',
        font: '24px/1 sans-serif',
        cursor: 'pointer',
        boxShadow: '0 1px 6px #0005',
      },
      '\u00d7',
    )
    const made = createStyledElement(
      'dialog',
      { 'aria-label': settings.label },
      {
        padding: '0',
        border: '0',
        width: 'min(100%, 1120px)',
        height: 'min(100%, 860px)',
        maxWidth: '100%',
        maxHeight: '100%',
        borderRadius: '12px',
        overflow: 'hidden',
        background: '#fff',
      },
      close,
    )
    made.append(
      createFrame({ ...settings, top: settings.top || 56 }, target, {
        fitsContent: false,
        onEvent: (type) => type === 'close' && made.close(),
      }),
    )
    close.onclick = () => made.close()
    made.addEventListener('click', (event) => {
      if (event.target === made) made.close()
    })
    made.onclose = () => target.dispatchEvent(new CustomEvent('nakryte:close', { bubbles: true, detail: {} }))
    document.body.append(made)
    return made
  }

  return {
    open() {
      dialog ??= build()
      if (!dialog.open) dialog.showModal()
    },
  }
}
