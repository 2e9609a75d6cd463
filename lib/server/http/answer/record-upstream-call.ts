import { currentAnswer } from './answer-context'

/** A call to the upstream, for whoever looks behind the page that waited for it. `route` is a template. Ledger L081. */
export function recordUpstreamCall(route: string, status: number | null, ms: number): void {
  currentAnswer()?.calls?.push({ route, status, ms })
}
