/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { callPanel } from '@/lib/browser/panel/call-panel'
import { readTypedForm, storeTypedForm, type TypedForm } from '@/lib/browser/panel/typed-form'
import { panelWords } from '@/lib/domain/panel/panel-words'
import { LostTyping } from './lost-typing'

jest.mock('@/lib/browser/panel/call-panel')

const words = { ...panelWords.settings.form.lost, ...panelWords.shell.copy }
const typed: TypedForm = {
  value: { id: 7, name: 'Tatar wołowy' },
  seen: { id: 7, name: 'Tatar' },
  revision: 1,
  version: 4,
  at: 'categories[0].products[1]',
  id: 7,
  text: 'Nazwa: Tatar wołowy',
}

async function show(products: object[], stored: Partial<TypedForm> = {}, posted: string | null = null) {
  storeTypedForm('1/menu/7', { ...typed, ...stored })
  const value = { categories: [{ id: 3, products }] }
  jest.mocked(callPanel).mockReset().mockResolvedValue({ ok: true, value: { value } })
  await act(async () => {
    render(<LostTyping restaurantId={1} part="menu" posted={posted} words={words} />)
  })
}
const shown = () => screen.queryAllByLabelText(words.label).map((area) => (area as HTMLTextAreaElement).value)

beforeEach(() => sessionStorage.clear())

it('C37 what was typed for a dish that another tab deleted is shown, until it is needed no more', async () => {
  await show([{ id: 6 }])
  expect(shown()).toEqual(['Nazwa: Tatar wołowy'])
  await userEvent.click(screen.getByRole('button', { name: words.dismiss }))
  expect([shown(), readTypedForm('1/menu/7')]).toEqual([[], null])
})

it.each([
  ['of a dish that is there', [{ id: 7, name: 'Tatar' }], {}],
  ['of a dish that was moved', [{ id: 6 }, { id: 5 }, { id: 7 }], {}],
  ['that was posted and saved', [{ id: 6 }], { isPosted: true }],
])('C37 nothing is told of typing %s', async (_, products, stored) => {
  await show(products, stored)
  expect(shown()).toEqual([])
})

it('C37 what a posted form had typed comes with its answer, whole where this tab has it', async () => {
  await show([{ id: 6 }], { isPosted: true }, 'Nazwa: Tat')
  expect(shown()).toEqual(['Nazwa: Tatar wołowy'])
})

it('C37 what a posted form had typed is shown without this tab’s help', () => {
  render(<LostTyping restaurantId={1} part="menu" posted="Nazwa: Tatar wołowy" words={words} />)
  expect(shown()).toEqual(['Nazwa: Tatar wołowy'])
})
