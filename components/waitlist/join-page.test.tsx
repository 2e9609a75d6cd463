/** @jest-environment jsdom */
import { render, screen, waitFor } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { afterReservationOrOrder, REMEMBER } from '@/lib/browser/storage/known-diner'
import messages from '@/messages/pl.json'
import { JoinPage } from './join-page'

const show = (times: string[], free: string[] = []) =>
  render(
    <NextIntlClientProvider locale="pl" messages={messages}>
      <JoinPage
        restaurant={{ id: 12, slug: 'mlyn', name: 'Młyn' }}
        visit={{ date: '2026-11-28', time: '20:00', partySize: 2 }}
        times={times}
        free={free}
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

it('C2 a table that has become free is shown before the form, with a link to its form', () => {
  show(['19:00', '19:30', '20:00', '21:30'], ['19:30', '21:30'])
  expect(screen.getByText('Wolny stolik jest już teraz')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: '19:30' })).toHaveAttribute(
    'href',
    '/restaurants/12-mlyn?visitDate=2026-11-28&visitTime=19%3A30&peopleAmount=2#rezerwacja',
  )
  expect(screen.queryByRole('link', { name: '21:30' })).not.toBeInTheDocument()
})

it('C30 fills in the known diner, and keeps typed values', async () => {
  const diner = { firstname: 'Ola', lastname: 'Nowak', phone: '600 100 200', email: 'ola@example.pl' }
  const box = document.body.appendChild(document.createElement('input'))
  Object.assign(box, { type: 'checkbox', name: REMEMBER, checked: true })
  afterReservationOrOrder(diner as never)
  box.remove()
  document.documentElement.dataset.known = ''
  show(['19:00', '20:00'])
  await waitFor(() => expect(screen.getByLabelText(/E-mail/)).toHaveValue('ola@example.pl'))
  expect(screen.getByLabelText(/Telefon/)).toHaveValue('600 100 200')
})
