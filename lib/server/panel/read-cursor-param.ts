import 'server-only'

/** The cursor in a URL (`?od=`); `null` for none, and for an invalid one. */
export function readCursorParam(value: unknown): string | null {
  return typeof value === 'string' && /^[\w-]{1,200}={0,2}$/.test(value) ? value : null
}
