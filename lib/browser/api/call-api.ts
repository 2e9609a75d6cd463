import { appName } from '@/lib/browser/api/app-name'
import { logFetchError, recordFetchSuccess } from '@/lib/browser/logging/lazy-logger'
import { APP_VERSION } from '@/lib/domain/app-version'

/** What a call of the page's own origin carries. */
export interface ApiCall {
  method?: 'POST' | 'DELETE'
  body?: unknown
  idempotencyKey?: string
  /** A newer question makes this one needless. */
  signal?: AbortSignal
  timeoutMs?: number
  /** Told in place of the logger when no answer came. */
  onLost?: (call: string, error: unknown) => void
}

/** An answer, whatever its status; `json` is `null` where there was none. */
export interface ApiAnswer {
  status: number
  json: unknown
}

/**
 * Asks our own server. Rejects when no answer came, or only a part of one, or somebody else's page in its place: logged,
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

// Our own good answers are whole JSON. A proxy's words for trouble are not, and are told by their status.
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
