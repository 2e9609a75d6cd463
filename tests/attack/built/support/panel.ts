import { Client } from 'pg'
import { type RawResponse, sendRequest } from '../../../e2e/support/ask'
import { freshLink } from '../../../support/sign-in-link'
import { from } from './world'

/** 'Pod Kozlim Rogiem' of the sample data, at home at lubje, and its owner. */
export const RESTAURANT = 1
export const HOST = 'lubje.localhost'
export const OWNER_EMAIL = 'jan@pod-kozlim-rogiem.example'

let visitors = 0

/** A person's browser on the panel, with its cookies; each from a network of its own. */
export class Visitor {
  readonly cookies = new Map<string, string>()
  private readonly address: Record<string, string>

  constructor(readonly host = HOST) {
    this.address = from('198.44', visitors++)
  }

  get own() {
    return { origin: `http://${this.host}`, 'sec-fetch-site': 'same-origin' }
  }

  get cookie(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<RawResponse> {
    return this.send(path, { method, headers: { accept: 'text/html', ...headers } })
  }

  /** A plain form; `headers` replace the origin that a browser would send. */
  post(path: string, form: Record<string, string>, headers: Record<string, string> = this.own): Promise<RawResponse> {
    const body = new URLSearchParams(form).toString()
    const type = { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' }
    return this.send(path, { method: 'POST', body, headers: { ...type, ...headers } })
  }

  /** A call of a screen, below `/panel/api/{restaurant}/`. */
  api(method: string, path: string, body?: unknown, headers: Record<string, string> = this.own): Promise<RawResponse> {
    return this.send(`/panel/api/${path}`, {
      method,
      headers: {
        accept: 'application/json',
        'idempotency-key': crypto.randomUUID(),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
  }

  async send(path: string, options: { method: string; headers: Record<string, string>; body?: string }) {
    const headers = { ...this.address, ...(this.cookies.size > 0 && { cookie: this.cookie }), ...options.headers }
    const answer = await sendRequest(this.host, path, { ...options, headers })
    for (const line of answer.all('set-cookie')) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (/Max-Age=0/.test(line)) this.cookies.delete(name)
      else this.cookies.set(name, value)
    }
    return answer
  }
}

/** Queries the database of the attacked stack. */
export async function query<Row>(text: string, values: unknown[] = []): Promise<Row[]> {
  const client = new Client({ connectionString: process.env.E2E_DATABASE_URL })
  await client.connect()
  try {
    return (await client.query(text, values)).rows as Row[]
  } finally {
    await client.end()
  }
}

/** A browser signed in by link. */
export async function signedIn(email: string, visitor = new Visitor()): Promise<Visitor> {
  const answer = await visitor.post('/panel/form/session', { token: await freshLink(email) })
  if (!visitor.cookies.has('panel_session'))
    throw new Error(`not signed in: ${answer.status} ${answer.headers.location}`)
  return visitor
}
