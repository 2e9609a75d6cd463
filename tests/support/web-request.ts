interface WebRequest {
  method?: string
  form?: Record<string, string>
  json?: unknown
  headers?: Record<string, string>
}

/** A request like a browser's on lubje's own page: a plain form, a script's JSON, or a GET. */
export function webRequest(path: string, { method = 'POST', form, json, headers }: WebRequest = {}): Request {
  return new Request(`http://lubje.localhost${path}`, {
    method,
    headers: {
      host: 'lubje.localhost',
      'sec-fetch-site': 'same-origin',
      'x-client-address': '192.0.2.7',
      ...(json !== undefined && { 'content-type': 'application/json', accept: 'application/json' }),
      ...headers,
    },
    ...(form && { body: new URLSearchParams(form) }),
    ...(json !== undefined && { body: typeof json === 'string' ? json : JSON.stringify(json) }),
  })
}

/** The second argument of a handler. */
export function routeContext(params: Record<string, string> = {}) {
  return { params: Promise.resolve({ tenant: 'lubje', ...params }) }
}
