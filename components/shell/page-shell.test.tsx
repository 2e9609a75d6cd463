/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import type { Tenant } from '@/lib/domain/tenant/schema'
import messages from '@/messages/pl.json'
import { tenants } from '@/tenants/registry'
import { Hero } from './hero'
import { NotFoundPanel } from './not-found-panel'
import { OutagePanel } from './outage-panel'
import { PageShell } from './page-shell'

const all: Tenant[] = tenants.map(({ fallback, ...record }) => ({ ...record, ...fallback }))

function show(children: ReactNode) {
  return render(
    <NextIntlClientProvider locale="pl" messages={messages}>
      {children}
    </NextIntlClientProvider>,
  )
}

describe.each(all.map((tenant) => [tenant.key, tenant] as const))('L003 %s', (_, tenant) => {
  it('L013 shows the name, L018 terms and privacy, L017 the support address, and the cities', () => {
    show(<PageShell tenant={tenant}>Treść</PageShell>)
    expect(screen.getByRole('link', { name: `${tenant.label}, strona główna` })).toHaveAttribute('href', '/')
    expect(screen.getByRole('link', { name: 'Regulamin' })).toHaveAttribute('href', tenant.links.terms)
    expect(screen.getByRole('link', { name: 'Polityka prywatności' })).toHaveAttribute('href', tenant.links.privacy)
    expect(screen.getByRole('link', { name: tenant.support.operations.email })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Dostępność' })).toHaveAttribute('href', '/dostepnosc')
    expect(screen.getByRole('link', { name: 'Jak układamy listę' })).toHaveAttribute('href', '/jak-ukladamy-liste')
    expect(screen.getByRole('link', { name: 'Dla restauracji' })).toHaveAttribute('href', '/dla-restauracji')
    expect(screen.getByRole('link', { name: 'Zgłoś problem' })).toHaveAttribute('href', '/zgloszenie')
    for (const { name, slug } of tenant.cities) {
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', `/rezerwuj/${slug}`)
    }
  })

  it('L018 L019 A22: on ordering pages it shows the two documents for orders', () => {
    show(
      <PageShell tenant={tenant} section="order">
        Treść
      </PageShell>,
    )
    const [terms, privacy] =
      tenant.key === 'lubje'
        ? ['/regulamin-lubje', '/polityka-prywatnosci']
        : ['/regulamin-nakryte-dowoz', '/polityka-prywatnosci-nakryte-dowoz']
    expect(screen.getByRole('link', { name: 'Regulamin' })).toHaveAttribute('href', terms)
    expect(screen.getByRole('link', { name: 'Polityka prywatności' })).toHaveAttribute('href', privacy)
  })

  it('a missing page links to the list of this device and to the contact of the brand', () => {
    show(<NotFoundPanel tenant={tenant} />)
    expect(screen.getByRole('link', { name: '„Moje”' })).toHaveAttribute('href', '/moje')
    expect(screen.getByRole('link', { name: tenant.support.operations.email })).toBeInTheDocument()
  })

  it('in an outage the page shows what is unaffected and whom to contact', () => {
    show(<OutagePanel tenant={tenant} />)
    expect(screen.getByText(/są bezpieczne/)).toBeInTheDocument()
    expect(screen.getByRole('link', { name: tenant.support.technical.email })).toBeInTheDocument()
  })

  it('writes no inline style', () => {
    const { container } = show(
      <PageShell tenant={tenant} section="reserve">
        <Hero look={tenant.look} heading="Zarezerwuj stolik">
          formularz
        </Hero>
      </PageShell>,
    )
    expect(container.querySelector('[style], style')).toBeNull()
    expect(container.querySelector(`img[src="/art/${tenant.look.motif}.svg"]`)).not.toBeNull()
  })
})

it('the skip link leads to the main element, which takes the focus', () => {
  show(<PageShell tenant={all[0] as Tenant}>Treść</PageShell>)
  const id = screen.getByRole('link', { name: 'Przejdź do treści' }).getAttribute('href')?.slice(1)
  expect(screen.getByRole('main')).toHaveAttribute('id', id)
  expect(screen.getByRole('main')).toHaveAttribute('tabindex', '-1')
})
