import { type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { ON_DOCUMENTS } from '@/lib/server/http/answer/security-headers'
import { PLAIN_TEXTS } from '@/messages/content/web-refusals'

/** A status that may be answered in a line of plain text. */
export type PlainStatus = keyof typeof PLAIN_TEXTS

const PLAIN = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }

/** Answers in a line of plain text, where there is no page to show. Every head already has the security headers. */
export function sendPlainText(
  request: IncomingMessage,
  response: ServerResponse,
  status: PlainStatus,
  { headers = {} }: { headers?: OutgoingHttpHeaders } = {},
): void {
  const body = Buffer.from(`${PLAIN_TEXTS[status]}\n`)
  const lines: OutgoingHttpHeaders = { ...PLAIN, ...headers, 'content-length': body.length }
  for (const [name, value] of Object.entries(lines)) if (value !== undefined) response.setHeader(name, value)
  response.writeHead(status)
  response.end(request.method === 'HEAD' ? undefined : body)
}

/** Plain text on a bare socket, for input that never became a request; the socket ends. */
export function sendPlainTextOnSocket(socket: Duplex, status: PlainStatus): void {
  const body = Buffer.from(`${PLAIN_TEXTS[status]}\n`)
  const headers = { ...ON_DOCUMENTS, ...PLAIN, 'content-length': body.length, connection: 'close' }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`)
}
