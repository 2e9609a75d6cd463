/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { PartySizeField } from './party-size-field'

const LIMIT = 'Obecny maksymalny rozmiar grupy to 50 osób'
const words = {
  options: Array.from({ length: 12 }, (_, index) => `${index + 1} os.`),
  larger: 'Większa grupa',
  limit: LIMIT,
}
const onPartySize = jest.fn()
const field = () => screen.getByLabelText('Liczba osób')

function show(defaultValue = 2, most?: number) {
  onPartySize.mockClear()
  render(
    <PartySizeField
      id="people"
      label="Liczba osób"
      words={{ ...words, most }}
      defaultValue={defaultValue}
      onPartySize={onPartySize}
    />,
  )
}

it('L047 L215 L216 offers 1 to 12 and a larger group, with two people preselected', () => {
  show()
  expect(field()).toHaveValue('2')
  expect(field()).toHaveAttribute('name', 'peopleAmount')
  const values = screen.getAllByRole('option').map((option) => (option as HTMLOptionElement).value)
  expect(values).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', '11+'])
  expect(screen.getByRole('option', { name: 'Większa grupa' })).toBeInTheDocument()
})

const offered = () => screen.getAllByRole('option').map((option) => (option as HTMLOptionElement).value)

it.each([
  [2, 10, ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10']],
  [2, 4, ['1', '2', '3', '4']],
  [6, 4, ['1', '2', '3', '4', '6']],
  [2, 11, ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '11+']],
])(
  'C2 for %i people a restaurant that takes up to %i online offers no more, and keeps what is asked',
  (now, most, sizes) => {
    show(now, most)
    expect(offered()).toEqual(sizes)
    expect(field()).toHaveValue(String(now))
  },
)

it('C2 a larger group of a restaurant that takes fewer online stays a number, to be made smaller', async () => {
  show(14, 10)
  expect(field()).toHaveAttribute('max', '10')
  await userEvent.clear(field())
  await userEvent.type(field(), '8')
  await userEvent.tab()
  expect(offered()).toHaveLength(10)
})

it.each([
  ['11', 11],
  ['12', 12],
  ['11+', 11],
])('L213 L217 L218 choosing %s turns into a focused number field with %i', async (value, expected) => {
  show()
  await userEvent.selectOptions(field(), value)
  expect(field()).toHaveAttribute('type', 'number')
  expect(field()).toHaveFocus()
  expect(field()).toHaveValue(expected)
  expect(field()).toHaveAttribute('min', '1')
  expect(field()).toHaveAttribute('max', '30')
  expect(onPartySize).toHaveBeenLastCalledWith(expected)
})

it('L219 L220 keeps 31 to 50, reduces a larger number to 50 and shows a message until the number is valid', async () => {
  show(14)
  await userEvent.clear(field())
  await userEvent.type(field(), '45')
  expect(field()).toHaveValue(45)
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  await userEvent.clear(field())
  await userEvent.type(field(), '80')
  expect(field()).toHaveValue(50)
  expect(screen.getByRole('alert')).toHaveTextContent(LIMIT)
  expect(onPartySize).toHaveBeenLastCalledWith(50)
  await userEvent.clear(field())
  await userEvent.type(field(), '20')
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

it('L219 becomes a select again when it is left with fewer than 11, not while typing', async () => {
  show(14)
  await userEvent.clear(field())
  await userEvent.type(field(), '4')
  expect(field()).toHaveAttribute('type', 'number')
  await userEvent.tab()
  expect(field()).toHaveRole('combobox')
  expect(field()).toHaveValue('4')
})

it('L219 an emptied field returns to its previous value', async () => {
  show(14)
  await userEvent.clear(field())
  await userEvent.tab()
  expect(field()).toHaveValue(14)
})

it('L213 a larger group in the URL is a number field from the start, without taking the focus', () => {
  show(24)
  expect(field()).toHaveValue(24)
  expect(field()).not.toHaveFocus()
})
