/** One page of a list with a cursor; `null` ends it. Contract C0. */
type CursorPage<T> = { items: T[]; next_cursor: string | null }

/**
 * The pages of a list, until its cursor ends or `maxPages` are read: a cursor that never ends must not hold the
 * caller forever. Throws what `loadPage` throws.
 */
export async function* cursorPages<T>(
  loadPage: (cursor: string | null) => Promise<CursorPage<T>>,
  maxPages: number,
): AsyncGenerator<T[]> {
  let cursor: string | null = null
  for (let page = 0; page < maxPages; page++) {
    const { items, next_cursor }: CursorPage<T> = await loadPage(cursor)
    yield items
    cursor = next_cursor
    if (!cursor) return
  }
}
