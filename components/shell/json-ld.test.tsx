/** @jest-environment jsdom */
import { render } from '@testing-library/react'
import { JsonLd } from './json-ld'

it('no text can end the script block, and the data stay unchanged', () => {
  const data = { '@type': 'Restaurant', name: '</script><script>alert(1)</script>' }
  const { container } = render(<JsonLd data={[data]} />)
  const [block] = container.querySelectorAll('script')
  expect(block?.innerHTML).not.toContain('<')
  expect(JSON.parse(block?.innerHTML ?? '')).toEqual(data)
})
