import type { Route } from '@playwright/test'
import { sendRequest } from './support/ask'
import { countOrders, expectPaidOnce } from './support/order-assertions'
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

test('C12: two presses with a voucher make one order with the voucher', async ({ page, at, restoredStack }) => {
  const before = await countOrders(restoredStack)
  await diner.openCheckout(page, at(tenant, `/order/${id}`), 'cash')
  await page.getByRole('button', { name: 'Mam kod rabatowy' }).click()
  await page.getByLabel('Kod rabatowy').fill('smaczne10')
  await page.getByRole('button', { name: 'Użyj kodu' }).click()
  await expect(page.getByText('Kod SMACZNE10 działa.')).toBeVisible()
  await expect(diner.submitButton(page)).not.toHaveAttribute('aria-disabled')
  await diner.submitButton(page).dblclick()
  await expect(diner.heading(page, 'Wysłane do restauracji')).toBeVisible()
  await expect(page.getByText('Kod rabatowy')).toBeVisible()
  expect(await countOrders(restoredStack)).toBe(before + 1)
  // After Back no button makes a second order.
  await page.goBack()
  await expect(page.getByText('Koszyk jest pusty')).toBeVisible()
  expect(await countOrders(restoredStack)).toBe(before + 1)
})

test('C12: a reload before the answer repeats the request and finds the one order', async ({
  page,
  at,
  restoredStack,
}) => {
  const before = await countOrders(restoredStack)
  await diner.openCheckout(page, at(tenant, `/order/${id}`), 'cash')
  let arrived = () => {}
  const isThere = new Promise<void>((resolve) => {
    arrived = resolve
  })
  await page.route(POSTED, async (route) => {
    await arrive(route, restoredStack.webPort)
    arrived()
    // No answer comes.
  })
  await diner.submit(page)
  await isThere
  // Blocked until the page has gone: a released request would be answered.
  await page.reload()
  const again = page.getByRole('button', { name: 'Spróbuj ponownie' })
  await expect(again).toBeVisible()
  await page.unroute(POSTED)
  await again.click()
  await expect(diner.heading(page, 'Wysłane do restauracji')).toBeVisible()
  expect(await countOrders(restoredStack)).toBe(before + 1)
})

test('C1 C12: kill -9 of the web server before and after the answer: one order', async ({
  page,
  at,
  restoredStack,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource|ERR_/)
  // Where starting takes longer than the page waits and repeats, the diner presses again.
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

test('C1: kill -9 of either server with the bank’s page open, and of the web server while BLIK waits: paid once', async ({
  page,
  at,
  restoredStack,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource|ERR_/)
  const kills = {
    web: async () => {
      await restoredStack.stopWeb('SIGKILL')
      await restoredStack.startWeb()
    },
    upstream: async () => {
      await restoredStack.stopUpstream('SIGKILL')
      await restoredStack.startUpstream()
    },
  }
  for (const kill of [kills.web, kills.upstream]) {
    const before = await countOrders(restoredStack)
    await diner.openCheckout(page, at(tenant, `/order/${id}`), 'card_online')
    await diner.submit(page)
    await expect(page.getByRole('button', { name: /^Płacę/ })).toBeVisible()
    await kill()
    await diner.completeBankPage(page, 'Powiadomienia przychodzą podwójnie i nie po kolei')
    await expect(diner.heading(page, 'Wysłane do restauracji')).toBeVisible(LONG)
    await expectPaidOnce(restoredStack, diner.orderIdOf(page), before)
  }
  const before = await countOrders(restoredStack)
  await diner.openCheckout(page, at(tenant, `/order/${id}`), 'blik')
  const asked = page.waitForResponse(/\/api\/orders$/)
  await diner.submit(page, '444444')
  await asked
  await page.waitForURL(/\/zamowienie\//)
  await kills.web()
  await expect(diner.heading(page, 'Wysłane do restauracji')).toBeVisible(LONG)
  await expectPaidOnce(restoredStack, diner.orderIdOf(page), before)
})
