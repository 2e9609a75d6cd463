import { NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { type BrandRole, permissionsOf } from '@/lib/domain/panel/access/permissions'
import { panelWords } from '@/lib/domain/panel/panel-words'
import messages from '@/messages/pl.json'
import DataCase from './page'

let role: BrandRole
jest.mock('next/headers', () => ({ headers: async () => new Headers(), cookies: async () => new Map() }))
jest.mock('@/components/console/console-page', () => ({
  ConsolePage: ({ children }: { children: ReactNode }) => children,
}))
jest.mock('@/lib/server/http/limits/limits', () => ({ exceedsPageLimit: async () => false }))
jest.mock('@/lib/server/upstream/tenants', () => ({ getTenant: async () => ({ key: 'lubje' }) }))
jest.mock('@/lib/server/console/read-console', () => ({
  readConsole: async () => ({ bearer: 'x', person: {}, role, permissions: permissionsOf(role, { byPin: false }) }),
}))
jest.mock('@/lib/server/upstream/client/call', () => ({ callUpstream: async () => ({ ok: true, data: mockCase }) }))

const at = '2026-11-27T18:00:00+01:00'
const mockCase = {
  id: 7,
  email: 'jan@example.pl',
  created_at: at,
  due_at: at,
  counts: {},
  under_way: { reservations: [], orders: [] },
  mentions: [],
  seen: 'abcdefghij',
}

it.each([
  ['an operator reads that an administrator decides', 'operator', false],
  ['an administrator decides', 'admin', true],
] as const)('C42 erasure request: %s', async (_, signedIn, mayDecide) => {
  role = signedIn
  const page = await DataCase({
    params: Promise.resolve({ tenant: 'lubje', request: '7' }),
    searchParams: Promise.resolve({}),
  })
  const html = renderToStaticMarkup(
    <NextIntlClientProvider locale="pl" timeZone="Europe/Warsaw" messages={{ ...messages, panel: panelWords }}>
      {page}
    </NextIntlClientProvider>,
  )
  expect(html.includes(panelWords.consolePerson.case.adminOnly)).toBe(!mayDecide)
  expect(html.includes('/form/erase-person') && html.includes('/form/refuse-erasure')).toBe(mayDecide)
})
