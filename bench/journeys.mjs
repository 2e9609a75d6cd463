import { chromium } from '@playwright/test'
import { tsImport } from 'tsx/esm/api'
import { table } from './measure.mjs'

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, locale: 'pl-PL', timezoneId: 'Europe/Warsaw' }

/** Prints the counts of the tests' robot, as a new and as a remembered diner; throws where a limit is exceeded. */
export async function journeys({ product, executablePath }) {
  const robot = await tsImport('../tests/e2e/support/journeys.ts', import.meta.url)
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  const figures = await robot.journeys(() => browser.newContext(PHONE), product.url)
  await browser.close()
  const text = ({ taps, fields }) => `${taps} taps, ${fields} fields`
  table(
    ['a diner on a phone, 390 px', 'first visit', 'remembered', 'bar'],
    figures.map(({ name, first, again, bar }) => [name, text(first), text(again), `${bar} taps`]),
  )
  const missed = figures.find(({ again, bar }) => again.taps > bar)
  if (missed) throw new Error(`${missed.name}: ${missed.again.taps} taps, the bar is ${missed.bar}`)
}
