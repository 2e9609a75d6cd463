/** One call of the page to its own server. */
export interface FakeCall {
  method: string
  path: string
  query: URLSearchParams
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever field it asks for
  body: any
  headers: Record<string, string>
  signal: AbortSignal | undefined
}
export type FakeAnswer = { status: number; json: unknown } | 'no network' | 'never'
type Answerer = FakeAnswer | ((call: FakeCall) => FakeAnswer | Promise<FakeAnswer>)

/** Replaces fetch, which jsdom lacks. `answers` is keyed by "METHOD /path" and may change while a test runs. */
export function fakeApi(answers: Record<string, Answerer>) {
  const calls: FakeCall[] = []
  global.fetch = (async (url: string, init: RequestInit = {}) => {
    const { pathname: path, searchParams: query } = new URL(url, 'http://localhost')
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : undefined
    const headers = init.headers as Record<string, string>
    const call = { method: init.method ?? 'GET', path, query, body, headers, signal: init.signal ?? undefined }
    calls.push(call)
    const answerer = answers[`${call.method} ${path}`]
    if (!answerer) throw new Error(`No answer for ${call.method} ${path}`)
    return responseOf(typeof answerer === 'function' ? await answerer(call) : answerer, call)
  }) as typeof fetch
  return { calls, answers, to: (path: string) => calls.filter((call) => call.path === path) }
}

function responseOf(answer: FakeAnswer, { signal }: FakeCall) {
  if (answer === 'no network') throw new TypeError('Failed to fetch')
  if (answer === 'never')
    return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
  return {
    status: answer.status,
    ok: answer.status < 300,
    json: async () => answer.json,
    text: async () => JSON.stringify(answer.json),
  }
}
