import { z } from 'zod'
import type { StaffCursor } from '../domain/staff-lists'

const cursorSchema = z.tuple([z.iso.datetime(), z.int().nonnegative()])

/** An opaque text for the query of the next page. */
export function writeStaffCursor(cursor: StaffCursor | null): string | null {
  return cursor && Buffer.from(JSON.stringify([cursor.at.toISOString(), cursor.id])).toString('base64url')
}

/** `null` for a text that we did not write. */
export function readStaffCursor(text: string): StaffCursor | null {
  try {
    const read = cursorSchema.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString()))
    return read.success ? { at: new Date(read.data[0]), id: read.data[1] } : null
  } catch {
    return null
  }
}
