import { createServer, request } from 'node:http'

/** A proxy between web and upstream that answers 500 to what matches `broken`, while `faults.isOn`. Answers its URL. */
export async function startFaultyProxy(target: string, broken: RegExp, faults: { isOn: boolean }): Promise<string> {
  const server = createServer((incoming, outgoing) => {
    const { method = '', url = '', headers } = incoming
    if (faults.isOn && broken.test(url)) {
      incoming.resume()
      outgoing.writeHead(500, { 'content-type': 'application/json' }).end('{}')
      return
    }
    const onward = request(`${target}${url}`, { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    onward.on('error', () => outgoing.destroy())
    incoming.pipe(onward)
  })
  // As long as the upstream's: a POST that meets a connection just closed is lost.
  server.keepAliveTimeout = 65_000
  server.unref()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
}
