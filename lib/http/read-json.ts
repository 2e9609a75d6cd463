/**
 * The JSON of a request's body, of at most `mostBytes`; `null` for what is longer or no JSON. Counted as it comes, since
 * a client need not say how much that will be.
 */
export async function readJson(request: Request, mostBytes: number): Promise<unknown> {
  const parts: Uint8Array[] = []
  let bytes = 0
  try {
    // Leaving the loop cancels the stream: the rest is never read.
    for await (const part of request.body ?? []) {
      bytes += part.byteLength
      if (bytes > mostBytes) return null
      parts.push(part)
    }
    return JSON.parse(Buffer.concat(parts).toString('utf8'))
  } catch {
    return null // broken off or no JSON: the caller answers
  }
}
