import { z } from 'zod'
import { ProviderOutage } from '../provider-error'

const HOSTS = { sandbox: 'https://secure.snd.payu.com', production: 'https://secure.payu.com' } as const
const TIMEOUT_MS = 12_000
/** A token is renewed this long before it expires. */
const RENEW_MS = 60_000

export interface PayuKeys {
  environment: keyof typeof HOSTS
  posId: string
  clientId: string
  clientSecret: string
  now: () => Date
}

export interface PayuAnswer {
  status: number
  body: unknown
}

export interface PayuClient {
  call(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown): Promise<PayuAnswer>
}

const tokenSchema = z.object({ access_token: z.string().min(1), expires_in: z.coerce.number().positive() })

/** PayU REST 2.1 by fetch: one token at a time, no redirect followed, since a created order is 302 with JSON. */
export function payuClient({ environment, clientId, clientSecret, now }: PayuKeys): PayuClient {
  const host = HOSTS[environment]
  let token: { value: string; until: number } | null = null

  async function authorise(): Promise<string> {
    if (token && token.until > now().getTime()) return token.value
    const form = new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: clientId,
      client_secret: clientSecret,
    })
    const { status, body } = await send('/pl/standard/user/oauth/authorize', { method: 'POST', body: form })
    const read = tokenSchema.safeParse(body)
    if (status !== 200 || !read.success) throw new ProviderOutage(`PayU gives no token (${status})`)
    const until = now().getTime() + read.data.expires_in * 1000 - RENEW_MS
    token = { value: read.data.access_token, until }
    return token.value
  }

  async function send(path: string, init: RequestInit): Promise<PayuAnswer> {
    try {
      const response = await fetch(`${host}${path}`, {
        ...init,
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      return { status: response.status, body: readJson(await response.text()) }
    } catch (error) {
      throw new ProviderOutage('PayU cannot be reached', { cause: error })
    }
  }

  return {
    async call(method, path, body) {
      const headers = { authorization: `Bearer ${await authorise()}`, accept: 'application/json' }
      const answer = await send(path, {
        method,
        headers: body === undefined ? headers : { ...headers, 'content-type': 'application/json' },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      // A revoked token: the next call requests another.
      if (answer.status === 401) token = null
      if (answer.status >= 500 || answer.status === 401 || answer.status === 429) {
        throw new ProviderOutage(`PayU answers ${answer.status}`)
      }
      return answer
    },
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
