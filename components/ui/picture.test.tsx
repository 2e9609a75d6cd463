/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { Picture } from './picture'

const picture = { src: '/pictures/pierogi', alt: 'Pierogi', width: 1200, height: 800, widths: [480, 960] }

it('offers AVIF in every width, else the largest WebP, and has its dimensions', () => {
  const { container } = render(<Picture picture={picture} sizes="50vw" />)
  const [avif, ...others] = [...container.querySelectorAll('source')].map((source) => source.srcset)
  expect(avif).toBe('/pictures/pierogi-480.avif 480w, /pictures/pierogi-960.avif 960w')
  expect(others).toEqual([])
  const img = screen.getByAltText('Pierogi')
  expect(img).toHaveAttribute('src', '/pictures/pierogi-960.webp')
  expect(img).toHaveAttribute('width', '1200')
  expect(img).toHaveAttribute('loading', 'lazy')
})

it('the first picture of a page loads eagerly', () => {
  render(<Picture picture={{ ...picture, widths: undefined, src: '/x.webp' }} priority />)
  expect(screen.getByAltText('Pierogi')).toHaveAttribute('src', '/x.webp')
  expect(screen.getByAltText('Pierogi')).toHaveAttribute('loading', 'eager')
})

it.each([
  [500, '/pictures/pierogi-480.avif 480w'],
  [100, '/pictures/pierogi-480.avif 480w, /pictures/pierogi-960.avif 960w'],
])('offers no file wider than %d pixels, unless there is no other', (maxWidth, offered) => {
  const { container } = render(<Picture picture={picture} maxWidth={maxWidth} />)
  expect(container.querySelector('source')?.srcset).toBe(offered)
})
