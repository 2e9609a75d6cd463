/** @jest-environment jsdom */
import { render } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import messages from '@/messages/pl.json'
import { OrderingTermsLine } from './ordering-terms-line'

type Props = Parameters<typeof OrderingTermsLine>[0]

function lineOf(reason: Props['offer']['reason'], maxKmDistance: number | null) {
  const offer = { kind: 'out', reason, km: 4.5, costGrosze: null, minCartGrosze: 0, freeFromGrosze: null }
  const { container } = render(
    <NextIntlClientProvider locale="pl" messages={messages}>
      <OrderingTermsLine
        restaurant={{ delivery: { maxKmDistance } } as Props['restaurant']}
        offer={{ ...offer, zoneMinutes: null } as Props['offer']}
        sort="polecane"
      />
    </NextIntlClientProvider>,
  )
  return container.textContent
}

it('C5 a restaurant with takeout only is shown as such, without a distance', () => {
  expect(lineOf('takeout_only', null)).toBe('Tylko odbiór osobisty.')
})

it('C5 a place that is too far names both distances', () => {
  expect(lineOf('too_far', 3)).toMatch(/4,5.*3/)
})
