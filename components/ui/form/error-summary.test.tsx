/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { ErrorSummary } from './error-summary'

it('takes the focus and links to each field', () => {
  const ref = createRef<HTMLDivElement>()
  render(<ErrorSummary ref={ref} title="Popraw dane" errors={[{ fieldId: 'email', text: 'Podaj e-mail' }]} />)
  ref.current?.focus()
  expect(screen.getByRole('alert', { name: 'Popraw dane' })).toHaveFocus()
  expect(screen.getByRole('link', { name: 'Podaj e-mail' })).toHaveAttribute('href', '#email')
})

it('is not rendered without errors', () => {
  render(<ErrorSummary title="Popraw dane" errors={[]} />)
  expect(screen.queryByRole('alert')).toBeNull()
})
