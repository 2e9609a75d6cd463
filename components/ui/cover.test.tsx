/** @jest-environment jsdom */
import { render } from '@testing-library/react'
import { Cover } from './cover'
import { coverDesignOf } from './cover-design'

it('has no inline style, which the Content-Security-Policy would block', () => {
  const { container } = render(<Cover name="Pod Łososiem" />)
  expect(container.querySelector('[style], style')).toBeNull()
  expect(container).toHaveTextContent('P')
})

it('a name always gets the same cover, and names differ', () => {
  const names = Array.from({ length: 60 }, (_, n) => `Restauracja ${n}`)
  expect(coverDesignOf('Łąka')).toEqual(coverDesignOf('Łąka'))
  expect(coverDesignOf('Łąka').letter).toBe('Ł')
  const looks = names.map(coverDesignOf).map(({ cloth, tone, plateX }) => `${cloth} ${tone} ${plateX}`)
  expect(new Set(looks).size).toBeGreaterThan(30)
})
