import type { Request } from '@playwright/test'
import { waitForHydration } from './support/alive'
import { sendRequest } from './support/ask'
import { runUntilRequests, stopClock } from './support/clock'
import { startProxy } from './support/proxy'
import { readRows } from './support/read-rows'
import { dayIn, expectFieldValues, fillIn, JAN, submitButton, visitPath, waitForForm } from './support/reserve'
import { expect, expectAccessible, test } from './support/test'

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
    // The first page of its kind, whose code Next loads first: nothing of it is late, and moved by a script.
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

test('C12: after three silent retries the form shows a message, survives a reload, and the retry makes one reservation', async ({
  page,
  at,
  expectedErrors,
}) => {
  expectedErrors.push(/503|ERR_FAILED/)
  const keys: (string | null)[] = []
  let isUp = false
  await page.route('**/api/reservations', async (route) => {
    keys.push((await route.request().allHeaders())['idempotency-key'] ?? null)
    if (isUp) return route.continue()
    // The first request arrives and its answer is lost.
    if (keys.length === 1) await passOn(route.request())
    return keys.length % 2 ? route.abort() : route.fulfill({ status: 503, json: {} })
  })
  await page.clock.install()
  await page.goto(at('miedzioweje', visitPath(49, dayIn(14), '13:00')))
  await waitForForm(page)
  await fillIn(page)
  await submitButton(page).click()
  const unconfirmed = page.getByText('Nadal nie mamy potwierdzenia. Twoje dane są zapisane w tej przeglądarce.')
  const unsure = page.getByText('Nie wiemy, czy rezerwacja dotarła.')
  await expect(unsure).toBeVisible()
  await stopClock(page)
  for (const sent of [2, 3, 4]) {
    await runUntilRequests(page, keys, sent)
    await expect(sent < 4 ? unsure : unconfirmed).toBeVisible()
  }
  await page.clock.runFor(60_000)
  expect(keys).toHaveLength(4)
  await page.clock.resume()
  await expect(page.getByRole('link', { name: 'stoliki@miedzioweje.pl' }).first()).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await waitForForm(page)
  await expectFieldValues(page)
  await expect(unconfirmed).toBeVisible()
  isUp = true
  await page.getByRole('button', { name: 'Spróbuj ponownie' }).click()
  await page.waitForURL('**/thank-you/*')
  expect(new Set(keys).size).toBe(1)
})

/** Forwards what the browser sent; Playwright cannot, because the host name does not resolve outside the browser. */
async function passOn(sent: Request) {
  const { host = '', ...headers } = await sent.allHeaders()
  const body = sent.postData() ?? ''
  const named = Object.entries(headers).filter(([name]) => !name.startsWith(':') && name !== 'content-length')
  const answer = await sendRequest(host || new URL(sent.url()).host, '/api/reservations', {
    method: 'POST',
    body,
    headers: { ...Object.fromEntries(named), 'content-length': String(Buffer.byteLength(body)) },
  })
  expect(answer.status).toBe(201)
}

test('L011 L260: without its configuration a tenant falls back, and logs it once', async ({ page, privateStack }) => {
  const { createServer, request } = await import('node:http')
  let close = () => {}
  let revisionsAsked = 0
  const stack = await privateStack({
    proxy: async (url) => {
      const server = createServer((incoming, outgoing) => {
        if (incoming.url?.startsWith('/content-revisions')) revisionsAsked++
        if (incoming.url?.endsWith('/lubje/config')) return outgoing.writeHead(500).end('{}')
        if (incoming.url?.endsWith('/lesznoje/config')) return outgoing.end('<html>')
        if (incoming.url?.endsWith('/ostrowje/config'))
          return outgoing.end('{"label":"","themeColor":"rgb(","cities":7}')
        const { method, headers, url: path } = incoming
        const onward = request(`${url}${path}`, { method, headers }, (answer) => {
          outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
          answer.pipe(outgoing)
        })
        onward.on('error', () => outgoing.destroy())
        incoming.pipe(onward)
      })
      // As long as the upstream's: a POST that meets a connection just closed is lost.
      server.keepAliveTimeout = 65_000
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
      close = () => server.close()
      return `http://127.0.0.1:${(server.address() as { port: number }).port}`
    },
  })
  try {
    // Its first answer outdates what was loaded before: the second is asked for when that is done.
    await expect.poll(() => revisionsAsked).toBeGreaterThan(1)
    for (const [tenant, label, colour] of [
      ['lubje', 'Lub*JE', '#f2b705'],
      ['lesznoje', 'LesznoJE', '#0f6b52'],
      ['ostrowje', 'OstrówJE', '#1f4e8c'],
    ] as const) {
      for (const path of ['/', '/rezerwuj']) {
        // With its scripts, which load after the first paint: the stack ends with the test.
        await page.goto(stack.url(tenant, path), { waitUntil: 'networkidle' })
        await waitForHydration(page)
        await expect(page.getByRole('banner')).toContainText(label)
        await expect(page.locator('meta[name=theme-color][media*=light]')).toHaveAttribute('content', colour)
      }
      const told = () =>
        stack
          .printed()
          .split('\n')
          .filter(
            (line) =>
              line.includes(`"tenant":"${tenant}"`) && /config/.test(line) && /not loaded|bad fields/.test(line),
          )
      await expect.poll(() => [tenant, told().length]).toEqual([tenant, 1])
    }
  } finally {
    close()
  }
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
  // It prints all that it has left to say.
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

test('L270: where the availability answers 500 the restaurant stands, without a script too, and the times are asked for again', async ({
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
