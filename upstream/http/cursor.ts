import { z } from 'zod'
import type { Cursor } from '../domain/list-restaurants'

const cursorSchema = z.tuple([z.int(), z.string(), z.int()])

/** An opaque text for the query of the next page. */
export function writeCursor(cursor: Cursor | null): string | null {
  return cursor && Buffer.from(JSON.stringify(cursor)).toString('base64url')
}

/** `null` for a text that we did not write. */
export function readCursor(text: string): Cursor | null {
  try {
    return cursorSchema.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString())).data ?? null
  } catch {
    return null
  }
}
