import { z } from 'zod'
import { CALLS } from './all-calls'
import { calls, get, make, remove } from './call'

it('C21 a call names its permission, itself or by its group; its path has row ids unless it is described otherwise', () => {
  const some = calls('see_board', {
    one: get('/panel/{restaurant}/one/{name}', { params: { name: z.string() }, answer: z.string(), returns: '' }),
    own: make('/panel/{restaurant}/own', { may: 'manage_people', answer: z.string(), returns: '' }),
    end: remove('/panel/{restaurant}/own/{id}', { returns: '' }),
  })
  expect([some.one.may, some.own.may]).toEqual(['see_board', 'manage_people'])
  expect([some.one.status, some.own.status, some.end.status]).toEqual([200, 201, 204])
  expect(some.one.params.parse({ restaurant: '7', name: '8' })).toEqual({ restaurant: 7, name: '8' })
  expect(some.end.params.safeParse({ restaurant: '7', id: 'x' }).success).toBe(false)
})

it('C0 a call that creates something runs once for a key, or answers with a token, which no key stores', () => {
  const created = CALLS.filter(({ method, status }) => method === 'post' && status === 201)
  const both = ({ isOnce, returnsToken }: (typeof CALLS)[number]) => Boolean(isOnce) === Boolean(returnsToken)
  expect(created.filter(both).map(({ path }) => path)).toEqual([])
})
