import { appName } from '@/lib/browser/api/app-name'
import { logFetchError, recordFetchSuccess } from '@/lib/browser/logging/lazy-logger'
import { APP_VERSION } from '@/lib/domain/app-version'

/** Options of a call to the page's own origin. */
interface ApiCall {
  method?: 'POST' | 'DELETE'
  body?: unknown
  idempotencyKey?: string
  /** Aborted when a newer call replaces this one. */
  signal?: AbortSignal
  timeoutMs?: number
  /** Called instead of the logger if no answer came. */
  onLost?: (call: string, error: unknown) => void
}

/** An answer with any status; `json` is `null` if it had none. */
interface ApiAnswer {
  status: number
  json: unknown
}

/**
 * Calls our own server. Rejects if no answer came, or an incomplete one, or a page of another server; this is logged,
 * unless the caller aborted. Ledger L256, L257, L265, L270.
 */
export async function callApi(path: string, call: ApiCall = {}): Promise<ApiAnswer> {
  const timeout = AbortSignal.timeout(call.timeoutMs ?? 10_000)
  try {
    const response = await fetch(path, {
      method: call.method ?? 'GET',
      headers: headersOf(call),
      signal: call.signal ? AbortSignal.any([call.signal, timeout]) : timeout,
      ...(call.body !== undefined && { body: JSON.stringify(call.body) }),
    })
    const json = readJson(response, await response.text())
    recordFetchSuccess()
    return { status: response.status, json }
  } catch (error) {
    if (!call.signal?.aborted)
      (call.onLost ?? logFetchError)(`${call.method ?? 'GET'} ${path.replace(/\?.*/, '')}`, error)
    throw error
  }
}

// Our own successful answers are complete JSON. A proxy's error page is not JSON and is returned with its status only.
function readJson({ ok, status }: Response, text: string): unknown {
  if (status === 204) return null
  try {
    return JSON.parse(text)
  } catch (error) {
    if (ok) throw error
    return null
  }
}

function headersOf({ body, idempotencyKey }: ApiCall): HeadersInit {
  return {
    accept: 'application/json',
    ...(body !== undefined && { 'content-type': 'application/json' }),
    'x-app-name': appName(),
    'x-app-version': APP_VERSION,
    ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
  }
}
