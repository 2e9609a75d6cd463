/** A flat form of a request, as form or JSON; `null` for a body that is neither a form nor a flat JSON object. */
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

function flat(body: unknown): URLSearchParams | null {
  if (typeof body !== 'object' || body === null) return null
  const fields = Object.entries(body).filter(([, value]) => typeof value !== 'object')
  return new URLSearchParams(fields.map(([name, value]) => [name, String(value)]))
}
