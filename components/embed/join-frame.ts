import { isFramed } from '@/lib/browser/is-framed'
import { readFrameName } from '@/lib/embed/frame-name'
import { frameWay } from '@/lib/embed/frame-path'
import { type FrameEvent, type FrameEvents, isMessage, message } from '@/lib/embed/message'
import { obeyPage } from './obey-page'
import { watchHeight } from './watch-height'

/** Tells the page around the frame, and no other: a browser drops what its origin does not fit. Contract C16. */
export function tellPage<T extends FrameEvent>(type: T, data: FrameEvents[T]): void {
  const name = isFramed() ? readFrameName(window.name) : null
  if (name) window.parent.postMessage(message(type, name.id, data), name.origin)
}

/** Starts to listen, to measure and to lead links where they belong. Returns what ends it. */
export function joinFrame(): () => void {
  if (!isFramed()) return () => {}
  const ends = new AbortController()
  const { signal } = ends
  document.addEventListener('click', lead, { capture: true, signal })
  document.addEventListener('keydown', closeOnEscape, { signal })
  document.addEventListener('focusin', showDialog, { signal })
  window.addEventListener('error', () => tellPage('error', { message: 'script' }), { signal })
  window.addEventListener('message', hear, { signal })
  const stop = watchHeight((height) => tellPage('height', { height }))
  // Of a key's page no more than its kind.
  const path = window.location.pathname.replace(/^\/(thank-you|zamowienie)\/.*/, '/$1')
  tellPage('ready', { path })
  tellPage('navigate', { path })
  return () => {
    ends.abort()
    stop()
  }
}

function hear(event: MessageEvent): void {
  const name = readFrameName(window.name)
  if (!name || event.source !== window.parent || event.origin !== name.origin || !isMessage(event.data, name.id)) return
  void obeyPage(event.data)
}

function lead(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || link.target || link.hasAttribute('download') || link.getAttribute('href')?.startsWith('#')) return
  if (!/^https?:$/.test(link.protocol)) return
  const way = frameWay(link.href, window.location.origin)
  link.href = way.path
  if (way.target === 'frame') return
  link.target = way.target === 'top' ? '_top' : '_blank'
  link.rel = 'noopener'
}

// With the focus in here the key is not heard outside.
function closeOnEscape(event: KeyboardEvent): void {
  if (event.key === 'Escape' && !event.defaultPrevented && !document.querySelector('dialog[open]'))
    tellPage('close', {})
}

// In a frame as tall as its page a dialog may open far from what the diner sees.
function showDialog(event: FocusEvent): void {
  const dialog = event.target instanceof Element ? event.target.closest('dialog[open]') : null
  if (dialog) tellPage('scroll', { top: Math.max(0, Math.round(dialog.getBoundingClientRect().top)) })
}
