import { createServer, request } from 'node:http'
import type { TenantConfig } from '@/lib/domain/tenant/schema'

/** The changed values of each tenant's configuration, by key. */
export type ConfigChanges = Record<string, Partial<TenantConfig>>

/**
 * A proxy between web and upstream that changes the answer of POST /tenants/{tenant}/config and passes everything else.
 * Contract C13.
 */
export async function startConfigProxy(
  target: string,
  changes: ConfigChanges,
): Promise<{ url: string; stop: () => void }> {
  const server = createServer((incoming, outgoing) => {
    const { method = '', url = '', headers } = incoming
    const tenant = /^\/tenants\/([a-z-]+)\/config$/.exec(url)?.[1] ?? ''
    const onward = request(`${target}${url}`, { method, headers }, (answer) => {
      const change = changes[tenant]
      if (!change) {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
        return answer.pipe(outgoing)
      }
      const chunks: Buffer[] = []
      answer.on('data', (chunk) => chunks.push(chunk))
      answer.on('end', () => {
        const config = { ...JSON.parse(Buffer.concat(chunks).toString()), ...change }
        outgoing.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(config))
      })
    })
    onward.on('error', () => outgoing.destroy())
    incoming.pipe(onward)
  })
  // As long as the upstream's: a POST that meets a connection just closed is lost.
  server.keepAliveTimeout = 65_000
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { url: `http://127.0.0.1:${port}`, stop: () => server.close() }
}
