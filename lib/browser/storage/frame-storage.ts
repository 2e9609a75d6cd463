import { frameNameOf, readFrameName } from '@/lib/domain/embed/frame-name'

/**
 * A text that lasts from page to page of one frame where the browser refuses storage; the partner's page could read it
 * by force, so nothing personal goes here. Contract C16.
 */
export function storeInFrame(key: string, text: string): boolean {
  const name = readFrameName(window.name)
  if (!name) return false
  window.name = frameNameOf({ ...name, kept: { ...name.kept, [key]: text } })
  return true
}

/** What `keepInFrame` was given, or `null`. */
export function readFromFrame(key: string): string | null {
  const kept = readFrameName(window.name)?.kept[key]
  return typeof kept === 'string' ? kept : null
}
