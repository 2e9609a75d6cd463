import { frameNameOf } from '@/lib/embed/frame-name'
import { type FrameEvent, type FrameEvents, isMessage, message } from '@/lib/embed/message'
import { make } from './dom'
import { addressesOf, type Settings } from './settings'

/** A frame that has said nothing for so long is taken for refused or unreachable. */
const PATIENCE_MS = 12_000
const FIRST_HEIGHT = { booking: 720, order: 640 }

interface Options {
  /** The frame is as tall as its page; otherwise as its box. */
  isFree: boolean
  /** Told with each event; the page's listeners hear it afterwards. */
  onEvent?: (type: FrameEvent) => void
}

/** The frame with what stands in its place until it speaks, and a plain link if it does not. Contract C16. */
export function frameFor(settings: Settings, target: EventTarget, { isFree, onEvent }: Options): HTMLElement {
  const { origin, mode, label, colour, top, side } = settings
  const { frame: src, plain } = addressesOf(settings)
  const id = Math.random().toString(36).slice(2)
  const height = isFree ? `${FIRST_HEIGHT[mode]}px` : '100%'
  const link = make('a', { href: plain, target: '_blank', rel: 'noopener' }, {}, label)
  const wait = make(
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
  const frame = make(
    'iframe',
    { title: label, allow: 'payment; geolocation', name: frameNameOf({ id, origin: location.origin, kept: {} }) },
    { border: '0', width: '100%', height, display: 'block', colorScheme: 'light' },
  )
  const box = make('div', {}, { position: 'relative', height: isFree ? 'auto' : '100%' }, frame, wait)
  const giveUp = () => wait.replaceChildren(link)
  const timer = setTimeout(giveUp, PATIENCE_MS)

  addEventListener('message', ({ source, origin: from, data }: MessageEvent) => {
    if (source !== frame.contentWindow || from !== origin || !isMessage(data, id)) return
    hear(data.type as FrameEvent, data.data as never)
  })

  function hear<T extends FrameEvent>(type: T, data: FrameEvents[T]) {
    if (type === 'ready') {
      clearTimeout(timer)
      wait.remove()
      tell('offsets', { top, side })
      if (colour) tell('theme', { colour })
    }
    if (type === 'height' && isFree) frame.style.height = `${heightOf(data as FrameEvents['height'], mode)}px`
    if (type === 'navigate' && isFree && box.getBoundingClientRect().top < 0) box.scrollIntoView()
    if (type === 'scroll' && isFree) reach((data as FrameEvents['scroll']).top)
    onEvent?.(type)
    target.dispatchEvent(new CustomEvent(`nakryte:${type}`, { bubbles: true, detail: data }))
  }

  // Its own inner scroll moves a long menu; the page only follows a dialog.
  function reach(offset: number) {
    const at = frame.getBoundingClientRect().top + offset
    if (at < 0 || at > innerHeight * 0.6) scrollBy(0, at - 40)
  }

  function tell(type: string, data: object) {
    frame.contentWindow?.postMessage(message(type, id, data), origin)
  }

  frame.src = src
  return box
}

// A menu keeps to the window, so that its cart and its dishes open where they are seen.
function heightOf({ height }: FrameEvents['height'], mode: Settings['mode']): number {
  const most = mode === 'order' ? Math.max(480, innerHeight - 32) : 6000
  return Math.min(most, Math.max(200, Math.round(Number(height)) || 0))
}
