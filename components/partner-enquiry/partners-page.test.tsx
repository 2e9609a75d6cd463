/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import type { PlanKey } from '@/lib/domain/partner-enquiry/plans'
import type { PostedEnquiry } from '@/lib/domain/partner-enquiry/posted-enquiry'
import type { Tenant } from '@/lib/domain/tenant/schema'
import messages from '@/messages/pl.json'
import { tenants } from '@/tenants/registry'
import { PartnersPage } from './partners-page'

const [{ fallback, ...record }] = tenants as [(typeof tenants)[number]]
const tenant: Tenant = { ...record, ...fallback }
const nothing: PostedEnquiry = { form: 'enquiry', number: null, draft: {}, errors: {}, refusal: null }

function show({ chosen = null, posted = null }: { chosen?: PlanKey | null; posted?: PostedEnquiry | null } = {}) {
  return render(
    <NextIntlClientProvider locale="pl" messages={messages}>
      <PartnersPage tenant={tenant} chosen={chosen} posted={posted} />
    </NextIntlClientProvider>,
  )
}
const card = (key: PlanKey) => screen.getByRole('heading', { name: `Plan ${key}` }).closest('li')!
const textOf = (element: Element) => (element.textContent ?? '').replaceAll('\u00a0', ' ')

it.each([
  ['L029', 'S', '100 zamówień', '120 zł', '1,20 zł za zamówienie'],
  ['L030', 'M', '250 zamówień', '200 zł', '0,80 zł za zamówienie'],
  ['L032', 'L', '1000 zamówień', '450 zł', '0,45 zł za zamówienie'],
] as const)('%s plan %s is %s for %s, %s', (_, key, ...texts) => {
  show()
  for (const text of texts) expect(textOf(card(key))).toContain(text)
})

it("L031 'najczęściej wybierany!' is shown on M and nowhere else", () => {
  show()
  expect(screen.getAllByText('najczęściej wybierany!')).toHaveLength(1)
  expect(within(card('M')).getByText('najczęściej wybierany!')).toBeInTheDocument()
})

it('C10 mentions neither a period nor VAT', () => {
  const { container } = show()
  expect(container.querySelector('#plany + ul')).not.toHaveTextContent(/mies|rok|VAT|netto|brutto/i)
})

it('L033 structured data contain the currency', () => {
  const { container } = show()
  const data = JSON.parse(container.querySelector('script[type="application/ld+json"]')?.textContent ?? '')
  expect(data.itemListElement).toEqual(
    [120, 200, 450].map((price) => expect.objectContaining({ price: `${price}.00`, priceCurrency: 'PLN' })),
  )
})

it('C10 choosing a plan opens the form with that plan selected', () => {
  const { unmount } = show()
  const choice = screen.getByRole('link', { name: 'Wybieram plan L' })
  expect(choice).toHaveAttribute('href', '/dla-restauracji?plan=L#formularz')
  expect(document.querySelector('#formularz')).toBeInTheDocument()
  expect(screen.getAllByRole('radio').filter((radio) => (radio as HTMLInputElement).checked)).toEqual([])
  unmount()
  show({ chosen: 'L' })
  expect(screen.getByRole('radio', { name: /^L/ })).toBeChecked()
})

it('L025–L028 the form offers the four types under their labels and posts without a script', () => {
  const { container } = show()
  expect(container.querySelector('form')).toHaveAttribute('action', '/api/leads')
  expect(container.querySelector('form')).toHaveAttribute('method', 'post')
  const types = screen.getByRole('group', { name: 'Co Cię do nas sprowadza' })
  expect(
    within(types)
      .getAllByRole('radio')
      .map((radio) => (radio as HTMLInputElement).value),
  ).toEqual(['not-selling', 'sell-without-commission', 'want-to-reduce-cost', 'lubje'])
  expect(screen.getByRole('checkbox', { name: /Zgadzam się, żeby w sprawie/ })).not.toBeChecked()
})

it('C11 errors are listed and link to their fields, and typed values are kept', () => {
  const draft = { name: 'Anna Nowak', nip: '123', plan: 'S', consent: 'on', merchant_type: 'lubje' }
  const { container } = show({ posted: { ...nothing, draft, errors: { nip: 'nipInvalid', city: 'cityInvalid' } } })
  const summary = screen.getByRole('alert', { name: 'Popraw jeszcze to' })
  for (const link of within(summary).getAllByRole('link')) {
    expect(container.querySelector(link.getAttribute('href') ?? '')).toHaveAttribute('aria-invalid', 'true')
  }
  expect(screen.getByLabelText(/Imię i nazwisko/)).toHaveValue('Anna Nowak')
  expect(screen.getByLabelText(/^NIP/)).toHaveValue('123')
  expect(screen.getByRole('radio', { name: /^S/ })).toBeChecked()
  expect(screen.getByRole('checkbox', { name: /Zgadzam się/ })).toBeChecked()
})

it('reports an unknown outcome when no answer came', () => {
  show({ posted: { ...nothing, draft: { name: 'Anna Nowak' } } })
  expect(screen.getByText(/Nie wiemy, czy zgłoszenie dotarło/)).toBeInTheDocument()
  expect(screen.getByLabelText(/Imię i nazwisko/)).toHaveValue('Anna Nowak')
})

it('thanks with the number, and shows no form', () => {
  const { container } = show({ posted: { ...nothing, number: 'ABCDEFGH23456777' } })
  expect(screen.getByText(/ABCDEFGH23456777/)).toBeInTheDocument()
  expect(container.querySelector('form')).toBeNull()
})
