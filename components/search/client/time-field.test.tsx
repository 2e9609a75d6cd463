/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { instantOf } from '@/lib/domain/time/time'
import { TimeField } from './time-field'

const monday = instantOf('2026-11-23', '15:59').getTime()

function times(date: string, value = '18:00', nowMs = monday) {
  render(
    <TimeField
      id="time"
      label="Godzina"
      words={{ none: 'Za późno' }}
      onTime={() => {}}
      date={date}
      value={value}
      nowMs={nowMs}
    />,
  )
  return screen.getAllByRole('option').map(({ textContent }) => textContent)
}

it('L039 L221 offers 25 times, with 18:00 preselected', () => {
  const all = times('2026-11-24')
  expect(all).toHaveLength(25)
  expect([all[0], all.at(-1)]).toEqual(['09:00', '21:00'])
  expect(screen.getByLabelText('Godzina')).toHaveValue('18:00')
  expect(screen.getByLabelText('Godzina')).toHaveAttribute('name', 'visitTime')
})

it('L214 L223 today only times after the lead time are offered', () => {
  expect(times('2026-11-23', '12:00')[0]).toBe('17:00')
  expect(screen.getByLabelText('Godzina')).toHaveValue('17:00')
})

it('L214 shows a message where today has no time left', () => {
  expect(times('2026-11-23', '18:00', instantOf('2026-11-23', '20:00').getTime())).toEqual(['Za późno'])
})

it('L045 a time of the URL between the slots is added to the list', () => {
  expect(times('2026-11-24', '18:15')).toContain('18:15')
})
