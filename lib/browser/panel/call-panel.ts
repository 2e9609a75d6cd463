const TIMEOUT_MS = 10_000

export type PanelAnswer =
  | { ok: true; value: unknown }
  | { ok: false; code: string; message: string; fields: Record<string, string>; current: unknown }

/**
 * A call of the panel without a stored answer: it reads, or can be repeated as it is. Commands go through the store.
 * Never throws: without an answer the code is `unknown`. Contract C24, C25.
 */
export async function callPanel(
  restaurantId: number,
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  body?: object,
): Promise<PanelAnswer> {
  try {
    const response = await fetch(`/panel/api/${restaurantId}/${path}`, {
      method,
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: { accept: 'application/json', ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    const value = await response.json()
    if (response.ok) return { ok: true, value }
    const { code = 'unknown', message = '', fields = {} } = value.error ?? {}
    return { ok: false, code, message, fields, current: value.current ?? null }
  } catch {
    return { ok: false, code: 'unknown', message: '', fields: {}, current: null }
  }
}
