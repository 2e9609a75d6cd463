import { minimumDate } from '@/lib/domain/reservation/availability/same-day'
import { addDays, localDateOf } from '@/lib/domain/time/time'
import { expect, expectAccessible, onBothWidths, test } from './support/test'

const BOOKING = ['nakryte', 'lesznoje', 'ostrowje', 'miedzioweje']
const tomorrow = () => minimumDate(new Date())

for (const tenant of BOOKING) {
  onBothWidths(() => {
    test(`L005 L034–L048: ${tenant} opens with the reservation form`, async ({ page, at }) => {
      await page.goto(at(tenant))
      const start = page.locator('#start-bar')
      await expect(start.getByLabel('Data', { exact: true })).toHaveValue(tomorrow())
      await expect(start.getByLabel('Data', { exact: true })).toHaveAttribute('min', tomorrow())
      await expect(start.getByLabel('Godzina')).toHaveValue('18:00')
      await expect(start.getByLabel('Liczba osób')).toHaveValue('2')
      await expect(start.getByRole('button', { name: 'Znajdź restauracje', exact: true })).toBeVisible()
      await expect(page.getByText('Rozpocznij swoje zamówienie')).toHaveCount(0)
      await expect(page.getByText('Co ja dzisiaj Lub*JE?')).toHaveCount(0)
      await expectAccessible(page)
    })
  })
}

test('L021 L022 A7: every tenant links to the other mode', async ({ page, at }) => {
  for (const tenant of [...BOOKING, 'lubje']) {
    await page.goto(at(tenant))
    const modes = page.getByRole('navigation', { name: 'Co chcesz zrobić' })
    await expect(modes.getByRole('link', { name: 'Stolik' })).toHaveAttribute('href', '/rezerwuj')
    await expect(modes.getByRole('link', { name: 'Jedzenie' })).toHaveAttribute('href', '/zamawiaj')
  }
})

test('L037: the city field is shown for a list of one city and of several', async ({ page, at }) => {
  await page.goto(at('lesznoje'))
  await expect(page.getByLabel('Miasto').getByRole('option')).toHaveText(['Leszno'])
  await page.goto(at('miedzioweje'))
  await expect(page.getByLabel('Miasto').getByRole('option')).toHaveText([
    'Wszystkie miasta',
    'Lubin',
    'Polkowice',
    'Głogów',
    'Legnica',
  ])
})

test('L042–L046: the form goes by GET to /rezerwuj with its four parameters', async ({ page, at }) => {
  await page.goto(at('nakryte'))
  await page.getByLabel('Miasto').selectOption('Lublin')
  await page.getByLabel('Godzina').selectOption('19:30')
  await page.getByLabel('Liczba osób').selectOption('4')
  await page.getByRole('button', { name: 'Znajdź restauracje' }).click()
  await page.waitForURL('**/rezerwuj?**')
  const { pathname, searchParams } = new URL(page.url())
  const asked = { city: 'lublin', visitDate: tomorrow(), visitTime: '19:30', peopleAmount: '4' }
  expect([pathname, Object.fromEntries(searchParams)]).toEqual(['/rezerwuj', asked])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('L042 L087: the form works with native inputs', async ({ page, at }) => {
    await page.goto(at('nakryte'))
    await expect(page.getByLabel('Data', { exact: true })).toHaveAttribute('type', 'date')
    await page.getByLabel('Miasto').selectOption('Leszno')
    await page.getByLabel('Liczba osób').selectOption('Większa grupa')
    await page.getByRole('button', { name: 'Znajdź restauracje' }).click()
    await page.waitForURL('**/rezerwuj?**')
    const { pathname, searchParams } = new URL(page.url())
    const asked = { city: 'leszno', visitDate: tomorrow(), visitTime: '18:00', peopleAmount: '11+' }
    expect([pathname, Object.fromEntries(searchParams)]).toEqual(['/rezerwuj', asked])
  })

  test('L058 L065: the ordering start and the tiles work', async ({ page, at }) => {
    await page.goto(at('lubje'))
    await expect(page.getByRole('link', { name: 'Lokalna' })).toHaveAttribute(
      'href',
      '/zamawiaj?rodzaj-kuchni=Regionalna',
    )
    await page.getByLabel('Jak odbierzesz').selectOption('Odbiór')
    await page.getByRole('button', { name: 'Pokaż restauracje' }).click()
    await expect(page).toHaveURL(({ search }) => search === '?delivery=takeout')
  })
})

