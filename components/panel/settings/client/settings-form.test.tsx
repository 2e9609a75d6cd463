/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { panelWords } from '@/lib/domain/panel/panel-words'
import { partForm } from '@/lib/domain/restaurant/settings/form/part-forms'
import type { Json } from '@/lib/domain/restaurant/settings/parts'
import { SettingsForm } from './settings-form'

const words = panelWords.settings.form
const day = (date: string, note = '') => ({ date, intervals: [], note })

function show(exceptions: Json[], problems: Record<string, string> = {}) {
  const value = { week: Array(7).fill([]), exceptions, lastSeatingMinutes: null, kitchen: null, lastOrderMinutes: null }
  render(
    <SettingsForm
      restaurantId={7}
      part="hours"
      fields={partForm('hours').filter(({ name }) => name === 'exceptions')}
      at=""
      value={value}
      revision={1}
      version={null}
      problems={problems}
      words={words}
    />,
  )
}
const days = () => screen.getAllByRole('listitem')

beforeEach(() => sessionStorage.clear())

it('C37 a special day is called by its weekday, hours and reason', () => {
  show([day('2026-12-24', 'Wigilia')])
  expect(screen.getByText('czw., 24 gru 2026: zamknięte, Wigilia')).toBeVisible()
})

it('C37 a day that is repeated is a week later, open, with the cursor in its first field', async () => {
  show([day('2026-12-06', 'Jarmark')])
  await userEvent.click(screen.getByRole('button', { name: words.weekLater }))
  const [, added] = days()
  const field = within(added as HTMLElement).getByLabelText('Dzień')
  expect(field).toHaveValue('2026-12-13')
  expect(field).toHaveFocus()
  expect(added?.querySelector('details')).toHaveAttribute('open')
})

it('C37 what a new day lacks is told once it was left', async () => {
  show([], { 'exceptions[0].date': 'wybierz dzień' })
  await userEvent.click(screen.getByRole('button', { name: 'Dodaj dzień' }))
  expect(screen.getByLabelText('Dzień')).toHaveFocus()
  expect(screen.queryByText('wybierz dzień')).toBeNull()
  // Nothing moves while a button is held down: the press would hit another target.
  const target = screen.getByRole('button', { name: 'Dodaj dzień' })
  const user = userEvent.setup()
  await user.pointer({ keys: '[MouseLeft>]', target })
  expect(target).toHaveFocus()
  expect(screen.queryByText('wybierz dzień')).toBeNull()
  await user.pointer({ keys: '[/MouseLeft]', target })
  expect(await screen.findByText('wybierz dzień')).toBeVisible()
})

it('C37 what is wrong with one line of a field is told at the field', () => {
  const value = { rules: [{ key: 'peopleAmount', people: ['siedem'], text: '' }] }
  render(
    <SettingsForm
      restaurantId={7}
      part="reservations"
      fields={partForm('reservations').filter(({ name }) => name === 'rules')}
      at=""
      value={value}
      revision={1}
      version={null}
      problems={{ 'rules[0].people[0]': 'wpisz liczbę' }}
      words={words}
    />,
  )
  expect(screen.getByLabelText(/Albo tylko przy tych liczbach/)).toHaveAccessibleDescription(/wpisz liczbę/)
})

it('C37 C8 a code that gives another thing keeps the amount as it was typed, and says where it does not count', async () => {
  const code = { code: 'LATO', type: 'value', value: 1550, minCartGrosze: 0, maxDiscountGrosze: null }
  render(
    <SettingsForm
      restaurantId={7}
      part="promotions"
      fields={partForm('promotions').filter(({ name }) => name === 'vouchers')}
      at=""
      value={{ vouchers: [code] }}
      revision={1}
      version={null}
      problems={{}}
      words={words}
    />,
  )
  const amount = () => screen.getByLabelText(/^Ile \(/)
  for (const [type, label] of [
    ['freeDelivery', 'Ile (zł)'],
    ['percent', 'Ile (%)'],
    ['value', 'Ile (zł)'],
  ] as const) {
    await userEvent.selectOptions(screen.getByLabelText('Co daje kod'), type)
    expect([type, screen.getByLabelText(label)]).toEqual([type, amount()])
    expect(amount()).toHaveValue('15,50')
  }
  expect(amount()).toHaveAccessibleDescription('Przy darmowej dostawie się nie liczy.')
})

it.each([
  ['a moved street asks at the press that opens the list of streets', 'address', 'wskaż nowy adres', false],
  ['coordinates that cannot be read are shown', 'address.lat', 'wpisz liczbę', true],
])('C37 %s', (_, place, problem, isOpen) => {
  const address = { street: 'Lipowa', house: '7', postalCode: '20-020', lat: 51.2, lng: 22.5 }
  render(
    <SettingsForm
      restaurantId={7}
      part="profile"
      fields={partForm('profile').filter(({ name }) => name === 'address')}
      at=""
      value={{ address }}
      revision={1}
      version={null}
      problems={{ [place]: problem }}
      words={words}
    />,
  )
  expect(screen.getByText(problem)).toBeInTheDocument()
  expect(screen.getByRole('button', { name: /Wybierz z.listy ulic/ })).toHaveAttribute('value', 'open|address')
  expect(screen.getByText('Współrzędne drzwi').closest('details')?.open).toBe(isOpen)
})

it('C37 a typed point far from where the list of streets has the address is told there, and replaced by a press', async () => {
  const farPoint = { address: 'Lipowa 12', lat: 51.2465, lng: 22.5684, km: 4.21 }
  const address = { street: 'Lipowa', house: '12', postalCode: '20-020', lat: 51.28, lng: 22.5684 }
  render(
    <SettingsForm
      restaurantId={7}
      part="profile"
      fields={partForm('profile').filter(({ name }) => name === 'address')}
      at=""
      value={{ address }}
      revision={1}
      version={null}
      problems={{}}
      farPoint={farPoint}
      words={words}
    />,
  )
  expect(screen.getByText(/Lipowa 12 jest 4,2 km od punktu/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: words.takePoint }))
  expect(screen.getByLabelText(/Szerokość/)).toHaveValue('51,2465')
  expect(screen.getByLabelText(/Szerokość/)).toHaveFocus()
  expect(screen.queryByText(/4,2 km/)).toBeNull()
})
