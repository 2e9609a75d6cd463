import type { Route } from '@playwright/test'
import { sendRequest } from './support/ask'
import { countOrders } from './support/order-assertions'
import * as diner from './support/order-diner'
import { expect, test } from './support/order-test'

const LONG = { timeout: 60_000 }
const POSTED = '**/api/orders'

/** The order reaches the server, and the answer is dropped. */
async function arrive(route: Route, port: number): Promise<void> {
  const request = route.request()
  const { host, pathname } = new URL(request.url())
  const body = request.postData() ?? ''
  const { status } = await sendRequest(host, pathname, {
    method: 'POST',
    headers: await request.allHeaders(),
    body,
    port,
  })
  expect(status).toBe(201)
}

const { tenant, id } = diner.FULL_DELIVERY_RESTAURANTS.lubje

test('C1 C12: kill -9 of the web server before and after the answer: one order', async ({
  page,
  at,
  restoredStack,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource|ERR_/)
  // If starting takes longer than the page's repeats, the diner presses again.
  const again = page.getByRole('button', { name: 'Spróbuj ponownie' })
  await page.addLocatorHandler(again, () => again.click())
  for (const isAnswered of [false, true]) {
    const before = await countOrders(restoredStack)
    await diner.openCheckout(page, at(tenant, `/order/${id}`), 'cash')
    let tries = 0
    await page.route(
      POSTED,
      async (route) => {
        tries++
        if (tries === 1) {
          if (isAnswered) await arrive(route, restoredStack.webPort)
          await restoredStack.stopWeb('SIGKILL')
        } else {
          // The page's first repeat fails too.
          await restoredStack.startWeb()
        }
        await route.abort()
      },
      { times: 2 },
    )
    await diner.submit(page)
    await expect(diner.heading(page, 'Wysłane do restauracji')).toBeVisible(LONG)
    expect(await countOrders(restoredStack)).toBe(before + 1)
  }
})
