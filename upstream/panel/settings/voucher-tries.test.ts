import { addedCodes } from './voucher-tries'

describe('C37 codes of a draft that count as tries', () => {
  it.each([
    ['a code that was there is none', [{ code: 'LATO' }], [{ code: 'LATO' }, { code: 'ZIMA' }], ['ZIMA']],
    ['written twice, it is one', [], [{ code: 'ZIMA' }, { code: 'ZIMA' }], ['ZIMA']],
    ['an unreadable value is none', [], ['ZIMA', null, { code: 7 }, { code: '' }], []],
    ['no list, no code', [], 'ZIMA', []],
  ])('%s', (_, before, now, codes) => {
    expect(addedCodes({ base: { vouchers: before }, value: { vouchers: now } })).toEqual(codes)
  })
})
