import { render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { ReservationForm } from '@/components/reservation/client/reservation-form'
import type { Availability } from '@/lib/domain/reservation/availability/schema'
import { NOTES_NOTICE } from '@/messages/content/reservation-notices'
import words from '@/messages/pl.json'
import { availabilityFixture } from './restaurant'

export const NOW = new Date('2026-11-23T12:00:00+01:00')
export const FREE = availabilityFixture(12, { '17:30': 'available', '18:00': 'available', '18:30': 'available' })

/** The form of a cached page of restaurant 12, with the real words. */
export function renderForm(change: Partial<ComponentProps<typeof ReservationForm>> = {}) {
  return render(
    <ReservationForm
      restaurant={{
        id: 12,
        path: '/restaurants/12-mlyn',
        waitlistBasePath: '/restaurants/12-mlyn',
        name: 'Młyn',
        phone: '+48 81 532 00 12',
        areas: [
          { key: 'sala', name: 'Sala' },
          { key: 'ogrod', name: 'Ogród' },
        ],
      }}
      supportEmail="stoliki@lubje.pl"
      words={{
        form: words.reservation.form,
        errors: words.refusal.field,
        fields: {
          people: {
            options: Array.from({ length: 12 }, (_, i) => `${i + 1} os.`),
            larger: 'Większa grupa',
            limit: 'L',
          },
          date: { open: 'Otwórz kalendarz', title: 'Dzień', close: 'Zamknij', tooEarly: 'Za wcześnie' },
          time: { none: 'Dziś już za późno' },
        },
        labels: { people: 'Ile osób', date: 'Dzień', time: 'Około' },
        notesNotice: NOTES_NOTICE,
        known: words.known,
      }}
      clause="Klauzula"
      visit={{ date: '2026-11-24', time: '18:00', partySize: 2 }}
      chosen={null}
      availability={FREE}
      renderedAtMs={NOW.getTime()}
      live={null}
      {...change}
    />,
  )
}

// Found by selectors: a search by role computes the accessibility tree of the whole form each time.
const find = <T extends HTMLElement>(selector: string) => document.querySelector<T>(selector) as T

export const slot = (time: string) => find<HTMLInputElement>(`input[type="radio"][value="${time}"]`)
export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
export const submitButton = () => find<HTMLButtonElement>('button[type="submit"][aria-describedby]')
/** The chip of an alternative time. */
export const alternative = (time: string) => screen.getByText(time, { selector: 'button span' })

export function availabilityAnswer(availability: Availability) {
  return { status: 200, json: [availability] }
}
