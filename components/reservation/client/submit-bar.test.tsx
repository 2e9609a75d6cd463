/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import words from '@/messages/pl.json'
import { availabilityFixture } from '@/tests/support/restaurant'
import { SubmitBar } from './submit-bar'
import { SlotChoice } from './visit/slot-choice'

const form = words.reservation.form

it.each([
  [10, 'Rezerwuję stolik'],
  [11, 'Wyślij zapytanie'],
])('B4 the button for %d names its action: %s', (partySize, label) => {
  const visit = { date: '2026-11-24', time: '18:00', partySize }
  render(<SubmitBar words={form} visit={visit} chosen="18:00" isBusy={false} isDisabled={false} />)
  expect(screen.getByRole('button')).toHaveTextContent(label)
})

it('L238 L290 a refused party hears the reason once, which describes the button; no enquiry is promised', () => {
  const text = 'Ta restauracja pomieści najwyżej 44 osoby.'
  const [first] = availabilityFixture(45, { '18:00': 'rule' }).slots
  const availability = { ...availabilityFixture(45, {}), state: 'rule' as const, slots: [{ ...first!, text }] }
  const visit = { date: '2026-11-24', time: '18:00', partySize: 45 }
  render(
    <>
      <SlotChoice
        words={form}
        visit={visit}
        availability={availability}
        today="2026-11-23"
        isLoading={false}
        chosen={null}
        onChoose={() => {}}
        linkPath={null}
      />
      <SubmitBar words={form} visit={visit} chosen={null} isBusy={false} isDisabled />
    </>,
  )
  const button = screen.getByRole('button', { name: 'Rezerwuję stolik' })
  expect(button).toHaveAttribute('aria-disabled', 'true')
  expect(button).toHaveAccessibleDescription(text)
  expect(document.body.textContent?.split(text)).toHaveLength(2)
  expect(document.body).not.toHaveTextContent(/zapytanie|nic wolnego/i)
})
