/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { CASE_FORMS } from '@/lib/domain/console/case-forms'
import { MAKE_LINK, MAKE_PRINT } from '@/lib/domain/marketing/links/link-forms'
import type { StaffFormDescription } from '@/lib/domain/panel/form/staff-form'
import { panelWords } from '@/lib/domain/panel/panel-words'
import messages from '@/messages/pl.json'
import { AnswerNotice } from './answer-notice'
import { StaffForm } from './staff-form'

function posted(form: StaffFormDescription, hidden?: Record<string, string>): FormData {
  const { container } = render(
    <NextIntlClientProvider locale="pl" messages={{ ...messages, panel: panelWords }}>
      <StaffForm form={form} answer={null} hidden={hidden} />
    </NextIntlClientProvider>,
  )
  return new FormData(container.querySelector('form')!)
}

it('C38 C39 a form of a call that runs once has a mark, its page’s or its own: the same post again makes nothing', () => {
  expect(posted(MAKE_LINK).get('attempt')).toMatch(/^[\w-]{36}$/)
  expect(posted(MAKE_PRINT, { link: '1' }).get('attempt')).toMatch(/^[\w-]{36}$/)
  expect(posted(CASE_FORMS.note, { attempt: 'of-the-page' }).get('attempt')).toBe('of-the-page')
})

it.each([
  ['case_closed', true],
  ['changed_meanwhile', true],
  ['invalid', false],
])('C38 a text that was typed for a case and refused as %s is shown to be copied: %s', (code, isShown) => {
  const answer = { form: 'decide-notice', code, values: { reasons: 'Zdjęcie jest cudze.' } }
  render(
    <NextIntlClientProvider locale="pl" messages={{ ...messages, panel: panelWords }}>
      <AnswerNotice answer={answer} />
    </NextIntlClientProvider>,
  )
  expect(Boolean(screen.queryByText(/Zdjęcie jest cudze\./))).toBe(isShown)
})
