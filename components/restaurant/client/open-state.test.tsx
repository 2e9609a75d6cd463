/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { upcomingOpenings } from '@/lib/domain/restaurant/hours/upcoming-openings'
import { instantOf } from '@/lib/domain/time/time'
import words from '@/messages/pl.json'
import { OpenState } from './open-state'

const week = Array.from({ length: 7 }, () => [{ open: '12:00', close: '22:00' }])
const madeAt = instantOf('2026-11-27', '10:00')
const hoursOn = { '2026-11-27': '12–22', '2026-11-28': 'Zamknięte' }

afterEach(() => jest.useRealTimers())

it.each([
  ['before opening', '2026-11-27', '11:59', 'Zamknięte, otwieramy dziś o 12:00'],
  ['open', '2026-11-27', '12:00', 'Otwarte do 22:00'],
  ['after closing', '2026-11-27', '22:00', 'Zamknięte, otwieramy w niedzielę o 12:00'],
])('%s it shows the present state, not that of the moment when the page was made', (_, date, time, text) => {
  jest.useFakeTimers({ now: instantOf(date, time) })
  const hours = { week, exceptions: [{ date: '2026-11-28', intervals: [] }] }
  render(
    <OpenState
      words={words.restaurant.state}
      openings={upcomingOpenings(hours, madeAt)}
      hoursOn={hoursOn}
      renderedAtMs={madeAt.getTime()}
    />,
  )
  expect(screen.getByText(text)).toBeInTheDocument()
  expect(screen.getByText('dziś 12–22')).toBeInTheDocument()
})

it('a page made yesterday shows the hours of today', () => {
  jest.useFakeTimers({ now: instantOf('2026-11-28', '09:00') })
  const openings = upcomingOpenings({ week, exceptions: [] }, madeAt)
  render(
    <OpenState words={words.restaurant.state} openings={openings} hoursOn={hoursOn} renderedAtMs={madeAt.getTime()} />,
  )
  expect(screen.getByText('dziś zamknięte')).toBeInTheDocument()
})
