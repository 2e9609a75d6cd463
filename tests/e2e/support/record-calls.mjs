import { EventEmitter } from 'node:events'
import http from 'node:http'
import https from 'node:https'
import { syncBuiltinESMExports } from 'node:module'
import { Readable } from 'node:stream'

// Loaded before the web server (--import): every call, by fetch or by Node's own client, is printed with its whole URL and is not
// sent.
const NOT_FOUND = { error: { code: 'not_found', message: 'Nie znaleźliśmy tego adresu.' } }

function print(method, url) {
  process.stdout.write(`called ${method} ${url}\n`)
}

globalThis.fetch = async (input, init) => {
  const { url, method } = new Request(input, init)
  print(method, url)
  return Response.json(NOT_FOUND, { status: 404 })
}

for (const [protocol, client] of [
  ['http:', http],
  ['https:', https],
]) {
  const send = client.request
  client.request = (options, onAnswer) => {
    const { host, port, path, method = 'GET', socketPath } = options
    // Next, behind a socket of the same process. Decision 0066.
    if (socketPath) return send(options, onAnswer)
    print(method, new URL(`${protocol}//${host}${port ? `:${port}` : ''}${path}`))
    const answer = Readable.from([Buffer.from(JSON.stringify(NOT_FOUND))])
    const headers = { 'content-type': 'application/json' }
    const call = Object.assign(new EventEmitter(), { destroy: () => call, end: () => call })
    answer.once('close', () => call.emit('close'))
    queueMicrotask(() => onAnswer(Object.assign(answer, { statusCode: 404, headers })))
    return call
  }
}
syncBuiltinESMExports()
