import { DrizzleQueryError } from 'drizzle-orm'
import { isDatabaseOutage, NotBegun } from './outage'

const coded = (code: string, more: object = {}) => Object.assign(new Error(code), { code, ...more })
const wrapped = (cause: Error) => new DrizzleQueryError('select 1', [], cause)

it.each([
  ['nothing listens', coded('ECONNREFUSED', { syscall: 'connect' }), true],
  ['no route', coded('ENETUNREACH', { syscall: 'connect' }), true],
  ['a connection that was cut', coded('ECONNABORTED', { syscall: 'read' }), true],
  ['a socket of this machine that is not there', coded('ENOENT', { syscall: 'connect' }), true],
  ['a file that is not there', coded('ENOENT', { syscall: 'open' }), false],
  ['several addresses, none of which answers', new AggregateError([coded('ECONNREFUSED'), coded('ENETUNREACH')]), true],
  ['a statement that took too long', coded('57014'), true],
  ['a shutdown', coded('57P01'), true],
  ['too many connections', coded('53300'), true],
  ['a connection exception', coded('08006'), true],
  ['too much that waits', new NotBegun('too many wait for the database'), true],
  ['a silent server', new Error('Query read timeout'), true],
  ['a wrong password', coded('28P01'), false],
  ['no such database', coded('3D000'), false],
  ['a row that is there already', coded('23505'), false],
  ['a mistake of ours', new TypeError('x is not a function'), false],
  ['no error at all', 'ECONNREFUSED', false],
])('design/processes: is the database away? %s', (_, error, isAway) => {
  expect(isDatabaseOutage(error)).toBe(isAway)
  if (error instanceof Error) expect(isDatabaseOutage(wrapped(error))).toBe(isAway)
})
