import { expect, type Page } from '@playwright/test'

/**
 * Waits until the page's scripts have loaded and handle events. Those of a cached page start after its first paint, for
 * which a busy machine may need longer than the half second without a request that `networkidle` waits for.
 */
export async function waitForHydration(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => 'nakryteEarly' in window)).toBe(false)
}
