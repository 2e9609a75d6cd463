import { gzipSync } from 'node:zlib'
import type { Page, Request } from '@playwright/test'
import { LOOKED_AT_MS } from '@/lib/browser/page/on-first-interaction'
import { NEXTS_CLIENT_BYTES } from '../../../scripts/support/next-client.mjs'
import { hasNextsClient } from './built-client'

/**
 * Starts to watch layout shifts; call it before the page is opened. The function it resolves to sums those since the
 * first frame with the whole document, to three decimals, as Lighthouse reports them. Before that frame a loaded
 * machine may paint in the middle of a row, an icon without its word, and move it with the next piece: those count in
 * `npm run bench`, and with `whileItArrives`.
 */
export async function watchLayoutShifts(page: Page, { whileItArrives = false } = {}): Promise<() => Promise<number>> {
  await page.addInitScript((isFromStart) => {
    const seen: SeenShifts = { shifts: [], wholeSince: isFromStart ? 0 : Number.POSITIVE_INFINITY }
    Object.assign(window, { seenShifts: seen })
    new PerformanceObserver((list) => {
      for (const { value, startTime, sources } of list.getEntries() as unknown as LayoutShift[]) {
        const moved = sources.map(({ node, previousRect: from, currentRect: to }) => {
          const what = `${node?.nodeName} '${node?.textContent?.trim().slice(0, 40)}'`
          return `${what} ${JSON.stringify(from)} → ${JSON.stringify(to)}`
        })
        seen.shifts.push({ value, startTime, moved })
      }
    }).observe({ type: 'layout-shift', buffered: true })
    const onWhole = () => {
      requestAnimationFrame(() => requestAnimationFrame((now) => Object.assign(seen, { wholeSince: now })))
    }
    // The first change: the document is parsed.
    if (!isFromStart) document.addEventListener('readystatechange', onWhole, { once: true })
  }, whileItArrives)
  return async () => {
    const { sum, moved } = await page.evaluate(async () => {
      await document.fonts.ready
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      const { shifts, wholeSince } = (window as unknown as { seenShifts: SeenShifts }).seenShifts
      const counted = shifts.filter(({ startTime }) => startTime >= wholeSince)
      const sum = counted.reduce((total, { value }) => total + value, 0)
      return { sum: Math.round(sum * 1000) / 1000, moved: counted.flatMap(({ moved }) => moved) }
    })
    // Logged, since a sum does not show the moved element, and on a quiet machine it may never move again.
    if (sum > 0) process.stderr.write(`layout shift ${sum} at ${new URL(page.url()).pathname}: ${moved.join('; ')}\n`)
    return sum
  }
}

interface SeenShifts {
  shifts: { value: number; startTime: number; moved: string[] }[]
  /** Milliseconds of the page's clock; no frame before it had the whole document. */
  wholeSince: number
}

interface LayoutShift {
  value: number
  startTime: number
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}

/**
 * Prevents the page's work after four seconds without input: on a slow machine it would count as part of the first
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

/** Limit of a page's scripts, in bytes of gzip: higher where the build has Next's own client (decision 0042). */
export function scriptBar(bytes: number): number {
  return hasNextsClient() ? bytes + NEXTS_CLIENT_BYTES : bytes
}
