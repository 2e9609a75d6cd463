import type { Page } from '@playwright/test'
import { watchLayoutShifts } from './support/measure'
import { chosenTime, dayIn, fillIn, OPEN_ALWAYS, submitButton, visitPath, waitForForm } from './support/reserve'
import { expect, expectAccessible, test } from './support/test'

async function reserve(page: Page, url: string) {
  await page.goto(url)
  await waitForForm(page)
  await fillIn(page)
  await submitButton(page).click()
  await page.waitForURL('**/thank-you/*')
}

test('C31: a coming visit is shown on home and in the list, with a free time to come again', async ({ page, at }) => {
  await reserve(page, at('nakryte', visitPath(OPEN_ALWAYS.nakryte, dayIn(15), '18:00')))
  const layoutShift = await watchLayoutShifts(page)
  await page.goto(at('nakryte', '/'))
  await expect(page.getByRole('link', { name: /^Przed Tobą: / })).toHaveAttribute('href', '/moje')
  await expect(page.getByRole('link', { name: /^Zarezerwuj znowu: / })).toBeVisible()
  expect(await layoutShift()).toBe(0)
  // Third-party scripts may run on home: nothing on it is a key.
  expect(await page.locator('main a[href*="/rezerwacja/"]').count()).toBe(0)
  await expectAccessible(page)

  await page.getByRole('banner').getByRole('link', { name: 'Moje' }).press('Enter')
  const coming = page.getByRole('region', { name: 'Przed Tobą' })
  await expect(coming.getByRole('link', { name: 'Zmień' })).toHaveAttribute('href', /\/zmien$/)
  await expect(coming.getByRole('link', { name: 'Odwołaj' })).toHaveAttribute('href', /\/odwolaj$/)
  await expect(coming.getByRole('link', { name: 'Trasa' })).toBeVisible()
  await expectAccessible(page)
  await page.goBack()
  await page.getByRole('link', { name: /^Zarezerwuj znowu: / }).press('Enter')
  await waitForForm(page)
  await expect(chosenTime(page)).toHaveCount(1)
})

test('C31 the home page of a new diner requests no list', async ({ page, at }) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  await page.goto(at('nakryte', '/'), { waitUntil: 'networkidle' })
  expect(requests).not.toContain('/api/recent/next')
})

test('C31 the link goes to the address of the reservation, is not used up by being opened, and works once', {
  tag: '@story',
}, async ({ page, diner, orderStack: stack }) => {
  const printed = stack.printedFromNow()
  await reserve(page, stack.url('lubje', visitPath(OPEN_ALWAYS.lubje, dayIn(16), '18:00')))
  await page.goto(stack.url('lubje', '/moje'))
  await page.getByRole('button', { name: 'Wyślij link na mój e-mail' }).press('Enter')
  await expect(page.getByText('Link jest w drodze')).toBeVisible()

  const other = await diner()
  await expect.poll(async () => (await fetch(stack.outboxUrl())).text()).toContain('na innym urządzeniu')
  await other.goto(stack.outboxUrl())
  const mail = other.getByRole('link', { name: /na innym urządzeniu/ })
  await expect(other.getByText('jan.kowalski@example.com').first()).toBeVisible()
  const body = await (await fetch(mailUrl(stack.outboxUrl(), await hrefOf(mail)))).text()
  const [, code = ''] = /przenies\/([A-Za-z0-9]{20,})/.exec(body) ?? []
  expect(code).not.toBe('')
  const link = stack.url('lubje', `/przenies/${code}`)

  // A mail scanner opens it; nothing is used up, and the URL is not sent anywhere.
  for (let n = 0; n < 3; n++) {
    const answer = await other.goto(link)
    expect(answer?.headers()['referrer-policy']).toBe('no-referrer')
    expect(answer?.headers()['cache-control']).toContain('no-store')
  }
  await expectAccessible(other)
  await other.getByRole('button', { name: 'Pokaż moją listę tutaj' }).press('Enter')
  await expect(other.getByText('Gotowe, lista jest na tym urządzeniu.')).toBeVisible()
  await expect(other.getByText(/Stolik, 2\s+osoby/)).toBeVisible()

  const third = await diner()
  await third.goto(link)
  await third.getByRole('button', { name: 'Pokaż moją listę tutaj' }).click()
  await expect(third.getByText('Ten link był już użyty albo wygasł.')).toBeVisible()
  await expect(third.getByText(/Stolik, 2\s+osoby/)).toBeHidden()
  expect(printed()).not.toContain(code)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('C31 a favourite is added and removed by plain forms', async ({ page, at }) => {
    await page.goto(at('lubje', `/restaurants/${OPEN_ALWAYS.lubje}`))
    await page.getByRole('button', { name: 'Dodaj do ulubionych' }).click()
    await page.waitForURL('**/moje#ulubione')
    const remove = page.getByRole('button', { name: /^Usuń z ulubionych: / })
    await expect(remove).toBeVisible()
    await remove.click()
    await expect(page.getByRole('button', { name: /^Usuń z ulubionych: / })).toHaveCount(0)
  })
})

async function hrefOf(link: ReturnType<Page['getByRole']>): Promise<string> {
  return (await link.first().getAttribute('href')) ?? ''
}

function mailUrl(outboxUrl: string, path: string): URL {
  const url = new URL(outboxUrl)
  url.pathname = path
  return url
}
