/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import messages from '@/messages/pl.json'
import { availabilityFixture, restaurantFixture } from '@/tests/support/restaurant'
import { TableRow } from './table-row'

type Props = Parameters<typeof TableRow>[0]

/** 1.1 km south of the restaurant. */
const restaurant = restaurantFixture(1)
const point = { lat: restaurant.address.lat - 0.01, lng: restaurant.address.lng }
const [fromAddress, fromCentre] = [
  { kind: 'address', point },
  { kind: 'centre', point },
] as const

it.each([
  ['nearest first to an address', 'najblizej', fromAddress, '1,1 km od Twojego adresu', null],
  ['nearest first to the centre', 'najblizej', fromCentre, '1,1 km od centrum', null],
  ['in another order, quietly', 'polecane', fromAddress, null, '1,1 km'],
  ['a stranger’s says none', 'polecane', null, null, null],
] as const)('C20 how far a restaurant is: %s', (_, sort, from, fact, quiet) => {
  show({ sort, from })
  expect(plain(screen.getByRole('article').querySelector('strong'))).toBe(fact)
  const badges = screen.queryAllByText((text) => /^[\d,]+\s+km$/.test(text)).map(plain)
  expect(badges).toEqual(quiet ? [quiet] : [])
})

it('C20 the requested time is not repeated in a row; another time is shown', () => {
  show({ sort: 'polecane', from: null, availability: availabilityFixture(1, { '19:30': 'available' }) })
  expect(plain(screen.getByRole('article').querySelector('strong'))).toBe('wolne o 19:30')
})

it('C2 a table that the restaurant confirms by hand is marked in the list', () => {
  const availability = availabilityFixture(1, { '18:00': 'available', '18:30': 'available' })
  const slots = availability.slots.map(
    (slot) => ({ ...slot, confirm: slot.time === '18:30' ? 'manual' : 'auto' }) as const,
  )
  show({ sort: 'polecane', from: null, availability: { ...availability, slots } })
  const names = screen.getAllByRole('link', { name: /^18:[03]0/ }).map(plain)
  expect(names).toEqual(['18:00', '18:30zapytamy'])
})

function show(props: Pick<Props, 'sort' | 'from'> & Partial<Pick<Props, 'availability'>>) {
  const search = { city: 'lublin', date: '2026-11-28' as const, time: '18:00' as const, partySize: 2 }
  render(
    <NextIntlClientProvider locale="pl" messages={messages}>
      <TableRow
        restaurant={restaurant}
        availability={availabilityFixture(1, { '18:00': 'available' })}
        search={search}
        withCity={false}
        isFirst={false}
        {...props}
      />
    </NextIntlClientProvider>,
  )
}

const plain = (element: Element | null) => element?.textContent?.replaceAll('\u00a0', ' ') ?? null
