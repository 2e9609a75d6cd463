/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { panelWords } from '@/lib/domain/panel/panel-words'
import type { DataCase } from '@/lib/domain/person-data/schema'
import messages from '@/messages/pl.json'
import { DataCasePage } from './data-case-page'

const words = panelWords.consolePerson.case
const request: DataCase = {
  id: 7,
  email: 'jan@example.pl',
  created_at: '2026-11-27T18:00:00+01:00',
  due_at: '2026-12-27T18:00:00+01:00',
  counts: {},
  mentions: [],
  under_way: { reservations: [], orders: [] },
  seen: 'abcdefghij',
}

it('C42 a refusal that is refused comes back unfolded, with the reason that was typed', () => {
  const answer = { form: 'refuse-erasure 7', code: 'invalid', values: { reason: 'Za krótki.' } }
  render(
    <NextIntlClientProvider locale="pl" messages={{ ...messages, panel: panelWords }}>
      <DataCasePage request={request} mayDecide answer={answer} attempt="attempt-1" />
    </NextIntlClientProvider>,
  )
  const field = screen.getByLabelText(words.reason)
  expect(field).toHaveValue('Za krótki.')
  expect(field.closest('details')).toHaveAttribute('open')
})

it('C42 what others typed stands apart: what goes with the e-mail, and what stays since only a name or a phone is the same', () => {
  const mentions = [
    { table: 'blocks', text: 'dla jan@example.pl', goes: true },
    { table: 'refunds', text: 'Jan Nowak dzwonił', goes: false },
  ]
  render(
    <NextIntlClientProvider locale="pl" messages={{ ...messages, panel: panelWords }}>
      <DataCasePage request={{ ...request, mentions }} mayDecide answer={null} attempt="attempt-1" />
    </NextIntlClientProvider>,
  )
  expect(screen.getByRole('region', { name: words.mentions.goes })).toHaveTextContent('dla jan@example.pl')
  expect(screen.getByRole('region', { name: words.mentions.stays })).toHaveTextContent('Jan Nowak dzwonił')
})
