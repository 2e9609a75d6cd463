import { expect, type Page } from '@playwright/test'
import { waitForHydration } from './alive'

/**
 * Stops the clock of a page that is installed already, once it listens. Without this it runs on by itself beside
 * `runFor`, and a story about half a second would depend on the speed of the machine.
 */
export async function stopClock(page: Page): Promise<void> {
  await waitForHydration(page)
  const stop = async () => page.clock.pauseAt(await page.evaluate(() => Date.now() + 500))
  // On a busy machine that moment may be over before the clock hears of it. Then it is refused, but the clock stands.
  await stop().catch(stop)
}

/** Lets a stopped clock go on, second by second, until the page has asked `count` times, and no further. */
export async function runUntilRequests(page: Page, asked: unknown[], count: number): Promise<void> {
  await expect
    .poll(
      async () => {
        if (asked.length < count) await page.clock.runFor(1000)
        return asked.length
      },
      // Twelve seconds of its own time are soon over: at the usual intervals they take longer than a poll may. But not so
      // soon that a question on its way to us is given up by the page, which waits for fifteen.
      { intervals: [200], timeout: 60_000 },
    )
    .toBe(count)
}
