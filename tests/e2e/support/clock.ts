import { expect, type Page } from '@playwright/test'

/**
 * Stops the clock of a page that is installed already, at which it listens. Without this it runs on by itself beside
 * `runFor`, and a story about half a second would depend on the speed of the machine.
 */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 500))
}

/** Lets a stopped clock go on, second by second, until the page has asked `count` times, and no further. */
export async function runUntilAsked(page: Page, asked: unknown[], count: number): Promise<void> {
  await expect
    .poll(
      async () => {
        if (asked.length < count) await page.clock.runFor(1000)
        return asked.length
      },
      // Twelve seconds of its own time are soon over: at the usual intervals they take longer than a poll may.
      { intervals: [50], timeout: 30_000 },
    )
    .toBe(count)
}
