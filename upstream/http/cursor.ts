import type { z } from 'zod'
import { problem } from './problem'

/** An opaque text for the query of the next page. */
export function writeCursor(cursor: readonly unknown[] | null): string | null {
  return cursor && Buffer.from(JSON.stringify(cursor)).toString('base64url')
}

/** Parses and validates the cursor with `schema`; `null` without one. Throws 422 for an invalid text. */
export function readCursor<T>(text: string | undefined, schema: z.ZodType<T>): T | null {
  if (text === undefined) return null
  const read = schema.safeParse(parsed(Buffer.from(text, 'base64url').toString()))
  if (!read.success) throw problem(422, 'invalid_query', { fields: { cursor: 'invalid' } })
  return read.data
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