test('L221 L222: 25 times from 09:00 to 21:00', async ({ page, at }) => {
  await page.goto(at('ostrowje'))
  const times = page.getByLabel('Godzina').getByRole('option')
  await expect(times).toHaveCount(25)
  expect([await times.first().textContent(), await times.last().textContent()]).toEqual(['09:00', '21:00'])
})

for (const tenant of ['nakryte', 'miedzioweje']) {
  test(`L213 L215–L220: ${tenant}'s people field`, async ({ page, at }) => {
    await page.goto(at(tenant))
    const people = page.getByLabel('Liczba osób')
    await expect(people.getByRole('option')).toHaveCount(13)
    await people.selectOption('12')
    await expect(people).toHaveAttribute('type', 'number')
    await expect(people).toBeFocused()
    await expect(people).toHaveValue('12')
    expect([await people.getAttribute('min'), await people.getAttribute('max')]).toEqual(['1', '30'])
    await people.fill('45')
    await expect(people).toHaveValue('45')
    const limit = page.getByRole('alert').filter({ hasText: 'Obecny maksymalny rozmiar grupy to 50 osób' })
    await expect(limit).toHaveCount(0)
    await people.fill('80')
    await expect(people).toHaveValue('50')
    await expect(limit).toBeVisible()
    await expectAccessible(page)
    await people.fill('0')
    await expect(people).toHaveValue('1')
    await expect(limit).toHaveCount(0)
    await people.press('Tab')
    await expect(people).toHaveRole('combobox')
    await people.selectOption('Większa grupa')
    await expect(people).toHaveValue('11')
    await page.getByRole('button', { name: 'Znajdź restauracje' }).click()
    await page.waitForURL('**/rezerwuj?**')
    expect(new URL(page.url()).searchParams.get('peopleAmount')).toBe('11')
  })
}

test('L080: ?city= preselects a city of the list, by name or slug; another is ignored', async ({ page, at }) => {
  for (const [asked, slug] of [
    ['Lublin', 'lublin'],
    ['ostrow-wielkopolski', 'ostrow-wielkopolski'],
    ['GŁOGÓW', 'glogow'],
    ['Atlantyda', ''],
  ] as const) {
    await page.goto(at('nakryte', `/?city=${encodeURIComponent(asked)}`))
    await expect(page.getByLabel('Miasto')).toHaveValue(slug)
  }
})

test("'Na dziś' leads to today's tables with the chosen time and number of people", async ({ page, at }) => {
  await page.goto(at('lesznoje'))
  await page.getByLabel('Godzina').selectOption('20:30')
  await page.getByLabel('Liczba osób').selectOption('5')
  await page.getByRole('button', { name: 'Na dziś' }).click()
  await page.waitForURL('**/rezerwuj?**')
  const { searchParams } = new URL(page.url())
  expect(['visitDate', 'visitTime', 'peopleAmount', 'dzis'].map((name) => searchParams.get(name))).toEqual([
    localDateOf(new Date()),
    '20:30',
    '5',
    null,
  ])
})

test('L226: the day is tomorrow at the earliest, and a page that is a day old is corrected', async ({ page, at }) => {
  const later = addDays(localDateOf(new Date()), 3)
  await page.clock.install({ time: new Date(`${later}T10:00:00Z`) })
  await page.goto(at('nakryte'))
  const date = page.getByLabel('Data', { exact: true })
  await expect(date).toHaveValue(addDays(later, 1))
  await expect(date).toHaveAttribute('min', addDays(later, 1))
  await date.fill(later)
  await date.blur()
  await expect(date).toHaveValue(addDays(later, 1))
  await expect(page.getByText('Tutaj wybierzesz dzień od jutra')).toBeVisible()
})

