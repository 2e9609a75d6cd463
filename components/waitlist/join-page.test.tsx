/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import messages from '@/messages/pl.json'
import { JoinPage } from './join-page'

const show = (times: string[]) =>
  render(
    <NextIntlClientProvider locale="pl" messages={messages}>
      <JoinPage
        restaurant={{ id: 12, slug: 'mlyn', name: 'Młyn' }}
        visit={{ date: '2026-11-28', time: '20:00', partySize: 2 }}
        times={times}
        corrections={[]}
        privacy="/polityka-prywatnosci"
        posted={null}
        idempotencyKey="k"
      />
    </NextIntlClientProvider>,
  )
const valuesOf = (label: string) =>
  [...(screen.getByLabelText(label) as HTMLSelectElement).options].map(({ value }) => value)

it('C2 only the seating times of that day are offered', () => {
  const times = ['00:00', '00:30', '19:00', '19:30', '20:00', '23:30']
  show(times)
  expect(valuesOf('Najwcześniej o')).toEqual(times)
  expect(valuesOf('Najpóźniej o')).toEqual(times)
  expect(screen.getByLabelText('Najwcześniej o')).toHaveValue('19:00')
  expect(screen.getByLabelText('Najpóźniej o')).toHaveValue('20:00')
})

it('C2 a day without seating times has no form, and the page explains it', () => {
  show([])
  expect(screen.getByText(/Wybierz inny dzień albo zadzwoń/)).toBeInTheDocument()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Wróć do restauracji' })).toBeInTheDocument()
})
