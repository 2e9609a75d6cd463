/**
 * A flat form of a request, as form or JSON; `null` for a body that is neither a form nor a flat JSON object. A line break
 * counts as one character, as in the field's `maxlength`: browsers post two.
 */
export async function readForm(request: Request): Promise<URLSearchParams | null> {
  const type = request.headers.get('content-type') ?? ''
  try {
    if (type.includes('application/json')) return flat(await request.json())
    return flat(Object.fromEntries(await request.formData()))
  } catch {
    return null // body and content type differ: the caller answers 400
  }
}

/** Did a plain form post it, rather than a script? Then the answer is a page, not JSON. */
export function isPlainFormPost(request: Request): boolean {
  return !(request.headers.get('accept') ?? '').includes('application/json')
}

/** Is the client a browser that shows the answer, rather than a script? */
export function wantsHtml({ headers }: Request): boolean {
  const accept = headers.get('accept') ?? ''
  return accept.includes('text/html') && !accept.includes('application/json')
}

function flat(body: unknown): URLSearchParams | null {
  if (typeof body !== 'object' || body === null) return null
  const fields = Object.entries(body).filter(([, value]) => typeof value !== 'object')
  return new URLSearchParams(fields.map(([name, value]) => [name, String(value).replaceAll('\r\n', '\n')]))
}

/**
 * The body of a request, of at most `maxBytes`; `null` for a longer or a broken one. Counted while read, since a
 * client need not announce its length.
 */
export async function readBytes(request: Request, maxBytes: number): Promise<Buffer<ArrayBuffer> | null> {
  const parts: Uint8Array[] = []
  let bytes = 0
  try {
    // Leaving the loop cancels the stream: the rest is never read.
    for await (const part of request.body ?? []) {
      bytes += part.byteLength
      if (bytes > maxBytes) return null
      parts.push(part)
    }
    return Buffer.concat(parts)
  } catch {
    return null // broken off: the caller answers
  }
}

/** The JSON of a request's body, of at most `maxBytes`; `null` for a longer body or one that is no JSON. */
export async function readJson(request: Request, maxBytes: number): Promise<unknown> {
  const bytes = await readBytes(request, maxBytes)
  try {
    return bytes && JSON.parse(bytes.toString('utf8'))
  } catch {
    return null // the caller answers
  }
}
