import { answerUnderWay } from './say-status'

/** A call to the upstream, for whoever looks behind the page that waited for it. `route` is a template. Ledger L081. */
export function noteCall(route: string, status: number | null, ms: number): void {
  answerUnderWay()?.calls?.push({ route, status, ms })
}
