import { gzipSync } from 'node:zlib'
import type { Page, Request } from '@playwright/test'
import { LOOKED_AT_MS } from '@/lib/browser/page-life/on-first-interaction'
import { NEXTS_CLIENT_BYTES } from '../../../scripts/support/next-client.mjs'
import { hasNextsClient } from './built-client'

/**
 * Starts to sum layout shifts; call it before the page is opened. To three decimals, as Lighthouse reports them: a
 * paint during parsing on a loaded machine shows an icon a moment before its word and then moves it slightly.
 */
export async function watchLayoutShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const seen = window as unknown as { layoutShift: number; moved: string[] }
    seen.layoutShift = 0
    seen.moved = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as LayoutShift[]) {
        seen.layoutShift += entry.value
        for (const { node, previousRect: from, currentRect: to } of entry.sources) {
          const what = `${node?.nodeName} '${node?.textContent?.trim().slice(0, 40)}'`
          seen.moved.push(`${what} ${JSON.stringify(from)} → ${JSON.stringify(to)}`)
        }
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return async () => {
    const { sum, moved } = await page.evaluate(async () => {
      await document.fonts.ready
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      const { layoutShift, moved } = window as unknown as { layoutShift: number; moved: string[] }
      return { sum: Math.round(layoutShift * 1000) / 1000, moved }
    })
    // A sum does not say what moved, and on a quiet machine it may never move again.
    if (sum > 0) process.stderr.write(`layout shift ${sum} at ${new URL(page.url()).pathname}: ${moved.join('; ')}\n`)
    return sum
  }
}

interface LayoutShift {
  value: number
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}

/**
 * Prevents what a page does after four seconds without input: on a slow machine it would count as part of the first
 * load. Call it before the page opens.
 */
export async function holdBackgroundWork(page: Page): Promise<void> {
  await page.addInitScript((heldMs) => {
    const { setTimeout } = window
    const held = (handler: TimerHandler, ms?: number, ...rest: unknown[]) =>
      setTimeout(handler, ms === heldMs ? 600_000 : ms, ...rest)
    window.setTimeout = held as typeof window.setTimeout
  }, LOOKED_AT_MS)
}

/**
 * Bytes of scripts from now on, bodies only, in gzip: the unit of the budget, whatever encoding the browser received.
 */
export function countScriptBytes(page: Page): () => Promise<number> {
  const scripts: Promise<number>[] = []
  const gzipped = async (request: Request) => {
    const body = await (await request.response())?.body()
    return body ? gzipSync(body, { level: 9 }).byteLength : 0
  }
  page.on('requestfinished', (request) => {
    if (request.resourceType() !== 'script') return
    const bytes = gzipped(request)
    scripts.push(bytes)
    bytes.catch(() => {}) // a response that arrives after the test has no body any more and is not counted
  })
  return async () => (await Promise.all(scripts)).reduce((sum, bytes) => sum + bytes, 0)
}

/** The bar of a page's scripts, in bytes of gzip: higher where the build has Next's own client (decision 0042). */
export function scriptBar(bytes: number): number {
  return hasNextsClient() ? bytes + NEXTS_CLIENT_BYTES : bytes
}
