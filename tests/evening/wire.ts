import { asWeb } from '../support/upstream-secret'
import { TENANT } from './restaurant'

export interface Answer {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: the audit reads the database; here only single fields are looked at
  body: any
}

export interface Wire {
  call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>
  /** Number of calls repeated because their outcome was unknown. */
  repeats(): number
}

const RETRY_MS = 25

/**
 * Calls the upstream as the web server does: a write has an idempotency key, and is repeated with it until there is a
 * definite answer. `url` may change when the upstream is started again; `whenUp` resolves when it is up.
 */
export function createWire(url: () => string, whenUp: () => Promise<void>): Wire {
  let keys = 0
  let repeats = 0
  return { call, repeats: () => repeats }

  async function call(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    const key: Record<string, string> = method === 'GET' ? {} : { 'idempotency-key': `evening-${++keys}` }
    const own = { 'content-type': 'application/json', 'x-tenant': TENANT, ...asWeb, ...key, ...headers }
    const init = { method, headers: own, body: typeof body === 'string' ? body : JSON.stringify(body) }
    for (;;) {
      const answer = await once(path, init)
      if (answer) return answer
      repeats++
      await whenUp()
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
    }
  }

  /** `null` where the outcome of the call is unknown. */
  async function once(path: string, init: RequestInit): Promise<Answer | null> {
    try {
      const response = await fetch(url() + path, { ...init, redirect: 'manual' })
      const text = await response.text()
      const isJson = response.headers.get('content-type')?.startsWith('application/json')
      const answer = { status: response.status, body: isJson && text ? JSON.parse(text) : text }
      if (answer.status >= 500 || answer.body?.error?.code === 'in_progress') return null
      return answer
    } catch (error) {
      // The process has ended, or its answer broke off. Jest's TypeError is not that of fetch.
      if ((error as Error).name === 'TypeError') return null
      throw error
    }
  }
}

/** The answer's body; throws for another status. */
export async function expectStatus(answer: Promise<Answer>, status: number) {
  const { status: got, body } = await answer
  if (got !== status) throw new Error(`answered ${got}: ${JSON.stringify(body)?.slice(0, 300)}`)
  return body
}
