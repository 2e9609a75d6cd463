import type { AsyncLocalStorage } from 'node:async_hooks'
import type { IncomingMessage } from 'node:http'
import type { AppName } from '@/lib/domain/wire'
import { processChannel } from '@/lib/server/process-channel'
import type { Brand, Destination } from '@/lib/server/routing/destination'

/** A call to the upstream that a page waited for. `route` is a template; `status` is `null` where no answer came. */
export interface UpstreamCall {
  route: string
  status: number | null
  ms: number
}

/** State of the answer under way, from the web server and from the page. */
export interface AnswerContext {
  /** Kind of the answer: a line of plain text, a file, or the kind of the destination. */
  kind: 'plain' | 'file' | Destination['kind']
  brand?: Brand
  /** The address is a key: no other site may learn it. */
  isKey?: boolean
  requestId?: string
  appName?: AppName
  /** Only where `?debug=true` asks for them. */
  calls?: UpstreamCall[]
  /** Written by a live page about itself. */
  status?: number
  /** Written by a live page about itself: the sites that may frame it. */
  framedBy?: string[]
  /** Rendered parts of the page, by their ids. Decision 0035. */
  markup?: Map<string, string>
  /** The tags of what is on it, where it may be kept. Decision 0071. */
  shown?: Set<string>
  /** Trace header of its calls to the upstream, where they are traced. */
  traceparent?: string
  /** A picture on its way in, whose body Next is not shown: the handler hands it on as it comes. */
  upload?: IncomingMessage
  /** Ends the answer after an error that nobody caught. */
  breakOff?: () => void
}

/** Set by server/main.ts; outside of the web server (tests, development tools) there is none. Decision 0006. */
export const answers = processChannel<Pick<AsyncLocalStorage<AnswerContext>, 'run' | 'getStore'>>('answers')

/** The answer under way; `undefined` outside of one. */
export function currentAnswer(): AnswerContext | undefined {
  return answers.get()?.getStore()
}
