import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** Longer than a frame: each part is painted before the next one arrives. */
const PAUSE_MS = 60

/** A proxy before the web server at `port` that sends pages in parts, cut at `cuts`, and forwards everything else. */
export async function startPartsProxy(port: number, cuts: RegExp): Promise<{ port: number; stop: () => void }> {
  const server = createServer((incoming, outgoing) => {
    const { method, url, headers } = incoming
    const options = { port, method, path: url, headers: { ...headers, 'accept-encoding': 'identity' } }
    const onward = request(options, async (answer) => {
      const { 'content-length': _, ...rest } = answer.headers
      outgoing.writeHead(answer.statusCode ?? 502, rest)
      if (!answer.headers['content-type']?.startsWith('text/html')) return answer.pipe(outgoing)
      const chunks = await answer.toArray()
      for (const part of Buffer.concat(chunks).toString().split(cuts)) {
        outgoing.write(part)
        await sleep(PAUSE_MS)
      }
      outgoing.end()
    })
    onward.on('error', () => outgoing.destroy())
    incoming.pipe(onward)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { port: (server.address() as AddressInfo).port, stop: () => server.close() }
}
