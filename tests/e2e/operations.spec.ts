import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import * as diner from './support/order-diner'
import type { OrderStack } from './support/order-stack'
import { callPartnerApi, expect, test } from './support/order-test'
import { dayIn, fillIn, visitPath, waitForForm } from './support/reserve'

const run = promisify(execFile)
const LONG = { timeout: 60_000 } // a waiting page polls at growing intervals

/** The output of `npm run operations -- …`, of both streams; with a token of the command line, or the master token. */
const operations = (stack: OrderStack, ...words: string[]) => operationsWith('', stack, ...words)

async function operationsWith(
  token: string,
  { upstreamUrl, dataDir }: OrderStack,
  ...words: string[]
): Promise<string> {
  const own = { OPERATIONS_TOKEN: token, PARTNER_TOKEN: '' }
  const env = { ...process.env, ...own, UPSTREAM_URL: upstreamUrl, DATA_DIR: token ? '' : dataDir }
  const said = await run(process.execPath, ['scripts/operations.mjs', ...words], { env }).catch((error) => error)
  return `${said.stdout}${said.stderr}`
}

test('C1 L205: an order that cannot be delivered is cancelled, and refunded by an operator', async ({
  page,
  at,
  restoredStack,
}) => {
  const { tenant, id } = diner.FULL_DELIVERY_RESTAURANTS.lubje
  await diner.openCheckout(page, at(tenant, `/order/${id}`), 'blik')
  await diner.submit(page, '777123')
  await expect(diner.heading(page, 'Wysłane do restauracji')).toBeVisible(LONG)
  const order = diner.orderIdOf(page)
  expect(await operations(restoredStack, 'orders')).toContain(order)
  expect(await operations(restoredStack, 'refund', order, '--reason', 'x')).toContain('409 order_not_ended')
  await callPartnerApi(restoredStack, `orders/${order}`, { status: 'confirmed', ready_in_minutes: 20 })
  await callPartnerApi(restoredStack, `orders/${order}`, { status: 'sent' })

  expect(await operations(restoredStack, 'cancel', order)).toContain('needs a reason')
  expect(await operations(restoredStack, 'cancel', order, '--reason', 'Nikt nie otwiera')).toContain(': cancelled')
  await expect(page.getByText('Zamówienie anulowała nasza obsługa. Przepraszamy.')).toBeVisible(LONG)
  await expect(page.getByText('Zwrot pieniędzy')).toBeHidden()
  expect(await operations(restoredStack, 'refund', order, '--reason', 'Nikt nie otwiera')).toContain('pending_refund')
  await expect(async () => {
    await page.reload()
    await expect(page.getByText('Zwrot pieniędzy')).toBeVisible({ timeout: 2000 })
    await expect(page.getByRole('main')).toContainText(/Zwróciliśmy/, { timeout: 2000 })
  }).toPass(LONG)
})

test('A5 C2: a non-partner restaurant is called, and its answer reaches the diner', async ({
  page,
  at,
  restoredStack,
}) => {
  const { tenant, id } = { tenant: 'miedzioweje', id: 63 }
  await page.goto(at(tenant, visitPath(id, dayIn(6), '18:30')))
  await waitForForm(page)
  await fillIn(page)
  await page.getByRole('button', { name: /^(Rezerwuję|Wysyłam|Poproś|Wyślij)/ }).click()
  await page.waitForURL('**/thank-you/*')
  await expect(page.getByRole('heading', { level: 1, name: 'Czekamy na odpowiedź restauracji' })).toBeVisible()
  const code = new URL(page.url()).pathname.split('/').pop() ?? ''
  expect(await operations(restoredStack, 'waiting')).toMatch(new RegExp(`${code} \\(${tenant}\\): .*600100200`))
  // With a personal token, until it is revoked.
  const token = (await operations(restoredStack, 'token', tenant, 'Ola')).trim()
  expect(await operationsWith(token, restoredStack, 'confirm', code)).toContain(': confirmed')
  const [, tokenId = ''] = /([0-9a-f-]{36}): Ola/.exec(await operations(restoredStack, 'tokens', tenant)) ?? []
  expect(await operations(restoredStack, 'revoke', tenant, tokenId)).toContain('opens nothing')
  expect(await operationsWith(token, restoredStack, 'waiting')).toContain('401 unauthorized')
  await expect(page.getByRole('heading', { level: 1, name: 'Stolik jest Twój' })).toBeVisible(LONG)
  expect(await operations(restoredStack, 'waiting')).not.toContain(code)
})
