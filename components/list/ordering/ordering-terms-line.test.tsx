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

it('C5 a place that only takes orders away says that and no distance', () => {
  expect(lineOf('takeout_only', null)).toBe('Tylko odbiór osobisty.')
})

it('C5 a place that is too far names both distances', () => {
  expect(lineOf('too_far', 3)).toMatch(/4,5.*3/)
})

const promotion = { name: 'Pizza', buy: 1, get: 1, percent: 50, days: [0, 1], hours: null, delivery_types: null }
it.each([
  ['one more at less', promotion, 'Pizza: 2. sztuka −50%, pon. wt.'],
  ['one more for nothing', { ...promotion, buy: 3, percent: 100, days: null }, 'Pizza: 3 + 1 gratis'],
  [
    'less for each, at its hours',
    { ...promotion, get: 0, percent: 20, days: null, hours: { from: '22:00', to: '05:00' } },
    'Pizza: −20%, 22:00–05:00',
  ],
  [
    'only where it is fetched',
    { ...promotion, days: null, delivery_types: ['takeout'] },
    'Pizza: 2. sztuka −50%, przy odbiorze',
  ],
])('C7 a promotion says itself: %s', (_, own, text) => {
  const offer = {
    kind: 'takeout',
    km: null,
    costGrosze: null,
    minCartGrosze: 0,
    freeFromGrosze: null,
    zoneMinutes: null,
  }
  const restaurant = {
    delivery: { maxKmDistance: null },
    ordering: { packaging: 0, delivery_types: [], promotion: own },
  }
  const { container } = render(
    <NextIntlClientProvider locale="pl" messages={messages}>
      <OrderingTermsLine
        restaurant={restaurant as unknown as Props['restaurant']}
        offer={offer as unknown as Props['offer']}
        sort="polecane"
      />
    </NextIntlClientProvider>,
  )
  expect(container.querySelector('p')?.textContent?.replace(/\u00a0/g, ' ')).toBe(text)
})
