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

/** Fields that the page fills in; the rest is typed or chosen. */
const FILLED_IN = ['case', 'attempt', 'back', 'to', 'seen', 'handed']

it.each(Object.entries(QUEUE_FORMS))('C38 what is typed in %s comes back where it is refused', async (_, form) => {
  const read = new Set<string>()
  await form.submit((field) => {
    read.add(field)
    return field === 'case' ? 'report-7' : ''
  }, request)
  const known = [...FILLED_IN, ...(form.kept ?? [])]
  expect([...read].filter((field) => !known.includes(field))).toEqual([])
})
