import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { calendarFile } from '@/lib/domain/reservation/calendar-file'
import { formatDay } from '@/lib/domain/time/dates-pl'
import { addDays, instantOf, isoWithOffset, timeOfMinutes } from '@/lib/domain/time/time'
import messages from '@/messages/pl.json'
import fc from '@/tests/support/fast-check'
import { reservationFixture } from '@/tests/support/reservation'
import { mailOf } from '@/upstream/mail/compose-envelope'
import { reservationEmail } from '@/upstream/mail/reservation-email'
import { brandOf } from '@/upstream/tenants/brand'
import { ReservationCard } from './reservation-card'

const BRAND = brandOf('lubje', 'https://{host}')
const TODAY = '2026-11-27'
const NOW = new Date(`${TODAY}T08:00:00+01:00`)

const visits = fc.record({
  daysAhead: fc.integer({ min: 0, max: 170 }),
  quarter: fc.integer({ min: 36, max: 95 }),
  people: fc.integer({ min: 1, max: 50 }),
})

it('C2 page, paper, e-mail and calendar tell one visit: hour, day, people, place', () => {
  fc.assert(
    fc.property(visits, ({ daysAhead, quarter, people }) => {
      const [date, time] = [addDays(TODAY, daysAhead), timeOfMinutes(quarter * 15)]
      const startsAt = instantOf(date, time)
      const reservation = reservationFixture({
        reserved_on: `${date} ${time}:00`,
        guests_number: people,
        starts_at: isoWithOffset(startsAt),
        ends_at: isoWithOffset(new Date(startsAt.getTime() + 5_400_000)),
      })
      const page = renderToStaticMarkup(
        <NextIntlClientProvider locale="pl" messages={messages} timeZone="Europe/Warsaw">
          <ReservationCard reservation={reservation} now={NOW} brand="Lub*JE" />
        </NextIntlClientProvider>,
      )
      const paper = page.replace(/<ul[^>]*unprinted.*?<\/ul>/s, '').replace(/<[^>]*>/g, '')
      const email = mailOf(reservationEmail('created', reservation, BRAND, { today: TODAY })!, {
        brand: BRAND,
        key: 'm1',
        to: 'a@b.pl',
      }).text
      const near = ['dziś, ', 'jutro, '][daysAhead] ?? ''
      const word = { one: 'osoba', few: 'osoby', many: 'osób' }[new Intl.PluralRules('pl').select(people) as 'one']
      for (const reported of [paper, email])
        for (const part of [time, near + formatDay(date), `${people} ${word}`, 'Młyn', 'Rynek 6, Lublin'])
          expect(reported).toContain(part)
      const file = calendarFile(reservation, 'https://lubje.pl', NOW)
      const utc = startsAt.toISOString().replace(/[-:]|\.\d+/g, '')
      for (const line of [`DTSTART:${utc}`, `Liczba osób: ${people}\\n`, 'Młyn\\, Rynek 6\\, Lublin'])
        expect(file).toContain(line)
    }),
    { numRuns: 30 },
  )
})
