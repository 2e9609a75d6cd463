/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CUISINE_TILES, cuisinePath } from '@/components/home/cuisine-tiles'
import { ExpandableTiles } from './expandable-tiles'

function show(isWide: boolean, count = CUISINE_TILES.length) {
  window.matchMedia = jest.fn(() => ({ matches: isWide })) as never
  render(
    <ExpandableTiles label="więcej kategorii" count={count}>
      {CUISINE_TILES.slice(0, count).map(({ label, cuisine }) => (
        <li key={cuisine}>
          <a href={cuisinePath(cuisine)}>{label}</a>
        </li>
      ))}
    </ExpandableTiles>,
  )
}
const button = () => screen.queryByRole('button', { name: 'więcej kategorii' })

it('L061–L065 the first four tiles, each a link to its list', () => {
  const first = CUISINE_TILES.slice(0, 4).map(({ label, cuisine }) => [label, decodeURIComponent(cuisinePath(cuisine))])
  expect(first).toEqual([
    ['Lokalna', '/zamawiaj?rodzaj-kuchni=Regionalna'],
    ['Burgery', '/zamawiaj?rodzaj-kuchni=Burgery'],
    ['Azjatycka', '/zamawiaj?rodzaj-kuchni=Azjatycka'],
    ['Makaron', '/zamawiaj?rodzaj-kuchni=Makaron'],
  ])
})

it('A8 further tiles are the remaining order cuisines, each once', () => {
  const cuisines = CUISINE_TILES.map(({ cuisine }) => cuisine)
  expect(cuisines).toHaveLength(13)
  expect(new Set(cuisines).size).toBe(13)
})

it.each([
  ['L067 the third where two were shown', false, 'Azjatycka'],
  ['L066 the fifth where four were shown', true, 'Pizza'],
])('L068 the button reveals more tiles and moves the focus to %s', async (_, isWide, label) => {
  show(isWide)
  expect(button()).toHaveAttribute('aria-expanded', 'false')
  await userEvent.click(screen.getByRole('button'))
  expect(button()).toHaveAttribute('aria-expanded', 'true')
  expect(screen.getByRole('link', { name: label })).toHaveFocus()
})

it('L068 no button when there is nothing to reveal', () => {
  show(false, 2)
  expect(button()).not.toBeInTheDocument()
})
