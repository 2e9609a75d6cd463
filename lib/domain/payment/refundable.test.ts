import { refundableGrosze, takenGrosze } from './refundable'

const part = (state: 'wanted' | 'pending' | 'done' | 'failed' | 'replaced', amountGrosze: number) => ({
  state,
  amountGrosze,
})

describe('C40 amount that can still be refunded', () => {
  const paid = { amountGrosze: 5050, refundState: null, refundGrosze: null }
  it.each([
    ['nothing went back: all of it', paid, [], 5050],
    [
      'parts on their way and arrived count',
      paid,
      [part('wanted', 100), part('pending', 200), part('done', 300)],
      4450,
    ],
    ['a refund that the bank refused can be repeated', paid, [part('failed', 1000), part('replaced', 50)], 5050],
    ['the whole without a sum of its own', { ...paid, refundState: 'done' as const }, [], 0],
    [
      'the rest is on its way',
      { ...paid, refundState: 'pending' as const, refundGrosze: 4050 },
      [part('done', 1000)],
      0,
    ],
    [
      'the rest was refused',
      { ...paid, refundState: 'failed' as const, refundGrosze: 4050 },
      [part('done', 1000)],
      4050,
    ],
  ])('%s', (_, attempt, parts, left) => expect(refundableGrosze(attempt, parts)).toBe(left))

  it('the parts alone', () => expect(takenGrosze([part('done', 1), part('failed', 2), part('pending', 4)])).toBe(5))
})
