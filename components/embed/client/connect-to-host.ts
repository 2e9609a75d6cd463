import { isFramed } from '@/lib/browser/page/is-framed'
import { readFrameName } from '@/lib/domain/embed/frame-name'
import { linkTarget } from '@/lib/domain/embed/link-target'
import { type FrameEvent, type FrameEvents, isMessage, message } from '@/lib/domain/embed/message'
import { applyHostMessage } from './apply-host-message'
import { watchHeight } from './watch-height'

/** Events reported as a page opens: the reservation or the order that was made. */
export type HostEvent = { [T in keyof FrameEvents]: { type: T; data: FrameEvents[T] } }[
  | 'reservation.created'
  | 'order.created']

/**
 * Sends only to the page around the frame: a browser drops a message whose target origin does not match. Contract C16.
 */
function postToHost<T extends FrameEvent>(type: T, data: FrameEvents[T]): void {
  const name = isFramed() ? readFrameName(window.name) : null
  if (name) window.parent.postMessage(message(type, name.id, data), name.origin)
}

/**
 * Starts to listen, to measure the height and to send links to the right window, and reports `event`. Returns a
 * function that stops it.
 */
export function connectToHost(event?: HostEvent): () => void {
  if (!isFramed()) return () => {}
  const controller = new AbortController()
  const { signal } = controller
  document.addEventListener('click', retargetLink, { capture: true, signal })
  document.addEventListener('keydown', closeOnEscape, { signal })
  document.addEventListener('focusin', showDialog, { signal })
  window.addEventListener('error', () => postToHost('error', { message: 'script' }), { signal })
  window.addEventListener('message', onHostMessage, { signal })
  const stop = watchHeight((height) => postToHost('height', { height }))
  // For a page with a key, only its kind is sent, not its address.
  const path = window.location.pathname.replace(/^\/(thank-you|zamowienie)\/.*/, '/$1')
  postToHost('ready', { path })
  postToHost('navigate', { path })
  // A reload must not report the same event again.
  if (event && !isReloaded()) postToHost(event.type, event.data)
  return () => {
    controller.abort()
    stop()
  }
}

function isReloaded(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return entry !== undefined && entry.type !== 'navigate'
}

function onHostMessage(event: MessageEvent): void {
  const name = readFrameName(window.name)
  if (!name || event.source !== window.parent || event.origin !== name.origin || !isMessage(event.data, name.id)) return
  void applyHostMessage(event.data)
}

function retargetLink(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || link.target || link.hasAttribute('download') || link.getAttribute('href')?.startsWith('#')) return
  if (!/^https?:$/.test(link.protocol)) return
  const resolved = linkTarget(link.href, window.location.origin)
  link.href = resolved.path
  if (resolved.target === 'frame') return
  link.target = resolved.target === 'top' ? '_top' : '_blank'
  link.rel = 'noopener'
}

// While the focus is inside the frame, the host page does not receive key presses.
function closeOnEscape(event: KeyboardEvent): void {
  if (event.key === 'Escape' && !event.defaultPrevented && !document.querySelector('dialog[open]'))
    postToHost('close', {})
}

// In a frame as tall as its page a dialog may open outside the visible part.
function showDialog(event: FocusEvent): void {
  const dialog = event.target instanceof Element ? event.target.closest('dialog[open]') : null
  if (dialog) postToHost('scroll', { top: Math.max(0, Math.round(dialog.getBoundingClientRect().top)) })
}
