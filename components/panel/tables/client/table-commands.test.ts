import { undoOf } from './table-commands'

it.each([
  ['seat', 'expected', 'unseat'],
  ['seat', 'no_show', 'no_show'],
  ['finish', 'seated', 'reopen'],
  ['no_show', 'expected', 'reopen'],
  ['confirm', 'expected', undefined],
] as const)('C24 what takes %s back leads to the state before, here %s', (step, before, undo) =>
  expect(undoOf(step, { visit_state: before } as never)).toBe(undo),
)
