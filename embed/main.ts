import { createDialog } from './create-dialog'
import { createFrame } from './create-frame'
import { createStyledElement, textOn } from './create-styled-element'
import { addressesOf, type Settings, settingsOf } from './settings'

const COLOUR = '#222222'

/** Mounts the button or frame that the script tag requests, in the tag's place. Contract C16. */
function mount(script: HTMLScriptElement): void {
  const settings = settingsOf(script)
  if (!settings) {
    console.error('embed/v1.js: data-restaurant?')
    return
  }
  // The snippet's own link works where this script does not run.
  const before = script.previousElementSibling
  const link = before instanceof HTMLAnchorElement && before.href.startsWith(settings.origin) ? before : null
  const made =
    settings.display === 'inline' ? createFrame(settings, script, { fitsContent: true }) : trigger(settings, script)
  if (link) link.replaceWith(made)
  else script.before(made)
}

// It stays a link: in a new tab it opens the page that the dialog shows.
function trigger(settings: Settings, target: EventTarget): HTMLElement {
  const colour = settings.colour || COLOUR
  const isFloating = settings.display === 'popup'
  const dialog = createDialog(settings, target)
  const link = createStyledElement(
    'a',
    { href: addressesOf(settings).plain, role: 'button', 'aria-haspopup': 'dialog' },
    {
      display: 'inline-block',
      padding: '14px 22px',
      borderRadius: '12px',
      background: colour,
      color: textOn(colour),
      font: '600 16px/1.2 system-ui, sans-serif',
      textDecoration: 'none',
      cursor: 'pointer',
      ...(isFloating && {
        position: 'fixed',
        right: '16px',
        bottom: '16px',
        zIndex: '2147483000',
        boxShadow: '0 4px 16px #0004',
      }),
    },
    settings.label,
  )
  const open = (event: Event) => {
    event.preventDefault()
    dialog.open()
  }
  link.addEventListener('click', (event) => {
    if (!event.metaKey && !event.ctrlKey && !event.shiftKey) open(event)
  })
  link.addEventListener('keydown', (event) => {
    if (event.key === ' ') open(event)
  })
  return link
}

const { currentScript } = document
if (currentScript instanceof HTMLScriptElement) mount(currentScript)
