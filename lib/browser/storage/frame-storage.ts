import { frameNameOf, readFrameName } from '@/lib/domain/embed/frame-name'

/**
 * Stores a text across the pages of one frame if the browser refuses storage. The partner's page might be able to read
 * it, so it must not hold personal data. Contract C16.
 */
export function storeInFrame(key: string, text: string): boolean {
  const name = readFrameName(window.name)
  if (!name) return false
  window.name = frameNameOf({ ...name, kept: { ...name.kept, [key]: text } })
  return true
}

/** The text given to `storeInFrame`, or `null`. */
export function readFromFrame(key: string): string | null {
  const kept = readFrameName(window.name)?.kept[key]
  return typeof kept === 'string' ? kept : null
}
