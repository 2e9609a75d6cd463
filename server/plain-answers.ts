import { type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { ON_DOCUMENTS } from '@/lib/server/http/answer/security-headers'

const TEXT_BY_STATUS = {
  200: 'ok',
  400: 'Nie rozumiemy tego adresu.',
  404: 'Nie ma tu takiej strony.',
  405: 'Tej strony nie można tak otworzyć.',
  408: 'Zapytanie trwało zbyt długo.',
  413: 'Wysłano zbyt dużo danych.',
  414: 'Ten adres jest za długi.',
  417: 'Nie rozumiemy tego zapytania.',
  429: 'Za dużo prób naraz. Odczekaj chwilę i spróbuj ponownie.',
  431: 'Wysłano zbyt wiele nagłówków.',
  500: 'Coś poszło nie tak po naszej stronie. Spróbuj ponownie za chwilę.',
  503: 'Mamy teraz bardzo wielu gości naraz. Odczekaj chwilę i spróbuj ponownie.',
}
/** A status that may be answered in a line of plain text. */
export type PlainStatus = keyof typeof TEXT_BY_STATUS

const PLAIN = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }

/** Answers in a line of plain text, where there is no page to show. The security headers stand on every head already. */
export function sendPlainText(
  request: IncomingMessage,
  response: ServerResponse,
  status: PlainStatus,
  { headers = {} }: { headers?: OutgoingHttpHeaders } = {},
): void {
  const body = Buffer.from(`${TEXT_BY_STATUS[status]}\n`)
  const lines: OutgoingHttpHeaders = { ...PLAIN, ...headers, 'content-length': body.length }
  for (const [name, value] of Object.entries(lines)) if (value !== undefined) response.setHeader(name, value)
  response.writeHead(status)
  response.end(request.method === 'HEAD' ? undefined : body)
}

/** The same on a bare socket, for a request that never became one; the socket closes. */
export function sendPlainTextOnSocket(socket: Duplex, status: PlainStatus): void {
  if (!socket.writable) {
    socket.destroy()
    return
  }
  const body = Buffer.from(`${TEXT_BY_STATUS[status]}\n`)
  const headers = { ...ON_DOCUMENTS, ...PLAIN, 'content-length': body.length, connection: 'close' }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`, () => socket.destroy())
}
