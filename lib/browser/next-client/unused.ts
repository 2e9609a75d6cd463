import type { InitialRSCPayload } from 'next/dist/shared/lib/app-router-types'
import type { FullTransportData } from 'next/dist/shared/lib/rsc-transport'

/*
 * Exports that Next's start in the browser (client/app-index.js) needs of modules for navigations and server actions.
 */

/** Tree of the document itself; the route of later navigations is not recorded. */
export function createInitialRouterState({ initialRSCPayload }: { initialRSCPayload: InitialRSCPayload }) {
  return initialRSCPayload.t
}

export function createMutableActionQueue(tree: FullTransportData): FullTransportData {
  return tree
}

/** No `instrumentation-client` handles navigations. */
export function initializeRouterTransitionModules(): void {}

/** The site has no server actions. */
export function callServer(): never {
  throw new Error('There is no server action')
}

/** Only documents without data of their own, made by Cache Components, would call it. */
export function createInitialRSCPayloadFromFallbackPrerender(): never {
  throw new Error('The document has no data')
}

/** Next's last error page: it is compared with and never shown, since app/global-error.tsx replaces it. */
export default function NoPage() {
  return null
}
