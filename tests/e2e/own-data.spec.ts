import { Client } from 'pg'
import { freshLink } from '../support/sign-in-link'
import { sendRequest } from './support/ask'
import { dayIn, fillIn, OPEN_ALWAYS, submitButton, visitPath, waitForForm } from './support/reserve'
import { expect, expectAccessible, test } from './support/test'

/** The e-mail to an address, with this subject and text; without an address (`–`) after an erasure. */
async function emailTo(email: string, subject: string, says = ''): Promise<string> {
  const client = new Client({ connectionString: process.env.E2E_DATABASE_URL })
  await client.connect()
  try {
    let text = ''
    await expect(async () => {
      const { rows } = await client.query(
        `SELECT envelope ->> 'text' AS text FROM outbox
         WHERE envelope ->> 'to' = $1 AND envelope ->> 'subject' LIKE $2
           AND envelope ->> 'text' LIKE $3 ORDER BY id DESC LIMIT 1`,
        [email, `${subject}%`, `%${says}%`],
      )
      expect(rows).toHaveLength(1)
      text = rows[0].text
    }).toPass({ timeout: 30_000 })
    return text
  } finally {
    await client.end()
  }
}

const pathIn = (text: string, path: string) => new RegExp(`${path}[\\w-]+`).exec(text)?.[0] ?? ''

