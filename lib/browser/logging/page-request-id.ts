/**
 * The id of the request that loaded this page, from its `Server-Timing`; `unknown` if the browser hides it. Contract
 * C14.
 */
export function pageRequestId(): string {
  const [page] = performance.getEntriesByType?.('navigation') ?? []
  const timings = (page as PerformanceNavigationTiming | undefined)?.serverTiming ?? []
  return timings.find(({ name }) => name === 'request')?.description || 'unknown'
}
