import { frameNameOf } from '@/lib/domain/embed/frame-name'
import { type FrameEvent, type FrameEvents, isMessage, message } from '@/lib/domain/embed/message'
import { createStyledElement } from './create-styled-element'
import { addressesOf, type Settings } from './settings'

/** In ms: a frame without a message for this long counts as refused or unreachable. */
const READY_TIMEOUT_MS = 12_000
const FIRST_HEIGHT = { booking: 720, order: 640 }

interface Options {
  /** Whether the frame is as tall as its page; otherwise it is as tall as its box. */
  fitsContent: boolean
  /** Called with each event, before the page's own listeners. */
  onEvent?: (type: FrameEvent) => void
}

/** The frame with a placeholder until its first message, and a plain link if none comes. Contract C16. */
export function createFrame(settings: Settings, target: EventTarget, { fitsContent, onEvent }: Options): HTMLElement {
  const { origin, mode, label, colour, top, side } = settings
  const { frame: src, plain } = addressesOf(settings)
  const id = Math.random().toString(36).slice(2)
  const height = fitsContent ? `${FIRST_HEIGHT[mode]}px` : '100%'
  const link = createStyledElement('a', { href: plain, target: '_blank', rel: 'noopener' }, {}, label)
  const placeholder = createStyledElement(
    'p',
    { role: 'status' },
    {
      position: 'absolute',
      inset: '0',
      margin: '0',
      display: 'grid',
      placeContent: 'center',
      background: '#f4f2ee',
      color: '#333',
      borderRadius: '12px',
    },
    'Wczytujemy…',
  )
  const frame = createStyledElement(
    'iframe',
    { title: label, allow: 'payment; geolocation', name: frameNameOf({ id, origin: location.origin, stored: {} }) },
    { border: '0', width: '100%', height, display: 'block', colorScheme: 'light' },
  )
  const box = createStyledElement(
    'div',
    {},
    { position: 'relative', height: fitsContent ? 'auto' : '100%' },
    frame,
    placeholder,
  )
  const showLink = () => placeholder.replaceChildren(link)
  const timer = setTimeout(showLink, READY_TIMEOUT_MS)

  addEventListener('message', ({ source, origin: from, data }: MessageEvent) => {
    if (source !== frame.contentWindow || from !== origin || !isMessage(data, id)) return
    handleEvent(data.type as FrameEvent, data.data as never)
  })

  function handleEvent<T extends FrameEvent>(type: T, data: FrameEvents[T]) {
    if (type === 'ready') {
      clearTimeout(timer)
      placeholder.remove()
      postToFrame('offsets', { top, side })
      if (colour) postToFrame('theme', { colour })
    }
    if (type === 'height' && fitsContent) frame.style.height = `${heightOf(data as FrameEvents['height'], mode)}px`
    if (type === 'navigate' && fitsContent && box.getBoundingClientRect().top < 0) box.scrollIntoView()
    if (type === 'scroll' && fitsContent) scrollToOffset((data as FrameEvents['scroll']).top)
    onEvent?.(type)
    target.dispatchEvent(new CustomEvent(`nakryte:${type}`, { bubbles: true, detail: data }))
  }

  // A long menu scrolls inside the frame; the host page follows only a dialog.
  function scrollToOffset(offset: number) {
    const at = frame.getBoundingClientRect().top + offset
    if (at < 0 || at > innerHeight * 0.6) scrollBy(0, at - 40)
  }

  function postToFrame(type: string, data: object) {
    frame.contentWindow?.postMessage(message(type, id, data), origin)
  }

  frame.src = src
  return box
}

// A menu is as tall as the window, so that its cart and its dishes open in view.
function heightOf({ height }: FrameEvents['height'], mode: Settings['mode']): number {
  const most = mode === 'order' ? Math.max(480, innerHeight - 32) : 6000
  return Math.min(most, Math.max(200, Math.round(Number(height)) || 0))
}