for (const tenant of ['nakryte', 'lesznoje']) {
  test(`L085–L087: ${tenant}'s calendar is Polish, starts on Monday, and works by keyboard`, async ({ page, at }) => {
    await page.goto(at(tenant))
    const opener = page.getByRole('button', { name: 'Otwórz kalendarz' })
    await opener.focus()
    await page.keyboard.press('Enter')
    const calendar = page.getByRole('dialog', { name: 'Wybierz dzień' })
    await expect(calendar.getByRole('grid')).toBeVisible()
    const days = await calendar.locator('th').allTextContents()
    expect(days.slice(0, 7)).toEqual(['pon.', 'wt.', 'śr.', 'czw.', 'pt.', 'sob.', 'niedz.'])
    await expectAccessible(page)
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await expect(calendar).toBeHidden()
    await expect(page.getByLabel('Data', { exact: true })).toHaveValue(addDays(tomorrow(), 1))
    await opener.click()
    await expect(calendar).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(calendar).toBeHidden()
    await expect(opener).toBeFocused()
  })
}

onBothWidths(() => {
  test('L035 L049–L069: lubje opens with the ordering start and the cuisines', async ({ page, at, viewport }) => {
    await page.goto(at('lubje'))
    await expect(page.getByRole('heading', { name: 'Rozpocznij swoje zamówienie', exact: true })).toBeVisible()
    await expect(page.getByLabel('Liczba osób')).toHaveCount(0)
    const mode = page.getByLabel('Jak odbierzesz')
    await expect(mode.getByRole('option')).toHaveText(['Dostawa', 'Odbiór'])
    await expect(page.getByRole('combobox', { name: 'Adres' })).toHaveAttribute('placeholder', 'Wyszukaj adres ...')

    await expect(page.getByRole('heading', { name: 'Co ja dzisiaj Lub*JE?', exact: true })).toBeVisible()
    await expect(page.getByText('Wybierz kuchnię i zobacz listę restauracji', { exact: true })).toBeVisible()
    const tiles = page.locator('#cuisines a:visible')
    const shown = (viewport?.width ?? 0) >= 1100 ? 4 : 2
    await expect(tiles).toHaveCount(shown)
    expect((await tiles.allTextContents()).slice(0, 2)).toEqual(['Lokalna', 'Burgery'])
    await expect(tiles.first()).toHaveAttribute('href', '/zamawiaj?rodzaj-kuchni=Regionalna')
    await expectAccessible(page)

    const more = page.getByRole('button', { name: 'więcej kategorii', exact: true })
    await expect(more).toHaveAttribute('aria-expanded', 'false')
    await more.click()
    await expect(more).toHaveAttribute('aria-expanded', 'true')
    await expect(tiles.nth(shown)).toBeFocused()
    await expect(tiles).toHaveCount(13)
    await expectAccessible(page)
  })
})

test('L058: Pokaż restauracje leads to /zamawiaj?delivery={mode}', async ({ page, at }) => {
  for (const [option, mode] of [
    ['Dostawa', 'delivery'],
    ['Odbiór', 'takeout'],
  ] as const) {
    await page.goto(at('lubje'))
    await page.getByLabel('Jak odbierzesz').selectOption(option)
    await page.getByRole('button', { name: 'Pokaż restauracje', exact: true }).click()
    await page.waitForURL('**/zamawiaj?**')
    expect(new URL(page.url()).search).toBe(`?delivery=${mode}`)
  }
})

test('L084 C18: showHeader=false hides the header, other values do not, and there is no layout shift', async ({
  page,
  at,
}) => {
  for (const tenant of ['nakryte', 'lubje']) {
    await page.goto(at(tenant, '/?showHeader=false'))
    await expect(page.getByRole('banner')).toBeHidden()
    await page.goto(at(tenant, '/?showHeader=0'))
    await expect(page.getByRole('banner')).toBeVisible()
  }
})