test('C42 a person withdraws a consent, sees their data and has them erased, without scripts; the console counts and erases', {
  tag: '@story',
}, async ({ page, diner, at }) => {
  const tenant = 'lubje'
  const email = `zyta.${Date.now()}@example.com`
  await page.goto(at(tenant, visitPath(OPEN_ALWAYS.lubje, dayIn(17), '18:00')))
  await waitForForm(page)
  await fillIn(page, { email, lastname: 'Kordoń' })
  await submitButton(page).click()
  await page.waitForURL('**/thank-you/*')
  const code = new URL(page.url()).pathname.split('/')[2] ?? ''
  await page.getByLabel('Chcę dostawać oferty e-mailem').check()
  await page.getByRole('button', { name: 'Zapisz' }).click()
  await expect(page.getByText('Zapisane, dziękujemy.')).toBeVisible()
  // The next e-mail about the visit has the withdrawal URL.
  await page.goto(at(tenant, `/rezerwacja/${code}/zmien?peopleAmount=3`))
  await page.getByRole('button', { name: 'Zmień rezerwację' }).click()
  // The page drops its query once it runs: its address says nothing to wait for.
  await expect(page.getByText('Rezerwacja jest zmieniona.')).toBeVisible()

  const person = await diner({ javaScriptEnabled: false })
  /** Axe needs a page that runs scripts: another browser with the same cookies. */
  const reader = await diner()
  const expectReadable = async () => {
    await reader.context().addCookies(await person.context().cookies())
    await reader.goto(person.url())
    await expectAccessible(reader)
  }
  const withdrawal = pathIn(await emailTo(email, '', '/zgody/'), '/zgody/')
  const opened = await person.goto(at(tenant, withdrawal))
  expect(opened?.headers()).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' })
  expect(opened?.headers()['cache-control']).toContain('no-store')
  await expectReadable()
  // A mailbox posts by itself (RFC 8058), without an origin, and gets no page.
  const oneClick = await sendRequest(`${tenant}.localhost`, withdrawal, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  })
  expect([oneClick.status, oneClick.body]).toEqual([200, ''])
  await person.getByRole('button', { name: 'Nie chcę ofert' }).click()
  await expect(person.getByRole('heading', { name: 'Zgoda wycofana' })).toBeVisible()

  const ask = async (what: 'zobaczyć' | 'usunąć') => {
    await person.goto(at(tenant, '/twoje-dane'))
    await person.getByLabel(`Chcę ${what} swoje dane`).check()
    await person.getByLabel('E-mail, na który').fill(email)
    await person.getByRole('button', { name: 'Wyślij link' }).click()
    await expect(person.getByRole('heading', { name: 'Sprawdź pocztę' })).toBeVisible()
    const link = pathIn(await emailTo(email, 'Twoje dane w', `Chcesz ${what} swoje dane?`), '/twoje-dane/link/')
    for (let n = 0; n < 2; n++) await person.goto(at(tenant, link))
    await person.getByRole('button', { name: 'Potwierdzam' }).click()
    await expect(person).toHaveURL(at(tenant, '/twoje-dane/wynik'))
    return link
  }
  await person.goto(at(tenant, '/regulamin'))
  await person.getByRole('contentinfo').getByRole('link', { name: 'Twoje dane' }).click()
  await expectReadable()
  const link = await ask('zobaczyć')
  await expect(person.getByRole('main')).toContainText('Jan Kordoń')
  await expect(person.getByRole('main')).toContainText('Chcę dostawać oferty e-mailem')
  await expectReadable()
  const [file] = await Promise.all([
    person.waitForEvent('download'),
    person.getByRole('link', { name: 'Pobierz jako plik JSON' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('twoje-dane-lubje.json')
  // The link opens nothing for a later finder, and the session belongs to this browser.
  const other = await diner({ javaScriptEnabled: false })
  await other.goto(at(tenant, link))
  await other.getByRole('button', { name: 'Potwierdzam' }).click()
  await expect(other.getByRole('alert')).toContainText('Ten link już nie działa')
  await other.goto(at(tenant, '/twoje-dane/wynik'))
  await expect(other.getByRole('alert')).toContainText('Poproś o nowy link')

  await ask('usunąć')
  await expect(person.getByRole('region', { name: 'Co jest jeszcze w toku' })).toContainText(code)
  await expectReadable()

  const admin = await diner()
  await admin.goto(at(tenant, `/konsola/wejscie/${await freshLink('kasia@lubje.example')}`))
  await admin.getByRole('button', { name: 'Zaloguj mnie' }).press('Enter')
  await expect(admin).toHaveURL(/\/konsola\/[a-z-]+$/)
  await admin.goto(at(tenant, '/konsola/do-zrobienia?rodzaj=data'))
  const card = admin.getByRole('article').filter({ hasText: email })
  await expectAccessible(admin)
  await card.getByRole('link', { name: 'Sprawdź i usuń albo odmów' }).click()
  await expect(admin.getByRole('region', { name: 'Najpierw musi się skończyć' })).toContainText(code)
  await page.goto(at(tenant, `/rezerwacja/${code}/odwolaj`))
  await page.getByRole('button', { name: 'Tak, odwołuję' }).click()
  await expect(page.getByText(/odwołana/i).first()).toBeVisible()
  await admin.reload()
  await expect(admin.getByRole('region', { name: 'Co zniknie w tej marce' })).toContainText('Rezerwacje')
  await expectAccessible(admin)
  await admin.locator('summary', { hasText: 'Usuń dane' }).click()
  await admin.getByRole('button', { name: 'Usuń na zawsze' }).click()
  await expect(admin.getByRole('main').getByRole('status')).toContainText('Dane usunięte')
  await expect(admin.getByRole('article').filter({ hasText: email })).toHaveCount(0)
  expect(await emailTo('–', 'Usunęliśmy Twoje dane')).toContain('dane w rezerwacjach')

  await admin.goto(at(tenant, '/konsola/zgody'))
  await expectAccessible(admin)
  const csv = await admin.evaluate(async () => {
    const answer = await fetch('/konsola/zgody.csv?kanal=email')
    return { type: answer.headers.get('content-type'), bytes: [...new Uint8Array(await answer.arrayBuffer())] }
  })
  const text = Buffer.from(csv.bytes).toString()
  expect(csv.type).toContain('text/csv')
  expect(text.split('\r\n')[0]).toBe('\ufeffkontakt;data;skad;tresc;wycofanie')
  expect(text).not.toContain(email)
})
