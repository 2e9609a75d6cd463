import { type IncomingHttpHeaders, request } from 'node:http'

export interface RawResponse {
  status: number
  headers: IncomingHttpHeaders
  /** Every value of a header that was sent more than once. */
  all: (name: string) => string[]
  body: string
  /** The body as received. */
  bytes: Buffer
}
type Options = { method?: string; headers?: Record<string, string>; body?: string; port?: number }

/** One raw request to the shared stack (or `port`), with any Host; redirects are not followed. */
export function sendRequest(
  host: string,
  path: string,
  { method = 'GET', headers = {}, body, port }: Options = {},
): Promise<RawResponse> {
  const to = {
    host: '127.0.0.1',
    port: port ?? Number(process.env.E2E_WEB_PORT),
    path,
    method,
    headers: { host, ...headers },
  }
  return new Promise((resolve, reject) => {
    const asking = request(to, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () => {
        const bytes = Buffer.concat(chunks)
        const all = (name: string) => answer.headersDistinct[name] ?? []
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, all, body: bytes.toString(), bytes })
      })
    })
    asking.on('error', reject).end(body)
  })
}
