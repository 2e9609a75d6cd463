/** @jest-environment jsdom */
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { defaultSearch } from '@/lib/domain/reservation/availability/search'
import { instantOf } from '@/lib/domain/time/time'
import { SearchForm, type SearchFormProps } from './search-form'

const words = {
  city: 'Miasto',
  anyCity: 'Wszystkie',
  dateLabel: 'Data',
  timeLabel: 'Godzina',
  peopleLabel: 'Liczba osób',
  submit: 'Znajdź restauracje',
  days: { label: 'Od razu na dzień', today: 'Dziś', tomorrow: 'Jutro' },
  people: { options: Array.from({ length: 12 }, (_, i) => `${i + 1}`), larger: 'Większa grupa', limit: '' },
  date: { open: '', title: '', close: '', tooEarly: '' },
  time: { none: 'Za późno' },
}
const cities = [
  { slug: 'lublin', name: 'Lublin' },
  { slug: 'glogow', name: 'Głogów' },
]
const rendered = instantOf('2026-11-23', '12:00')

function show(props: Partial<SearchFormProps> = {}, now = rendered) {
  jest.useFakeTimers({ now })
  const search = defaultSearch(rendered)
  render(
    <SearchForm id="s" from="tomorrow" renderedAtMs={rendered.getTime()} search={search} words={words} {...props} />,
  )
}
const sent = () => String(new URLSearchParams([...new FormData(document.forms[0])] as [string, string][]))

afterEach(() => {
  jest.useRealTimers()
  history.replaceState(null, '', '/')
})

it('L036–L048 requests tomorrow, 18:00, two people, by GET to /rezerwuj', () => {
  show()
  expect(document.forms[0]).toHaveAttribute('action', '/rezerwuj')
  expect(document.forms[0]).toHaveAttribute('method', 'get')
  expect(document.forms[0]?.noValidate).toBe(true)
  expect(screen.getByRole('button', { name: 'Znajdź restauracje' })).toHaveAttribute('type', 'submit')
  expect(sent()).toBe('visitDate=2026-11-24&visitTime=18%3A00&peopleAmount=2')
})

it('L037 L043 has a city field where cities are given', () => {
  show({ cities })
  fireEvent.change(screen.getByLabelText('Miasto'), { target: { value: 'glogow' } })
  expect(sent()).toContain('city=glogow&')
})

it('L037 a list of one city shows its field with that city, and sends it', () => {
  show({ cities: cities.slice(0, 1) })
  expect(screen.getAllByRole('option', { name: /Lublin|Wszystkie/ }).map(({ textContent }) => textContent)).toEqual([
    'Lublin',
  ])
  expect(sent()).toContain('city=lublin&')
})

it.each([
  ['Lublin', 'lublin'],
  ['GŁOGÓW', 'glogow'],
  ['Kraków', ''],
])('L080 ?city=%s preselects "%s" after load', (requested, slug) => {
  history.replaceState(null, '', `/?city=${encodeURIComponent(requested)}`)
  show({ cities })
  expect(screen.getByLabelText('Miasto')).toHaveValue(slug)
})

it('C20 the city of the last search is chosen, unless the page or its address names one', () => {
  localStorage.setItem('lastCity', '"glogow"')
  show({ cities })
  expect(screen.getByLabelText('Miasto')).toHaveValue('glogow')
  cleanup()
  show({ cities, search: { ...defaultSearch(rendered), city: 'lublin' } })
  expect(screen.getByLabelText('Miasto')).toHaveValue('lublin')
  localStorage.clear()
})

it('L226 a page cached over midnight moves on to its new tomorrow and today', () => {
  show({}, instantOf('2026-11-24', '00:01'))
  expect(screen.getByLabelText('Data')).toHaveValue('2026-11-25')
  expect(screen.getByLabelText('Data')).toHaveAttribute('min', '2026-11-25')
})

it('A1 a day’s button sends time and people; the server determines the date of today', () => {
  show({ cities })
  fireEvent.change(screen.getByLabelText('Godzina'), { target: { value: '20:30' } })
  fireEvent.change(screen.getByLabelText('Liczba osób'), { target: { value: '5' } })
  const today = screen.getByRole<HTMLButtonElement>('button', { name: 'Dziś' })
  const sent = new FormData(document.forms[0], today)
  expect([sent.get('dzien'), sent.get('visitTime'), sent.get('peopleAmount')]).toEqual(['dzis', '20:30', '5'])
  const days = screen.getByRole('group', { name: 'Od razu na dzień' })
  expect([...days.querySelectorAll('button')].map(({ textContent, value }) => `${textContent} ${value}`)).toEqual([
    'Dziś dzis',
    'Jutro jutro',
    'śr. 25 2026-11-25',
    'czw. 26 2026-11-26',
    'pt. 27 2026-11-27',
  ])
  // Enter presses the first submit button.
  expect(document.querySelector('[type=submit]')).toHaveTextContent('Znajdź restauracje')
})

it('A20 a requested time that has been answered stays in the list of today', () => {
  show({ from: 'today', search: { ...defaultSearch(rendered), date: '2026-11-23', time: '13:30' } })
  expect(screen.getByLabelText('Godzina')).toHaveValue('13:30')
})

it('L214 A1 for today, where it is allowed, times within the lead time are not offered', () => {
  show({ from: 'today', search: { ...defaultSearch(rendered), date: '2026-11-23', time: '12:00' } })
  expect(screen.getByLabelText('Data')).toHaveAttribute('min', '2026-11-23')
  expect(screen.queryByRole('option', { name: '13:30' })).not.toBeInTheDocument()
  expect(screen.getByLabelText('Godzina')).toHaveValue('14:00')
})
