/** The id of the request that brought this page, as its `Server-Timing` says; `unknown` where a browser hides it. Contract C14. */
export function pageRequestId(): string {
  const [page] = performance.getEntriesByType?.('navigation') ?? []
  const timings = (page as PerformanceNavigationTiming | undefined)?.serverTiming ?? []
  return timings.find(({ name }) => name === 'request')?.description || 'unknown'
}
