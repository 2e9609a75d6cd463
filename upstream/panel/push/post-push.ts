import { lookup } from 'node:dns'
import { request } from 'node:https'
import type { LookupFunction } from 'node:net'
import { isPublicAddress } from './push-hosts'

/** Time limit of a call, even while bytes still arrive: another process may then take over the push. */
export const POST_TIMEOUT_MS = 10_000

/** Answer of a push service; its body is not read. */
export interface PushAnswer {
  status: number
  retryAfterSeconds: number | null
}
/** Posts to a push service. Rejects without an answer. */
export type PostPush = (endpoint: string, headers: Record<string, string>, body: Buffer) => Promise<PushAnswer>

/** For tests: allowed addresses, and a trusted certificate. */
interface PostOptions {
  isAllowedAddress?: (address: string) => boolean
  ca?: string
}

/**
 * Posts over https, follows no redirect, and connects to public addresses only, whatever the name resolves to.
 * Decision 0056.
 */
export function postPushOver({ isAllowedAddress = isPublicAddress, ca }: PostOptions = {}): PostPush {
  const guarded: LookupFunction = (hostname, options, callback) =>
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      const allowed = error ? [] : addresses.filter(({ address }) => isAllowedAddress(address))
      const [first] = allowed
      if (!first) return callback(error ?? new Error('a push service has no public address'), [])
      if (options.all) return callback(null, allowed)
      callback(null, first.address, first.family)
    })
  return (endpoint, headers, body) =>
    new Promise((resolve, reject) => {
      const call = request(
        endpoint,
        {
          method: 'POST',
          headers: { ...headers, 'content-length': body.length },
          lookup: guarded,
          agent: false,
          signal: AbortSignal.timeout(POST_TIMEOUT_MS),
          ca,
        },
        (answer) => {
          answer.resume()
          const seconds = Number(answer.headers['retry-after'])
          resolve({ status: answer.statusCode ?? 0, retryAfterSeconds: seconds > 0 ? seconds : null })
        },
      )
      call.on('error', reject)
      call.end(body)
    })
}
