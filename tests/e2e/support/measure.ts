import { gzipSync } from 'node:zlib'
import type { Page, Request } from '@playwright/test'
import { LOOKED_AT_MS } from '@/lib/browser/page-life/on-first-interaction'

/**
 * Starts adding up layout shifts; call it before the page is opened. To three decimals, as Lighthouse tells them: a paint in
 * the midst of the parsing, on a machine under load, shows an icon a moment before its word and then moves it by a hair.
 */
export async function watchLayoutShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const sum = window as unknown as { layoutShift: number }
    sum.layoutShift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum.layoutShift += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () =>
    page.evaluate(async () => {
      await document.fonts.ready
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      return Math.round((window as unknown as { layoutShift: number }).layoutShift * 1000) / 1000
    })
}

/**
 * Keeps what a page does after four seconds without a touch from beginning: on a slow machine that would count among the
 * scripts of its first load. To be called before the page opens.
 */
export async function holdBackgroundWork(page: Page): Promise<void> {
  await page.addInitScript((heldMs) => {
    const { setTimeout } = window
    const held = (handler: TimerHandler, ms?: number, ...rest: unknown[]) =>
      setTimeout(handler, ms === heldMs ? 600_000 : ms, ...rest)
    window.setTimeout = held as typeof window.setTimeout
  }, LOOKED_AT_MS)
}

/** Bytes of scripts from now on, bodies alone, in gzip: what the budget counts, whatever coding the browser was sent. */
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
    bytes.catch(() => {}) // one that comes when the story is over has no body any more, and nobody counts it
  })
  return async () => (await Promise.all(scripts)).reduce((sum, bytes) => sum + bytes, 0)
}
