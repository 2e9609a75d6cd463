import type { SignedRequest } from '@/lib/server/panel/panel-route'
import { queueCalls } from '@/lib/server/upstream/console/queue'
import { QUEUE_FORMS } from './queue-forms'

jest.mock('@/lib/server/upstream/console/queue')

const ATTEMPT = '7d444840-9dc0-41d1-b245-5ffdce74fad2'
const request = { tenant: { key: 'lubje' }, call: {}, bearer: 'x' } as unknown as SignedRequest
const answered = { ok: true, status: 200, data: {} }
const calls = {
  claim: jest.fn(async () => answered),
  decide: jest.fn(async () => answered),
  cancelOrder: jest.fn(async () => answered),
  retryRefund: jest.fn(async () => answered),
}

beforeEach(() =>
  jest
    .mocked(queueCalls)
    .mockReset()
    .mockReturnValue(calls as never),
)

it.each([
  ['confirm', 'request-7', 'decide', [7, { status: 'confirmed' }]],
  ['confirm', 'change-7', 'decide', [7, { change: 'accepted' }]],
  ['decline', 'change-7', 'decide', [7, { change: 'declined', reason: 'Brak miejsc.' }]],
  ['cancel-order', 'late-12', 'cancelOrder', [12, 'Brak miejsc.']],
  ['retry-case-refund', 'refund-12', 'retryRefund', [12, 'Brak miejsc.']],
] as const)('C38 %s of %s is one call, marked by its page, and leads back', async (name, about, call, args) => {
  const typed: Record<string, string> = { case: about, reason: 'Brak miejsc.', attempt: ATTEMPT, back: '/panel' }
  const outcome = await QUEUE_FORMS[name]!.submit((field) => typed[field] ?? '', request)
  expect(calls[call]).toHaveBeenLastCalledWith(...args)
  expect(jest.mocked(queueCalls).mock.calls.at(-1)?.[2]).toBe(ATTEMPT)
  expect(outcome.location).toBe('/konsola/do-zrobienia')
})

it.each(['', 'x', `${ATTEMPT}!`])('C38 a page that is marked by "%s" is marked by nothing', async (attempt) => {
  const typed: Record<string, string> = { case: 'request-7', attempt }
  await QUEUE_FORMS.confirm!.submit((field) => typed[field] ?? '', request)
  expect(jest.mocked(queueCalls).mock.calls.at(-1)?.[2]).toBeUndefined()
})
