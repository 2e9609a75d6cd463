const ATTEMPT_TIMEOUT_MS = 10_000
const PAUSES_MS = [400, 1200, 3000, 6000]
const LONGEST_PAUSE_MS = 10_000

/** A change requested by a person of the restaurant. */
export interface CommandRequest {
  method: 'POST' | 'PUT' | 'DELETE'
  /** Under `/panel/api/{restaurant}/`. */
  path: string
  body: unknown
}

interface Refusal {
  code: string
  message: string
  /** Error by field, in the upstream's names. */
  fields: Readonly<Record<string, string>>
  current: unknown
}

/**
 * Outcome of a command. `refused`: nothing has changed; `current` is the present state, which the upstream sends with
 * `changed_meanwhile` and the like. `unknown`: no answer came, the command may or may not be done.
 */
export type CommandOutcome =
  | { kind: 'done'; value: unknown }
  | ({ kind: 'refused'; status: number } & Refusal)
  | { kind: 'unknown' }

export interface Sending {
  key: string
  fetchJson: typeof fetch
  onRetry(): void
  /** Only one try: the caller will try again. */
  isOnce?: boolean
}

/**
 * Sends a command with its idempotency key, and again with the same key while its outcome is unknown: it is done once,
 * however often it arrives. `onRetry` is called before each further try. Contract C23, "General rules".
 */
export async function sendCommand(
  url: string,
  { method, body }: CommandRequest,
  { key, fetchJson, onRetry, isOnce = false }: Sending,
): Promise<CommandOutcome> {
  for (const pauseMs of isOnce ? [null] : [...PAUSES_MS, null]) {
    const answer = await attempt(url, { method, body, key, fetchJson })
    if (answer.outcome) return answer.outcome
    if (pauseMs === null) break
    onRetry()
    const waitMs = Math.min(Math.max(pauseMs, answer.retryAfterMs), LONGEST_PAUSE_MS)
    await new Promise((resolve) => setTimeout(resolve, waitMs))
  }
  return { kind: 'unknown' }
}

type Attempt = CommandRequest & { key: string; fetchJson: typeof fetch }
type Answer = { outcome: CommandOutcome | null; retryAfterMs: number }

/** `outcome` null: unknown, try again. */
async function attempt(url: string, { method, body, key, fetchJson }: Omit<Attempt, 'path'>): Promise<Answer> {
  const unknown = { outcome: null, retryAfterMs: 0 }
  try {
    const response = await fetchJson(url, {
      method,
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(ATTEMPT_TIMEOUT_MS),
      headers: { accept: 'application/json', 'content-type': 'application/json', 'idempotency-key': key },
    })
    const text = await response.text()
    if (response.ok) return { outcome: { kind: 'done', value: text ? JSON.parse(text) : null }, retryAfterMs: 0 }
    const refusal = refusalOf(text)
    const retryAfterMs = Number(response.headers.get('retry-after')) * 1000 || 0
    // Another request with this key is under way, or the server is away or busy: the next answer decides.
    const isUnknown = response.status >= 500 || response.status === 429 || refusal.code === 'in_progress'
    if (isUnknown) return { outcome: null, retryAfterMs }
    return { outcome: { kind: 'refused', status: response.status, ...refusal }, retryAfterMs: 0 }
  } catch {
    return unknown
  }
}

// A proxy's error page is not JSON.
function refusalOf(text: string): Refusal {
  try {
    const { error, current } = JSON.parse(text)
    return {
      code: String(error?.code ?? ''),
      message: String(error?.message ?? ''),
      fields: error?.fields ?? {},
      current: current ?? null,
    }
  } catch {
    return { code: '', message: '', fields: {}, current: null }
  }
}
