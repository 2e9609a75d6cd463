import type { Page } from '@playwright/test'
import { waitForHydration } from './alive'

/**
 * Stops the clock of a page that has one installed. Without this it keeps running besides `runFor`, and a test about
 * half a second would depend on the speed of the machine.
 */
export async function stopClock(page: Page): Promise<void> {
  await waitForHydration(page)
  const stop = async () => page.clock.pauseAt(await page.evaluate(() => Date.now() + 500))
  // On a busy machine that moment may have passed already. Then the call is refused, but the clock is stopped.
  await stop().catch(stop)
}
