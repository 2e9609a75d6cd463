import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AnswerContext } from '@/lib/server/http/answer/answer-context'
import { sendPlainText } from './plain-answers'

/** Pictures forwarded at once, and those of them from one address. */
const MAX_UNDER_WAY = 16
const MAX_OF_ONE = 4

/** Lets a few pictures through at once; each is streamed to the upstream and never held whole. Contract C36. */
export function uploadGate() {
  const underWay = new Map<string, number>()
  let total = 0

  return {
    /**
     * Gives the request's body to its handler; false where too many are under way, which has been answered with 503.
     */
    admit(
      request: IncomingMessage,
      response: ServerResponse,
      { client, context }: { client: string; context: AnswerContext },
    ): boolean {
      // The sender may be sending still: an answer on a closed socket may be lost. The request's time limit bounds it.
      response.once('finish', () => request.resume())
      const own = underWay.get(client) ?? 0
      if (own >= MAX_OF_ONE || total >= MAX_UNDER_WAY) {
        sendPlainText(request, response, 503, { headers: { 'retry-after': '3' } })
        return false
      }
      underWay.set(client, own + 1)
      total += 1
      response.once('close', () => {
        total -= 1
        const left = (underWay.get(client) ?? 1) - 1
        if (left > 0) underWay.set(client, left)
        else underWay.delete(client)
      })
      context.upload = request
      return true
    },
  }
}
