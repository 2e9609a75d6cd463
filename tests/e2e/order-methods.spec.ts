import type { Page } from '@playwright/test'
import * as diner from './support/order-diner'
import { callPartnerApi, expect, test } from './support/order-test'

type Stop = [diner.Method, diner.DeliveryLabelKey]

// Every payment method and delivery type; payment on delivery never with a type that meets nobody.
const TOURS: Stop[][] = [
  [
    ['cash', 'takeout'],
    ['card_on_place', 'delivery'],
    ['card_online', 'contactless_delivery'],
  ],
  [
    ['blik', 'robot_delivery'],
    ['transfer', 'delivery'],
    ['apple_pay', 'contactless_delivery'],
    ['google_pay', 'takeout'],
  ],
]

for (const stops of TOURS) {
  const said = stops.map((stop) => stop.join(' by ')).join(', ')
  test(`C1 C3 L168–L174 L190–L193: ${said}, and the page follows each order’s status`, async ({
    page,
    at,
    restoredStack,
  }) => {
    const { tenant, id, street } = diner.FULL_DELIVERY_RESTAURANTS.lubje
    await page.addInitScript(() => {
      Object.assign(window, { ApplePaySession: { canMakePayments: () => true }, PaymentRequest: class {} })
    })
    for (const [method, way] of stops) {
      await diner.bringCart(page, at(tenant, `/order/${id}`))
      await page.goto(at(tenant, `/order/${id}/zamow`))
      await diner.openLine(page, 'Dokąd')
      await diner.choose(page, diner.DELIVERY_LABELS[way])
      if (way !== 'takeout') await diner.fillDeliveryAddress(page, street)
      await diner.fillCustomer(page)
      await diner.openLine(page, 'Czym')
      await diner.choose(page, diner.METHODS[method])
      await diner.submit(page, method === 'blik' ? '777123' : undefined)
      await pay(page, method)
      await watch(page, way, (status) => callPartnerApi(restoredStack, `orders/${diner.orderIdOf(page)}`, status))
    }
  })
}

/** Pays on the bank's page; a BLIK code came with the order, and cash is paid on delivery. */
async function pay(page: Page, method: diner.Method): Promise<void> {
  if (method !== 'blik' && method !== 'cash' && method !== 'card_on_place') {
    await expect(page.getByText(diner.METHODS[method])).toBeVisible()
    await page.getByRole('button', { name: /^Płacę/ }).click()
  }
  await page.waitForURL(/\/zamowienie\//)
  await expect(diner.heading(page, 'Wysłane do restauracji')).toBeVisible({ timeout: 60_000 })
}

/** The page is not reloaded. Ledger L202–L208. */
async function watch(page: Page, way: diner.DeliveryLabelKey, move: (status: object) => Promise<void>): Promise<void> {
  const isTakeout = way === 'takeout'
  await move({ status: 'confirmed', ready_in_minutes: 30 })
  await expect(diner.heading(page, 'W trakcie przygotowania')).toBeVisible()
  await move({ status: 'sent' })
  await expect(diner.heading(page, isTakeout ? 'Gotowe do odbioru' : 'W drodze do Ciebie')).toBeVisible()
  await move({ status: 'delivered' })
  await expect(diner.heading(page, isTakeout ? 'Odebrane' : 'Dostarczone')).toBeVisible()
}
