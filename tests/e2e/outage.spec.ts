import { sendRequest } from './support/ask'
import { stopClock } from './support/clock'
import { startProxy } from './support/proxy'
import { readRows } from './support/read-rows'
import { dayIn, expectFieldValues, fillIn, JAN, submitButton, visitPath, waitForForm } from './support/reserve'
import { expect, test } from './support/test'

test('C12: the upstream goes down and comes back: cached pages answer, the form waits, one reservation is made', {
  tag: '@story',
}, async ({ page, diner, privateStack, expectedErrors }) => {
  expectedErrors.push(/50[03]/)
  const stack = await privateStack()
  const get = (tenant: string, path: string) => sendRequest(`${tenant}.localhost`, path, { port: stack.webPort })
  const cached = ['/', '/rezerwuj', '/rezerwuj/lublin', '/zamawiaj', '/restaurants/14']
  for (const path of cached) {
    const { status, body } = await get('lubje', path)
    const [head = ''] = body.split('</head>', 1)
    // The first page of its kind, whose code Next loads first: no part of it comes late, moved by a script.
    expect([path, status, head.includes('<meta name="description"'), body.includes('<!--$?-->')]).toEqual([
      path,
      200,
      true,
      false,
    ])
  }
  await page.clock.install()
  await page.goto(stack.url('lubje', visitPath(14, dayIn(9))))
  await waitForForm(page)
  await fillIn(page)
  const plain = await diner({ javaScriptEnabled: false })
  await plain.goto(stack.url('lubje', visitPath(14, dayIn(9), '12:30')))
  await fillIn(plain, { email: 'plain@example.com' })

  await stack.stopUpstream('SIGKILL')
  for (const path of cached) expect([path, (await get('lubje', path)).status]).toEqual([path, 200])
  const fresh = await get('lesznoje', '/rezerwuj/leszno')
  expect([fresh.status, fresh.headers['x-cache']]).not.toEqual([200, 'HIT'])
  expect(fresh.body).toMatch(/Nie możemy teraz pobrać danych z\srestauracji\./)
  expect((await get('lubje', `/rezerwuj?visitDate=${dayIn(2)}`)).body).toContain('Nie możemy teraz pobrać danych')

  await submitButton(page).click()
  await expect(
    page.getByText('Nie wiemy, czy rezerwacja dotarła. Nie zamykaj strony, spróbujemy jeszcze raz.'),
  ).toBeVisible()
  // The page stops after nineteen seconds; the upstream of a slow machine may need longer to start.
  await stopClock(page)
  await expectFieldValues(page)
  await expect(page.getByLabel('Imię')).toBeDisabled()
  await submitButton(plain).click()
  await expect(plain.getByRole('heading', { name: 'Nie wiemy, czy rezerwacja dotarła' })).toBeVisible()

  await stack.startUpstream()
  await page.clock.resume()
  await page.waitForURL('**/thank-you/*')
  await expect(page.getByRole('heading', { level: 1, name: 'Stolik jest Twój' })).toBeVisible()
  await plain.reload()
  await expectFieldValues(plain, { email: 'plain@example.com' })
  await submitButton(plain).click()
  await expect(plain).toHaveURL(/\/thank-you\//)
  await expect.poll(async () => (await get('lesznoje', '/rezerwuj/leszno')).status).toBe(200)

  const rows = await readRows(
    stack,
    "select code from reservations where email in ('jan.kowalski@example.com', 'plain@example.com')",
  )
  expect(rows).toHaveLength(2)
})

test('C19: no personal data in the output of web and upstream, nor in any URL', async ({ page, orderStack: stack }) => {
  const printed = stack.printedFromNow()
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url()))
  await page.goto(stack.url('ostrowje', visitPath(39, dayIn(9))))
  await waitForForm(page)
  await fillIn(page, { lastname: 'Brzęczyszczykiewicz' })
  await submitButton(page).click()
  await page.waitForURL('**/thank-you/*')
  const code = new URL(page.url()).pathname.split('/').pop() ?? ''
  await page.goto(stack.url('ostrowje', `/rezerwacja/${code}/odwolaj`))
  await page.getByRole('button', { name: 'Tak, odwołuję' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Odwołana' })).toBeVisible()
  await page.goto(stack.url('ostrowje', '/zamawiaj'))
  const answered = page.waitForResponse(/api\/addresses/)
  await page.getByLabel('Adres', { exact: true }).fill('Raszkowska 17')
  await answered
  // The stopped process prints its remaining lines.
  await stack.stopUpstream()
  await stack.startUpstream()

  expect(printed()).toContain('/reservations')
  for (const personal of [
    'Brzęczyszczykiewicz',
    '600100200',
    '600 100 200',
    JAN.email,
    'przy oknie',
    code,
    'Raszkowska',
  ]) {
    expect([personal, printed().includes(personal)]).toEqual([personal, false])
  }
  const typed = /Brz%C4%99|Kowalski|600.?100.?200|jan\.kowalski|oknie/i
  expect(addresses.filter((address) => typed.test(address))).toEqual([])
})

test('L270: where the availability answers 500 the restaurant is shown, without a script too, and the times are requested again', async ({
  page,
  privateStack,
  expectedErrors,
}) => {
  expectedErrors.push(/50[03]/)
  const faults = { isOn: true }
  const stack = await privateStack({
    proxy: async (upstreamUrl) =>
      (await startProxy(upstreamUrl, { breaks: (path) => faults.isOn && /\/availability\?/.test(path) })).url,
  })
  const printed = stack.printedFromNow()
  for (const path of ['/restaurants/14', visitPath(14, dayIn(9)), '/restaurants/14/iframe']) {
    const { status, body, headers } = await sendRequest('lubje.localhost', path, { port: stack.webPort })
    expect([path, status, headers['cache-control']]).toEqual([path, 200, expect.stringContaining('no-store')])
    expect(body).toContain('Nie udało się sprawdzić wolnych stolików')
    expect(body).not.toContain('Nie możemy teraz pobrać danych')
  }
  expect(printed()).toMatch(/upstream outage/)
  await page.goto(stack.url('lubje', '/restaurants/14'))
  await expect(page.getByText('Nie udało się sprawdzić wolnych stolików', { exact: false })).toBeVisible()
  faults.isOn = false
  await page.getByRole('button', { name: 'Sprawdź jeszcze raz' }).click()
  await expect(page.getByRole('radio').first()).toBeVisible()
  await expect(page.getByText('Nie udało się sprawdzić wolnych stolików', { exact: false })).toHaveCount(0)
})
