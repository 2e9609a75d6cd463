import { createServer, type IncomingHttpHeaders, request } from 'node:http'

/** One call as sent on the wire. */
export interface RecordedCall {
  method: string
  path: string
  headers: IncomingHttpHeaders
  body: string
}

/** A proxy between web and upstream that records every call once it is answered, when its effects are complete. */
export async function startRecordingProxy(
  target: string,
): Promise<{ url: string; calls: RecordedCall[]; stop: () => void }> {
  const calls: RecordedCall[] = []
  const server = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = []
    incoming.on('data', (chunk) => chunks.push(chunk))
    incoming.on('end', () => {
      const body = Buffer.concat(chunks)
      const { method = '', url = '', headers } = incoming
      const write = () => calls.push({ method, path: url, headers, body: body.toString() })
      const onward = request(`${target}${url}`, { method, headers }, (answer) => {
        write()
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(outgoing)
      })
      onward.on('error', () => outgoing.destroy())
      onward.end(body)
    })
  })
  // As long as the upstream's: a POST that meets a connection just closed is lost.
  server.keepAliveTimeout = 65_000
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { url: `http://127.0.0.1:${port}`, calls, stop: () => server.close() }
}
