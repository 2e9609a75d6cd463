import { gzipSync } from 'node:zlib'
import type { Page, Request } from '@playwright/test'

/** Starts adding up layout shifts; call it before the page is opened. */
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
      return (window as unknown as { layoutShift: number }).layoutShift
    })
}

/** Bytes of scripts from now on, bodies alone, in gzip: what the budget counts, whatever coding the browser was sent. */
export function countScriptBytes(page: Page): () => Promise<number> {
  const scripts: Promise<number>[] = []
  const gzipped = async (request: Request) => {
    const body = await (await request.response())?.body()
    return body ? gzipSync(body, { level: 9 }).byteLength : 0
  }
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') scripts.push(gzipped(request))
  })
  return async () => (await Promise.all(scripts)).reduce((sum, bytes) => sum + bytes, 0)
}
