/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import type { PostedEnquiry } from '@/lib/domain/partner-enquiry/posted-enquiry'
import type { ReportKind } from '@/lib/domain/partner-enquiry/report-kinds'
import type { Tenant } from '@/lib/domain/tenant/schema'
import messages from '@/messages/pl.json'
import { tenants } from '@/tenants/registry'
import { ContentReportPage } from './content-report-page'

const [{ fallback, ...record }] = tenants as [(typeof tenants)[number]]
const tenant: Tenant = { ...record, ...fallback }

function show(chosen: ReportKind | null = null, posted: PostedEnquiry | null = null) {
  return render(
    <NextIntlClientProvider locale="pl" messages={messages}>
      <ContentReportPage tenant={tenant} chosen={chosen} posted={posted} />
    </NextIntlClientProvider>,
  )
}

it('takes complaints, content reports and fault reports without a script, and names another contact', () => {
  const { container } = show()
  expect(container.querySelector('form')).toHaveAttribute('action', '/api/notices')
  expect(container.querySelector('form')).toHaveAttribute('method', 'post')
  expect(screen.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).value)).toEqual([
    'complaint',
    'notice',
    'problem',
  ])
  expect(screen.getByRole('link', { name: tenant.support.operations.email })).toBeInTheDocument()
})

it('DSA 16 asks for the place of the content, why it is unlawful, the reporter and a statement of good faith', () => {
  show('notice')
  expect(screen.getByRole('radio', { name: /łamie prawo/ })).toBeChecked()
  expect(screen.getByLabelText('Gdzie to jest')).toHaveAccessibleDescription(/adres strony jest konieczny/)
  expect(screen.getByLabelText('Co się stało')).toHaveAccessibleDescription(/dlaczego/)
  for (const name of ['Imię i nazwisko', 'E-mail']) expect(screen.getByLabelText(name)).toBeRequired()
  expect(screen.getByRole('checkbox', { name: /w dobrej wierze/ })).not.toBeRequired()
})

it('C11 shows the typed values again', () => {
  const draft = { kind: 'notice', about: '', message: 'Zdjęcie jest moje.', name: 'Anna Nowak', good_faith: 'on' }
  show(null, { form: 'report', number: null, draft, refusal: null, errors: { about: 'aboutMissing' } })
  expect(screen.getByLabelText('Co się stało')).toHaveValue('Zdjęcie jest moje.')
  expect(screen.getByLabelText('Gdzie to jest')).toHaveAccessibleDescription(/Podaj adres strony/)
  expect(screen.getByRole('link', { name: 'Podaj adres strony z tą treścią.' })).toHaveAttribute('href', '#about')
})
