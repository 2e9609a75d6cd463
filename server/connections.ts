import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { answerRefusedHeads } from '@/lib/backend/refused-heads'
import { limitRequestTime } from '@/lib/backend/request-time'
import { isUploadRequest } from '@/lib/server/routing/picture-uploads'
import { sendPlainText, sendPlainTextOnSocket } from './plain-answers'
import { addResponseHeaders } from './response-head'

/** Handler of a request. */
type Handle = (
  request: IncomingMessage & { socket: Socket },
  response: ServerResponse & { req: IncomingMessage },
) => void
/** Requests of one socket that have no answer yet. */
type Line = Parameters<Handle>[]

/** Limits of one client's sockets. Times in ms, sizes in bytes. Decision 0022. */
export const connectionLimits = {
  /** A whole head; a phone sends it in one packet. */
  headersTimeout: 10_000,
  /** Head and body of a picture; other requests have `USUAL_REQUEST_MS`. */
  requestTimeout: 65_000,
  connectionsCheckingInterval: 2000,
  /** Longer than the usual minute of a proxy in front, which otherwise meets a closing socket. */
  keepAliveTimeout: 65_000,
  /** Longest time without a read or a write: longer than the heartbeat of an event stream. */
  idleTimeout: 75_000,
  maxConnections: Number(process.env.MAX_CONNECTIONS || 5000),
  /** All cookies of a host may come; only our own are read. */
  maxHeaderSize: 65_536,
  // Its answer would carry no security headers: lib/server/http/request/request-line-refusal.ts refuses.
  requireHostHeader: false,
}

/** Head and body of a request without a picture: 64 kB at 3 kB a second. In ms. */
const USUAL_REQUEST_MS = 20_000

/** A phone has a minute for a picture, and 20 seconds for any other request. Decision 0022, contract C36. */
export function limitRequestTimes(server: Server): void {
  limitRequestTime(server, ({ method, url = '' }) =>
    isUploadRequest(method, url) ? connectionLimits.requestTimeout : USUAL_REQUEST_MS,
  )
}

/** Requests of one socket that wait for their answer: browsers send the next one after the last answer. */
const MAX_UNANSWERED = 8

/**
 * Runs `handle` for one request of each socket at a time, the next after the answer to the last. A few may wait; one
 * more closes the socket. A single packet can hold 1,500 requests, which would all run before any other client's, even
 * after their client has left. Decision 0022.
 */
export function limitPipelining(handle: Handle): Handle {
  const lines = new WeakMap<Socket, Line>()
  return (request, response) => {
    const { socket } = request
    // Bytes read with the request that closed it are still passed on.
    if (socket.destroyed) return
    const line = lines.get(socket) ?? []
    lines.set(socket, line)
    if (line.length >= MAX_UNANSWERED) {
      socket.destroy()
      return
    }
    line.push([request, response])
    if (line.length === 1) handleFirst(line, socket)
  }

  function handleFirst(line: Line, socket: Socket): void {
    const [first] = line
    if (!first) return
    const [request, response] = first
    response.once('close', () => {
      line.shift()
      if (socket.destroyed) line.length = 0
      else if (line.length > 0) handleFirst(line, socket)
    })
    handle(request, response)
  }
}

interface SocketShare {
  /** Maximum of sockets per address. */
  most: number
  /** Addresses of one name are counted together. */
  nameOf: (address: string) => string
  isExempt: (address: string) => boolean
}

/**
 * Closes new sockets of an address that has `most` already; an `isExempt` address has no limit. Only where sockets come
 * from diners themselves: behind a proxy all of them are the proxy's. Decision 0022.
 */
export function limitSocketsPerAddress(server: Server, { most, nameOf, isExempt }: SocketShare): void {
  const open = new Map<string, number>()
  server.on('connection', (socket) => {
    const address = socket.remoteAddress ?? ''
    if (isExempt(address)) return
    const name = nameOf(address)
    const count = (open.get(name) ?? 0) + 1
    if (count > most) {
      socket.destroy()
      return
    }
    open.set(name, count)
    socket.once('close', () => {
      const left = (open.get(name) ?? 1) - 1
      if (left > 0) open.set(name, left)
      else open.delete(name)
    })
  })
}

const closeSignals = new WeakMap<Socket, AbortSignal>()

/** Fires when the socket closes; one for all requests of a socket, of which some may have no answer assigned to it yet. */
export function closeSignal(socket: Socket): AbortSignal {
  const known = closeSignals.get(socket)
  if (known) return known
  const closed = new AbortController()
  closeSignals.set(socket, closed.signal)
  if (socket.destroyed) closed.abort()
  else socket.once('close', () => closed.abort())
  return closed.signal
}

/** Turns of the loop without a new connection, in which data on the last ones are read as well. */
const QUIET_TURNS = 5
/** About 20 ms: a client that connects without end stops no page. */
const MAX_TURNS = 500

/**
 * Returns a function that resolves when all pending connections are accepted and read. Node accepts one connection a
 * turn of its loop: with a page made in each turn, the sixtieth visitor would be accepted after sixty pages.
 * Decision 0022.
 */
export function connectionsAccepted(server: Server): () => Promise<void> {
  let accepted = 0
  server.on('connection', () => {
    accepted += 1
  })
  return async () => {
    for (let turns = 0, quiet = 0; quiet < QUIET_TURNS && turns < MAX_TURNS; turns++) {
      const before = accepted
      await new Promise<void>((resolve) => setImmediate(resolve))
      quiet = accepted === before ? quiet + 1 : 0
    }
  }
}

/** Answers input that never becomes a request: broken heads, tunnels, expectations. Each socket is closed. */
export function refuseInvalidRequests(server: Server): void {
  answerRefusedHeads(server, sendPlainTextOnSocket)
  server.on(
    'checkExpectation',
    limitPipelining((request, response) => {
      addResponseHeaders(request, response, { kind: 'plain' })
      sendPlainText(request, response, 417, { headers: { connection: 'close' } })
    }),
  )
}
