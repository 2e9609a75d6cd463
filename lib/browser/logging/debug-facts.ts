import { pageRequestId } from '@/lib/browser/logging/page-request-id'
import { RELEASE } from '@/lib/domain/app-version'

type Fact = [name: string, value: string]

/**
 * Origin of this page: tenant, source of its configuration, cache, upstream, request. No personal data. Ledger L081.
 */
export function debugFacts(): Fact[] {
  const { theme = '', config = '' } = document.documentElement.dataset
  const timings = page()?.serverTiming ?? []
  const cache = timings.find(({ name }) => name === 'cache')?.description ?? 'unknown'
  const calls = timings.filter(({ name }) => name === 'upstream')
  return [
    ['tenant', theme],
    ['config', config],
    ['cache', cache],
    ['request', pageRequestId()],
    ['release', RELEASE],
    ['first byte', `${Math.round(page()?.responseStart ?? 0)} ms`],
    ...calls.map(({ description, duration }): Fact => ['upstream', `${description} ${duration} ms`]),
    ...(calls.length === 0 ? [['upstream', 'no calls for this answer'] satisfies Fact] : []),
  ]
}

function page(): PerformanceNavigationTiming | undefined {
  return performance.getEntriesByType?.('navigation')[0] as PerformanceNavigationTiming | undefined
}
