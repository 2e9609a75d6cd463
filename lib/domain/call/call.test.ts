import { pathOf } from './call'

it('C38 the address of a call has its parameters, encoded, and never lacks one', () => {
  expect(pathOf({ path: '/console/orders/{number}/messages/{message}' }, { number: 12, message: 'a/b?' })).toBe(
    '/console/orders/12/messages/a%2Fb%3F',
  )
  expect(() => pathOf({ path: '/console/orders/{number}' }, {})).toThrow('/console/orders/{number} has no number')
})
