/** @jest-environment jsdom */
import { render } from '@testing-library/react'
import { DayHours } from './fresh-facts'

afterEach(() => jest.useRealTimers())

it.each([
  ['Czynne całą dobę', 'pt. czynne całą dobę'],
  ['Zamknięte', 'pt. zamknięte'],
  ['12–22', 'pt. 12–22'],
])('D: within a line %s begins with a lower-case letter', (hours, text) => {
  jest.useFakeTimers({ now: new Date('2026-11-27T12:00:00+01:00') })
  const { container } = render(<DayHours date="2026-11-27" hours={{ '2026-11-27': hours }} />)
  expect(container).toHaveTextContent(text)
})
