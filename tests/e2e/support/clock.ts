import { expect, type Page } from '@playwright/test'
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

/** Advances a stopped clock second by second until the page has sent `count` requests, and no further. */
export async function runUntilRequests(page: Page, asked: unknown[], count: number): Promise<void> {
  await expect
    .poll(
      async () => {
        if (asked.length < count) await page.clock.runFor(1000)
        return asked.length
      },
      // The steps wait in real time, because twelve seconds of page time would end before a poll is answered. They stay
      // short enough that the page does not abort a request to us after its fifteen seconds.
      { intervals: [200], timeout: 60_000 },
    )
    .toBe(count)
}
