import type { InitialRSCPayload } from 'next/dist/shared/lib/app-router-types'
import type { FullTransportData } from 'next/dist/shared/lib/rsc-transport'

/*
 * Exports that Next's start in the browser (client/app-index.js) needs of modules for navigations and server actions.
 */

/** The tree of the document itself: nothing is learnt of the route for later navigations. */
export function createInitialRouterState({ initialRSCPayload }: { initialRSCPayload: InitialRSCPayload }) {
  return initialRSCPayload.t
}

export function createMutableActionQueue(tree: FullTransportData): FullTransportData {
  return tree
}

/** There is no `instrumentation-client` that wants to hear of navigations. */
export function initializeRouterTransitionModules(): void {}

/** The site has no server actions. */
export function callServer(): never {
  throw new Error('There is no server action')
}

/** Only documents without data of their own, which Cache Components make, would call it. */
export function createInitialRSCPayloadFromFallbackPrerender(): never {
  throw new Error('The document has no data')
}

/** Next's last page for errors: it is compared with and never shown, since app/global-error.tsx stands in its place. */
export default function NoPage() {
  return null
}
