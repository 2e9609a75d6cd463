import { expect, type Page } from '@playwright/test'

/**
 * The page's scripts have come and hear what is done to it. Those of a cached page start after its first paint, for which
 * a busy machine may need longer than the half second without a request that `networkidle` asks for.
 */
export async function waitForHydration(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => 'nakryteEarly' in window)).toBe(false)
}
