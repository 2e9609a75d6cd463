import { createServer, type IncomingHttpHeaders, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { TenantConfig } from '@/lib/domain/tenant/schema'

/** One call as sent on the wire. */
export interface RecordedCall {
  method: string
  path: string
  headers: IncomingHttpHeaders
  body: string
}

interface Behaviour {
  /** Changed values of each tenant's configuration, by key. Contract C13. */
  configs?: Record<string, Partial<TenantConfig>>
  /** Is this call answered with 500 instead of passed on? */
  breaks?: (path: string) => boolean
}

export interface Proxy {
  url: string
  /** Every forwarded call, once it is answered, when its effects are complete. */
  calls: RecordedCall[]
  stop: () => void
}

/** A proxy between web and upstream. */
export async function startProxy(target: string, { configs = {}, breaks }: Behaviour = {}): Promise<Proxy> {
  const calls: RecordedCall[] = []
  const server = createServer(async (incoming, outgoing) => {
    const { method = '', url = '', headers } = incoming
    const body = Buffer.concat(await incoming.toArray())
    if (breaks?.(url)) return outgoing.writeHead(500, { 'content-type': 'application/json' }).end('{}')
    const change = configs[/^\/tenants\/([a-z-]+)\/config$/.exec(url)?.[1] ?? '']
    const onward = request(`${target}${url}`, { method, headers }, async (answer) => {
      calls.push({ method, path: url, headers, body: body.toString() })
      if (!change) {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
        return answer.pipe(outgoing)
      }
      const config = { ...JSON.parse(Buffer.concat(await answer.toArray()).toString()), ...change }
      outgoing.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(config))
    })
    onward.on('error', () => outgoing.destroy())
    onward.end(body)
  })
  // As long as the upstream's: a POST that meets a connection just closed is lost.
  server.keepAliveTimeout = 65_000
  server.unref()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, calls, stop: () => server.close() }
}
