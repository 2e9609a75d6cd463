/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import type { Tenant } from '@/lib/domain/tenant/schema'
import type { LegalDocument } from '@/messages/legal/document'
import messages from '@/messages/pl.json'
import { tenants } from '@/tenants/registry'
import { LegalPage } from './legal-page'

const [{ fallback, ...record }] = tenants as [(typeof tenants)[number]]
const tenant: Tenant = { ...record, ...fallback }
const document: LegalDocument = {
  title: 'Regulamin',
  lead: 'Po co jest.',
  namesOperator: true,
  versions: [{ number: '1.0', fromOn: '2026-11-21', change: 'pierwsza wersja' }],
  sections: [
    { id: 'jeden', title: 'Pierwsza część', blocks: ['Zobacz [politykę](/polityka-prywatnosci) oraz resztę.'] },
    { id: 'dwa', title: 'Druga część', blocks: [{ points: ['raz', 'dwa'] }] },
  ],
}
const older = { number: '0.9', fromOn: '2026-01-01', change: 'próba' }

function show(changes: Partial<LegalDocument> = {}, isExample = true) {
  return render(
    <NextIntlClientProvider locale="pl" messages={messages}>
      <LegalPage
        document={{ ...document, ...changes }}
        tenant={{ ...tenant, operator: { ...tenant.operator, isExample } }}
      />
    </NextIntlClientProvider>,
  )
}

it('every entry of the contents leads to its heading', () => {
  const { container } = show()
  const contents = within(screen.getByRole('navigation', { name: 'Spis treści' }))
  for (const link of contents.getAllByRole('link')) {
    expect(container.querySelector(`h2${link.getAttribute('href')}`)).toHaveTextContent(link.textContent ?? '')
  }
  expect(contents.getAllByRole('link')).toHaveLength(3)
})

it('L076 shows from when it is valid and lists the previous versions', () => {
  const { unmount } = show()
  expect(screen.getByText('Wersja 1.0, obowiązuje od 21 listopada 2026')).toBeInTheDocument()
  expect(screen.getByText(/wcześniejszych nie było/)).toBeInTheDocument()
  unmount()
  show({ versions: [document.versions[0], older] })
  expect(screen.getByText(/Poprzednią wersję wyślemy/)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: tenant.support.operations.email })).toBeInTheDocument()
})

it('links within a sentence are links, and the surrounding words are kept', () => {
  show()
  expect(screen.getByRole('link', { name: 'politykę' })).toHaveAttribute('href', '/polityka-prywatnosci')
  expect(screen.getByText(/oraz resztę\./)).toBeInTheDocument()
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toContain('raz')
})

it('example data of the operator is labelled as such, real data is not', () => {
  const { unmount } = show()
  expect(screen.getByText('Dane firmy na tej stronie są przykładowe')).toBeInTheDocument()
  unmount()
  const { unmount: unmountReal } = show({}, false)
  expect(screen.queryByText('Dane firmy na tej stronie są przykładowe')).toBeNull()
  unmountReal()
  show({ namesOperator: false })
  expect(screen.queryByText('Dane firmy na tej stronie są przykładowe')).toBeNull()
})
