import 'server-only'

/** The cursor in an address (`?od=`); `null` for none, and for what cannot be one. */
export function readCursorParam(value: unknown): string | null {
  return typeof value === 'string' && /^[\w-]{1,200}={0,2}$/.test(value) ? value : null
}
