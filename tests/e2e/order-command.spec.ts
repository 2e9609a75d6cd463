import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import * as diner from './support/order-diner'
import type { OrderStack } from './support/order-stack'
import { expect, expectAccessible, test } from './support/order-test'

const run = promisify(execFile)
const LONG = { timeout: 60_000 }
const { tenant, id } = diner.FULL_DELIVERY_RESTAURANTS.ostrowje

/** The output of `npm run partner -- …`, of both streams. */
async function partner({ upstreamUrl, dataDir }: OrderStack, ...words: string[]): Promise<string> {
  const env = { ...process.env, UPSTREAM_URL: upstreamUrl, DATA_DIR: dataDir, PARTNER_TOKEN: '' }
  const said = await run(process.execPath, ['scripts/partner.mjs', ...words], { env }).catch((error) => error)
  return `${said.stdout}${said.stderr}`
}

test('C1: a developer acts as the restaurant from the command line, and the diner sees it', async ({
  page,
  at,
  restoredStack,
}) => {
  await diner.openCheckout(page, at(tenant, `/order/${id}`), 'cash')
  await expectAccessible(page)
  await diner.submit(page)
  await expect(diner.heading(page, 'Wysłane do restauracji')).toBeVisible()
  await expectAccessible(page)
  const order = diner.orderIdOf(page)

  expect(await partner(restoredStack, 'decline', order)).toContain('needs a reason')
  expect(await partner(restoredStack, 'delivered', order)).toContain('409 illegal_transition')
  await expect(diner.heading(page, 'Wysłane do restauracji')).toBeVisible()
  expect(await partner(restoredStack, 'accept', order, '--minutes', '20')).toContain(': confirmed')
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Wysłane do restauracji', LONG)
  expect(await partner(restoredStack, 'ready', order)).toContain(': sent')
  expect(await partner(restoredStack, 'delivered', order)).toContain(': delivered')
  await expect(page.getByRole('button', { name: 'Zamów ponownie' })).toBeVisible(LONG)
  await expectAccessible(page)

  expect(await partner(restoredStack, 'pause', String(id), '--reason', 'too-many-orders')).toContain('paused')
  // The menu page is cached for a minute; the live list is made anew after three seconds. Decision 0041.
  await page.goto(at(tenant, '/zamawiaj?delivery=takeout'))
  const card = page.getByRole('article').filter({ hasText: 'Bambusowy Peron' })
  await expect(card).toContainText('Zamówienia chwilowo wstrzymane')
  expect(await partner(restoredStack, 'resume', String(id))).toContain('takes orders')
  await expect(async () => {
    await page.reload()
    await expect(card).not.toContainText('wstrzymane', { timeout: 500 })
  }).toPass()
})
