import type { AsyncLocalStorage } from 'node:async_hooks'
import type { IncomingMessage } from 'node:http'
import type { AppName } from '@/lib/domain/wire'
import { processChannel } from '@/lib/server/process-channel'
import type { AnsweringBrand, Destination } from '@/lib/server/routing/destination'

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
  brand?: AnsweringBrand
  /** The URL is a key: no other site may learn it. */
  isKey?: boolean
  requestId?: string
  appName?: AppName
  /** Only with `?debug=true`. */
  calls?: UpstreamCall[]
  /** Set by a live page. */
  status?: number
  /** Set by a live page: the sites that may frame it. */
  framedBy?: string[]
  /** Rendered parts of the page, by their ids. See docs/design/browser.md. */
  markup?: Map<string, string>
  /** Tags of its content, where it may be cached. Decision 0071. */
  shown?: Set<string>
  /** Trace header of its calls to the upstream, where they are traced. */
  traceparent?: string
  /** A picture upload, whose body Next does not get: the handler streams it. */
  upload?: IncomingMessage
  /** Ends the answer after an uncaught error. */
  breakOff?: () => void
}

/** Set by server/main.ts; outside of the web server (tests, development tools) there is none. Decision 0022. */
export const answers = processChannel<Pick<AsyncLocalStorage<AnswerContext>, 'run' | 'getStore'>>('answers')

/** The answer under way; `undefined` outside of one. */
export function currentAnswer(): AnswerContext | undefined {
  return answers.get()?.getStore()
}

/** Notes the tags under which the answer under way changes. Decision 0071. */
export function addShownTags(tags: readonly string[]): void {
  const shown = currentAnswer()?.shown
  if (shown) for (const tag of tags) shown.add(tag)
}

/** Result of `make`, and the tags that it shows: for callers that cache it for several answers. */
export async function collectShownTags<T>(make: () => Promise<T>): Promise<{ value: T; shown: readonly string[] }> {
  const shown = new Set<string>()
  const channel = answers.get()
  const context = currentAnswer()
  const value = channel && context ? await channel.run({ ...context, shown }, make) : await make()
  return { value, shown: [...shown] }
}
