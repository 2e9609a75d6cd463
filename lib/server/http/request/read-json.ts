/**
 * The body of a request, of at most `mostBytes`; `null` for a longer or a broken one. Counted while read, since a
 * client need not announce its length.
 */
export async function readBytes(request: Request, mostBytes: number): Promise<Buffer<ArrayBuffer> | null> {
  const parts: Uint8Array[] = []
  let bytes = 0
  try {
    // Leaving the loop cancels the stream: the rest is never read.
    for await (const part of request.body ?? []) {
      bytes += part.byteLength
      if (bytes > mostBytes) return null
      parts.push(part)
    }
    return Buffer.concat(parts)
  } catch {
    return null // broken off: the caller answers
  }
}

/** The JSON of a request's body, of at most `mostBytes`; `null` for a longer body or one that is no JSON. */
export async function readJson(request: Request, mostBytes: number): Promise<unknown> {
  const bytes = await readBytes(request, mostBytes)
  try {
    return bytes && JSON.parse(bytes.toString('utf8'))
  } catch {
    return null // the caller answers
  }
}
