import { sendRequest } from './support/ask'
import { type RecordedCall, startProxy } from './support/proxy'
import { readRows } from './support/read-rows'
import { chosenTime, dayIn, fillIn, JAN, OPEN_ALWAYS, submitButton, visitPath, waitForForm } from './support/reserve'
import { expect, test } from './support/test'

const DATE = dayIn(8)
/** All fields of a form: brands differ only in their names. */
const visits = [
  {
    tenant: 'lubje',
    phone: '+48 600-100-202',
    wirePhone: '+48600100202',
    people: 3,
    time: '19:00',
    sms: false,
    kids: '1',
  },
  {
    tenant: 'ostrowje',
    phone: '+49 151 2345678',
    wirePhone: '+491512345678',
    people: 1,
    time: '18:00',
    sms: true,
    kids: '',
  },
] as const

test('L010 L024 L093–L108 L250 L254–L258 L271 L280: reservations at two tenants, on the wire and in the database', {
  tag: '@story',
}, async ({ page, privateStack }) => {
  let calls: RecordedCall[] = []
  const stack = await privateStack({
    proxy: async (url) => {
      const proxy = await startProxy(url)
      calls = proxy.calls
      return proxy.url
    },
  })
  const codes: string[] = []
  // The first answer outdates the data loaded before: the second is requested after that.
  await expect.poll(() => calls.filter(({ path }) => path.startsWith('/content-revisions')).length).toBeGreaterThan(1)

  for (const { tenant, phone, wirePhone, people, time, sms, kids } of visits) {
    const id = OPEN_ALWAYS[tenant]
    await page.goto(stack.url(tenant, visitPath(id, DATE, time, people)))
    await waitForForm(page)
    await expect(chosenTime(page)).toHaveValue(time)
    const email = `jan@${tenant}.example`
    await fillIn(page, { firstname: ' Jan  Maria ', lastname: ' Kowalski', phone, email })
    let area = ''
    if (kids) {
      await page.getByLabel('Ile dzieci').fill(kids)
      await page.getByLabel('Gdzie chcesz siedzieć').selectOption({ index: 1 })
      area = await page.getByLabel('Gdzie chcesz siedzieć').inputValue()
    }
    // The page does not wait for it; the test sees it on the wire.
    await expect(page.getByText('Trzymamy stolik do').first()).toBeVisible()
    await submitButton(page).click()
    await page.waitForURL('**/thank-you/*')
    const code = new URL(page.url()).pathname.split('/').pop() ?? ''
    codes.push(code)
    expect(code).toMatch(/^[A-Z2-7]{12,}$/i)
    await expect(page.getByText(code)).toBeVisible()

    const posted = calls.filter(({ method, path }) => method === 'POST' && path === '/reservations').at(-1)
    const { hold_token, ...body } = JSON.parse(posted?.body ?? '{}')
    expect(hold_token).toMatch(/.{12,}/)
    expect(body).toEqual({
      customer_name: 'Jan Maria Kowalski',
      phone_number: wirePhone,
      email,
      restaurant_id: id,
      reserved_on: `${DATE} ${time}:00`,
      guests_number: people,
      notes_from_guest: JAN.notes,
      source: 'web_app',
      sms_marketing: false,
      email_marketing: false,
      extras: kids ? { kids_number: Number(kids), area_preferences: area } : {},
    })
    expect(posted?.headers['x-tenant']).toBe(tenant)
    // Offers are shown once per browser, after the reservation. Ledger L101, L102.
    if (sms) {
      await page.getByLabel('Chcę dostawać oferty SMS-em').check()
      await page.getByRole('button', { name: 'Zapisz' }).click()
      await expect(page.getByText('Zapisane, dziękujemy.')).toBeVisible()
    }
    expect(posted?.headers['idempotency-key']).toMatch(/.{16,}/)
  }

  // Client headers reach no call, a change is the one PUT, and without restaurants nothing is requested.
  const ask = (path: string, headers: Record<string, string> = {}, body?: string) =>
    sendRequest('lubje.localhost', path, { port: stack.webPort, headers, body, method: body ? 'POST' : 'GET' })
  const availabilityPath = (ids: number | '') => `/api/availability?ids=${ids}&from=${DATE}%2018:30&people=2`
  const ownName = { 'x-app-name': 'partner', 'x-app-version': 'ios/1', 'user-agent': 'iframe' }
  expect((await ask(`${availabilityPath(OPEN_ALWAYS.lubje)}&app=partner&mode=iframe`, ownName)).status).toBe(200)
  const countAvailability = () => calls.filter(({ path }) => path.includes('/availability')).length
  const before = countAvailability()
  expect([(await ask(availabilityPath(''))).status, countAvailability()]).toEqual([422, before])
  const { people, time } = visits[0]
  const unchanged = JSON.stringify({ visitDate: DATE, visitTime: time, peopleAmount: people })
  const json = { 'content-type': 'application/json', accept: 'application/json', 'sec-fetch-site': 'same-origin' }
  const length = String(Buffer.byteLength(unchanged))
  const changed = await ask(`/api/reservations/${codes[0]}/change`, { ...json, 'content-length': length }, unchanged)
  expect(changed.status).toBe(200)
  const puts = calls.filter(({ method }) => method === 'PUT').map(({ path }) => path)
  expect(puts).toEqual([`/reservations/${codes[0]}`])

  for (const call of calls) {
    const { headers } = call
    expect([call.path, headers['content-type'], headers.accept]).toEqual([
      call.path,
      'application/json',
      'application/json',
    ])
    expect([headers['x-app-name'], headers['x-app-version']]).toEqual(['web_app', 'web/3.2.1'])
    expect(headers['x-request-id']).toMatch(/.{8,}/)
  }
  const configs = calls.filter(({ path }) => path.endsWith('/config'))
  expect(configs.map(({ method, path, body }) => [method, path, body]).sort()).toEqual(
    visits.map(({ tenant }) => ['POST', `/tenants/${tenant}/config`, '']).sort(),
  )
  const asked = calls.filter(({ path }) => /\/availability\?/.test(path)).map(({ path }) => new URL(path, 'http://x'))
  expect(asked.length).toBeGreaterThan(0)
  for (const { pathname, searchParams } of asked) {
    expect(pathname).toMatch(/^\/restaurants\/\d+(,\d+)*\/availability$/)
    expect(searchParams.get('from')).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d$/)
    expect(searchParams.get('people')).toMatch(/^\d+$/)
  }

  const rows = await readRows<Record<string, unknown>>(
    stack,
    "select * from reservations where email like 'jan@%.example' order by id",
  )
  expect(rows.map(({ code }) => code)).toEqual(codes)
  for (const [index, { tenant, wirePhone, people, time, sms, kids }] of visits.entries()) {
    expect(rows[index]).toMatchObject({
      tenant,
      restaurant_id: OPEN_ALWAYS[tenant],
      status: 'confirmed',
      reserved_on: `${DATE} ${time}:00`,
      guests_number: people,
      customer_name: 'Jan Maria Kowalski',
      phone_number: wirePhone,
      email: `jan@${tenant}.example`,
      notes_from_guest: JAN.notes,
      source: 'web_app',
      app_name: 'web_app',
      sms_marketing: sms,
      email_marketing: false,
      duration_minutes: null,
      extras: kids ? { kids_number: Number(kids), area_preferences: expect.any(String) } : {},
      cancelled_at: null,
    })
  }
})
