import { areMissingLines, missingGrosze, paidByLine } from './missing-lines'

const line = (lineNo: number, amount: number, lineGrosze: number, promotionGrosze = 0) => ({
  lineNo,
  amount,
  lineGrosze,
  promotionGrosze,
})

describe('C40 amount that the diner paid for a line', () => {
  it.each([
    ['without a voucher: price less discount', [line(1, 2, 4000, 500), line(2, 1, 1000)], 0, [3500, 1000]],
    ['a voucher is shared in proportion', [line(1, 1, 3000), line(2, 1, 1000)], 400, [2700, 900]],
    [
      'its last grosze go to the largest remainders',
      [line(1, 1, 1000), line(2, 1, 1000), line(3, 1, 1000)],
      100,
      [966, 967, 967],
    ],
    ['a voucher for all of it', [line(1, 1, 1990), line(2, 3, 2997)], 4987, [0, 0]],
    ['a dish for nothing', [line(1, 1, 0)], 0, [0]],
  ])('%s', (_, lines, voucher, paid) => expect(paidByLine(lines, voucher)).toEqual(paid))

  it('the lines are exactly the price of the order, whatever the numbers', () => {
    for (let seed = 1; seed < 400; seed++) {
      const lines = [1, 2, 3, 4].map((no) => line(no, (seed % 3) + 1, (seed * no * 137) % 9000, (seed * no) % 50))
      const sane = lines.map((one) => ({ ...one, promotionGrosze: Math.min(one.promotionGrosze, one.lineGrosze) }))
      const net = sane.reduce((sum, one) => sum + one.lineGrosze - one.promotionGrosze, 0)
      const voucher = (seed * 311) % (net + 1)
      const paid = paidByLine(sane, voucher)
      expect(paid.reduce((sum, grosze) => sum + grosze, 0)).toBe(net - voucher)
      expect(Math.min(...paid)).toBeGreaterThanOrEqual(0)
    }
  })
})

describe('C40 pieces that were missing', () => {
  const lines = [line(1, 3, 1000), line(2, 1, 2500)]
  it.each([
    ['one of three, rounded up', [{ line: 1, amount: 1 }], [], 334],
    ['the second of three', [{ line: 1, amount: 1 }], [{ line: 1, amount: 1 }], 333],
    ['the last of three', [{ line: 1, amount: 1 }], [{ line: 1, amount: 2 }], 333],
    ['all at once', [{ line: 1, amount: 3 }], [], 1000],
    [
      'two lines',
      [
        { line: 1, amount: 1 },
        { line: 2, amount: 1 },
      ],
      [],
      2834,
    ],
  ])('%s', (_, missing, before, grosze) => expect(missingGrosze(lines, 0, missing, before)).toBe(grosze))

  it('no more than were ordered, and no line of another order', () => {
    expect(areMissingLines(lines, [{ line: 1, amount: 2 }], [{ line: 1, amount: 1 }])).toBe(true)
    expect(areMissingLines(lines, [{ line: 1, amount: 3 }], [{ line: 1, amount: 1 }])).toBe(false)
    expect(areMissingLines(lines, [{ line: 9, amount: 1 }], [])).toBe(false)
  })
})
