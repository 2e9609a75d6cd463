import 'server-only'
import { linkCalls } from '@/lib/domain/marketing/links/link-calls'
import { MAX_SCANNED_CODES, MAX_SCANS, readLinkCode } from '@/lib/domain/marketing/links/link-rules'
import type { Scans } from '@/lib/domain/marketing/links/link-schema'
import type { Tenant } from '@/lib/domain/tenant/schema'
import { loadUpstream } from '@/lib/server/upstream/client/call'
import { scanWriter } from './scan-writer'

/** Time over which scans are added up before they are written. */
const WRITE_EVERY_MS = 60_000

/**
 * Adds up how often codes were opened and tells the upstream once a minute: a code opened a million times costs as many
 * writes as one opened once. `count` takes known codes alone. Counts that the upstream did not take go with the next minute.
 * Contract C39.
 */
export function createScanCounter(
  send: (tenant: Tenant, scans: Scans) => Promise<unknown>,
  later: (work: () => void, ms: number) => void = (work, ms) => void setTimeout(work, ms).unref(),
) {
  let counted = new Map<string, { tenant: Tenant; codes: Map<string, number> }>()
  let isWaiting = false

  function add(tenant: Tenant, code: string, count: number): void {
    const { codes } = counted.get(tenant.key) ?? { codes: new Map<string, number>() }
    counted.set(tenant.key, { tenant, codes })
    if (codes.has(code) || codes.size < MAX_SCANNED_CODES)
      codes.set(code, Math.min((codes.get(code) ?? 0) + count, MAX_SCANS))
    if (isWaiting) return
    isWaiting = true
    later(() => void write(), WRITE_EVERY_MS)
  }

  async function write(): Promise<void> {
    const written = counted
    counted = new Map()
    isWaiting = false
    const writes = [...written.values()].map(async ({ tenant, codes }) => {
      const scans = [...codes].map(([code, count]) => ({ code, count }))
      await send(tenant, scans).catch(() => {
        for (const { code, count } of scans) add(tenant, code, count)
      })
    })
    await Promise.all(writes)
  }

  return { count: (tenant: Tenant, typed: string) => add(tenant, readLinkCode(typed), 1), write }
}

let counter: ReturnType<typeof createScanCounter> | null = null

/** Counts a scan of a known code in this process. */
export function countScan(tenant: Tenant, code: string): void {
  counter ??= createScanCounter((brand, scans) => loadUpstream(brand, linkCalls.countScans, { body: { scans } }))
  scanWriter.set(counter.write)
  counter.count(tenant, code)
}
