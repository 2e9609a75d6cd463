/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { Picture } from './picture'

const picture = { src: '/pictures/pierogi', alt: 'Pierogi', width: 1200, height: 800, widths: [480, 960] }

it('offers AVIF before WebP, in every width, and has its dimensions', () => {
  const { container } = render(<Picture picture={picture} sizes="50vw" />)
  const [avif, webp] = [...container.querySelectorAll('source')].map((source) => source.srcset)
  expect(avif).toBe('/pictures/pierogi-480.avif 480w, /pictures/pierogi-960.avif 960w')
  expect(webp).toContain('/pictures/pierogi-960.webp 960w')
  const img = screen.getByAltText('Pierogi')
  expect(img).toHaveAttribute('width', '1200')
  expect(img).toHaveAttribute('loading', 'lazy')
})

it('the first picture of a page loads eagerly', () => {
  render(<Picture picture={{ ...picture, widths: undefined, src: '/x.webp' }} priority />)
  expect(screen.getByAltText('Pierogi')).toHaveAttribute('src', '/x.webp')
  expect(screen.getByAltText('Pierogi')).toHaveAttribute('loading', 'eager')
})
