/** @jest-environment jsdom */

import { render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import type { Opening } from '@/lib/domain/panel/opening/opening-schema'
import { panelWords } from '@/lib/domain/panel/panel-words'
import type { OpeningNeed } from '@/lib/domain/restaurant/missing-to-open'
import messages from '@/messages/pl.json'
import type { WhoOpens } from './open-form'
import { OpeningPage } from './opening-page'

const draft: Opening = {
  state: 'draft',
  reason: null,
  needs: [
    { need: 'hours', is_met: true },
    { need: 'terms', is_met: true },
    { need: 'trader', is_met: true },
  ],
  payment_methods: ['blik', 'cash'],
  tests: [],
}

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

function show(opening: Partial<Opening>, whoOpens: WhoOpens = 'reader', canFill = true) {
  render(
    <NextIntlClientProvider locale="pl" messages={{ ...messages, panel: panelWords }}>
      <OpeningPage
        restaurant={{ id: 7, slug: 'piec', name: 'Piec' }}
        opening={{ ...draft, ...opening }}
        ownPage={null}
        whoOpens={whoOpens}
        canFill={canFill}
        supportEmail="stoliki@lubje.pl"
        answer={null}
      />
    </NextIntlClientProvider>,
  )
}
const button = () => screen.queryByRole('button', { name: 'Otwórz restaurację' }) as HTMLButtonElement | null

it('C33 a draft that lacks nothing says how diners pay, and its button posts a plain form', () => {
  show({})
  expect(screen.getByText(/BLIK, Gotówką przy odbiorze/)).toBeTruthy()
  expect(screen.queryByText('brakuje')).toBeNull()
  expect([button()?.disabled, button()?.form?.getAttribute('action')]).toEqual([false, '/panel/form/7/open'])
})

const unmet = (need: OpeningNeed) => ({ needs: [{ need, is_met: false }] })
const filled: [OpeningNeed, string, string][] = [
  ['hours', 'Godziny', 'godziny#week'],
  ['tables', 'Stoliki', 'stoliki#rooms'],
  ['menu', 'Menu', 'menu'],
  ['trader', 'Płatności', 'platnosci#trader'],
]

it.each(filled)('C33, C37 missing %s leads to where its owner fills it in', (need, part, address) => {
  show(unmet(need))
  const link = screen.getByRole('link', { name: (name) => plain(name) === `Uzupełnij w ustawieniach: ${part}` })
  expect(link.getAttribute('href')).toBe(`/panel/7/ustawienia/${address}`)
  expect(screen.queryByRole('link', { name: /Wyślij na/ })).toBeNull()
})

it('C21 who signed in by PIN reads that the settings ask for the link', () => {
  show(unmet('hours'), 'byLink', false)
  expect(screen.getByText((text) => plain(text).startsWith('Uzupełnisz to w ustawieniach, dział Godziny'))).toBeTruthy()
  expect(screen.queryByRole('link', { name: /Uzupełnij/ })).toBeNull()
})

it('C33 what its operator begins says what to send to whom, and beside the button why it waits', () => {
  show(unmet('terms'))
  const link = screen.getByRole('link', {
    name: (name) => plain(name) === 'Wyślij na stoliki@lubje.pl: Płatność i warunki zamówień',
  })
  expect(plain(decodeURIComponent(link.getAttribute('href') ?? ''))).toBe(
    'mailto:stoliki@lubje.pl?subject=Płatność i warunki zamówień: Piec',
  )
  expect(button()?.disabled).toBe(true)
  const words = document.getElementById(button()?.getAttribute('aria-describedby') ?? '')?.textContent
  expect(plain(words ?? '')).toBe('Przycisk zadziała, gdy niczego nie zabraknie. Brakuje: Płatność i warunki zamówień.')
})

it.each([
  ['byLink', 'Zaloguj się linkiem'],
  ['owner', null],
] as const)('C21 %s: no button, and who opens', (whoOpens, link) => {
  show({}, whoOpens)
  expect(button()).toBeNull()
  expect(screen.queryAllByRole('link').map(({ textContent }) => textContent)).toEqual(link ? [link] : [])
})

it('C33 a suspended one tells its reason and whom to write to, and has no button', () => {
  show({ state: 'suspended', reason: 'Remont' })
  expect(screen.getByText('Powód: Remont')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Napisz na stoliki@lubje.pl' })).toBeTruthy()
  expect(button()).toBeNull()
})

const test = { kind: 'order', is_accepted: false, lacks: [], open: null } as const

it.each<[string, Opening['tests'][number], string[], string | null]>([
  ['untried: a button', { ...test, lacks: [] }, ['do zrobienia'], 'Zrób próbne zamówienie'],
  ['lacking: what comes first', { ...test, lacks: ['menu'] }, ['do zrobienia', 'Najpierw: Menu.'], null],
  ['accepted: once more', { ...test, lacks: [], is_accepted: true }, ['gotowe'], 'Jeszcze raz: Próbne zamówienie'],
])('C33 a test that is %s', (_, one, words, name) => {
  show({ needs: [], tests: [one] })
  for (const word of words) expect(screen.getByText((text) => text.replaceAll('\u00a0', ' ') === word)).toBeTruthy()
  const buttons = screen.queryAllByRole('button').filter((found) => found !== button())
  expect(buttons.map((found) => found.getAttribute('aria-label') ?? found.textContent)).toEqual(name ? [name] : [])
})

it('C33 a test that is under way is found on the board', () => {
  show({ tests: [{ ...test, lacks: [], open: { id: '1001', reserved_on: null } }] })
  expect(screen.getByRole('link', { name: 'Do zamówień' }).getAttribute('href')).toBe(
    '/panel/7/zamowienia#zamowienie-1001',
  )
})
