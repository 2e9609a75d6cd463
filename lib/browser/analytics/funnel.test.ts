/** @jest-environment jsdom */
import type * as Funnel from '@/lib/browser/analytics/funnel'

const FACTS = { kind: 'reservation', restaurantId: 12, partySize: 4 } as const
const logged = jest.fn()
let trackFunnelStep: typeof Funnel.trackFunnelStep

jest.mock('@/lib/browser/logging/lazy-logger', () => {
  const log = (...said: unknown[]) => logged(...said)
  return { logMessage: log, logDeferred: log }
})

// A new page: the module is loaded again. Listeners of earlier pages send nothing more.
beforeEach(() => {
  jest.resetModules()
  trackFunnelStep = require('./funnel').trackFunnelStep
})
afterEach(() => {
  trackFunnelStep('done', FACTS)
  logged.mockReset()
})

const lines = () => logged.mock.calls.map(([type, line]) => `${type}: ${line}`)
const leave = () => window.dispatchEvent(new Event('pagehide'))

it('L276 C14 a step is a log line and an event on the window', () => {
  const onEvent = jest.fn()
  window.addEventListener('nakryte:funnel', (event) => onEvent((event as CustomEvent).detail), { once: true })
  trackFunnelStep('results', { kind: 'order', city: 'lublin' })
  expect(onEvent).toHaveBeenCalledWith({ step: 'results', kind: 'order', city: 'lublin' })
  expect(lines()).toEqual(['activity: funnel order results city=lublin'])
})

it('L276 submitted and done are sales activity', () => {
  trackFunnelStep('submitted', FACTS)
  trackFunnelStep('done', { kind: 'order', restaurantId: 12, valueGrosze: 12_345 })
  expect(lines()).toEqual([
    'sales_activity: funnel reservation submitted restaurant=12 people=4',
    'sales_activity: funnel order done restaurant=12 value=12345',
  ])
})

it.each([
  ['opened', ['form_opened'] as const],
  ['sent, and refused', ['form_opened', 'submitted'] as const],
])('C14 a form that was %s, and is left, is abandoned, once', (_, steps) => {
  for (const step of steps) trackFunnelStep(step, FACTS)
  leave()
  leave()
  const abandoned = 'activity: funnel reservation abandoned restaurant=12 people=4'
  expect(lines().slice(steps.length)).toEqual([abandoned])
})

it.each([
  ['a form that was submitted', ['form_opened', 'submitted', 'done'] as const],
  ['a page without a form', ['search', 'results'] as const],
])('C14 leaving %s abandons nothing', (_, steps) => {
  for (const step of steps) trackFunnelStep(step, FACTS)
  leave()
  expect(lines().join()).not.toContain('abandoned')
})
