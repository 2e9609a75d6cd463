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
  under_way: { reservations: [], orders: [] },
  seen: 'abcdefghij',
}

it('C42 a refusal that is refused comes back unfolded, with the reason that was typed', () => {
  const answer = { form: 'refuse-erasure', code: 'invalid', values: { reason: 'Za krótki.' } }
  render(
    <NextIntlClientProvider locale="pl" messages={{ ...messages, panel: panelWords }}>
      <DataCasePage request={request} mayDecide answer={answer} attempt="attempt-1" />
    </NextIntlClientProvider>,
  )
  const field = screen.getByLabelText(words.reason)
  expect(field).toHaveValue('Za krótki.')
  expect(field.closest('details')).toHaveAttribute('open')
})
