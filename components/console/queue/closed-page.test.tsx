/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import type { Case } from '@/lib/domain/console/queue'
import { panelWords } from '@/lib/domain/panel/panel-words'
import messages from '@/messages/pl.json'
import { CasePage } from './closed-page'

const words = panelWords.consoleQueue
const notice: Case = {
  number: 'R7R7R7R7R7R7',
  kind: 'notice',
  name: 'Anna Nowak',
  email: 'anna@example.pl',
  details: { about: 'https://lubje.pl/restaurants/12-mlyn', message: 'Cudze zdjęcie.' },
  about: null,
  stage: 'new',
  created_at: '2026-11-27T18:00:00+01:00',
  closed_at: null,
  restaurant: null,
  decision: null,
  notes: [],
}
const show = (change: Partial<Case>) =>
  render(
    <NextIntlClientProvider locale="pl" messages={{ ...messages, panel: panelWords }}>
      <CasePage one={{ ...notice, ...change }} attempt="attempt-1" answer={null} />
    </NextIntlClientProvider>,
  )

it.each([
  ['a report', {}, words.decideSend, 'report-R7R7R7R7R7R7'],
  ['an enquiry', { kind: 'partner' }, words.moveSend, 'enquiry-R7R7R7R7R7R7'],
] as const)(
  'C38 the page of %s that is open has its form, which leads back to that page',
  (_, change, submit, about) => {
    const { container } = show(change)
    const form = [...container.querySelectorAll('form')].find((one) => one.textContent?.includes(submit))
    const sent = new FormData(form)
    expect([sent.get('case'), sent.get('back')]).toEqual([about, '/konsola/sprawy/R7R7R7R7R7R7'])
  },
)

it('C38 the page of one that is closed has none', () => {
  show({ closed_at: '2026-11-28T18:00:00+01:00', stage: 'decided' })
  expect(screen.queryByText(words.decideSend)).not.toBeInTheDocument()
})
