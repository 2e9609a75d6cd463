/** @jest-environment jsdom */
import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { StaticMarkup } from './static-markup'

const MARKUP = '<li><a href="/a">Młyn</a></li>'

test('hydration keeps the part as the server sent it, without a warning', async () => {
  const errors = jest.spyOn(console, 'error').mockImplementation(() => {})
  document.body.innerHTML = `<div><ul id="static-0" class="x">${MARKUP}</ul></div>`
  const [container, link] = [document.querySelector('div'), document.querySelector('a')]
  if (!container) throw new Error('no container')
  await act(async () => hydrateRoot(container, <StaticMarkup as="ul" id="static-0" className="x" />))
  // The very same element: it was not rendered again.
  expect(document.querySelector('a')).toBe(link)
  expect(errors).not.toHaveBeenCalled()
  errors.mockRestore()
})

test('when React makes the page anew, the part is still there', async () => {
  const errors = jest.spyOn(console, 'error').mockImplementation(() => {})
  document.body.innerHTML = `<div><p>server</p><ul id="static-0">${MARKUP}</ul></div>`
  const container = document.querySelector('div')
  if (!container) throw new Error('no container')
  const page = (
    <>
      <p>browser</p>
      <StaticMarkup as="ul" id="static-0" />
    </>
  )
  await act(async () => hydrateRoot(container, page, { onRecoverableError: () => {} }))
  expect(container.innerHTML).toContain('browser')
  expect(document.getElementById('static-0')?.innerHTML).toBe(MARKUP)
  errors.mockRestore()
})
