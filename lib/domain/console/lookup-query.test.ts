import { lookupQueryOf } from './lookup-query'

describe('C40 kinds of input that the look-up field recognises', () => {
  it.each([
    ['600 100 200', 'phone', '600 100 200'],
    ['+48 600-100-200', 'phone', '+48 600-100-200'],
    ['(0048) 600.100.200', 'phone', '(0048) 600.100.200'],
    [' anna.nowak+x@example.pl ', 'email', 'anna.nowak+x@example.pl'],
    ['1001', 'number', '1001'],
    ['nr 1001', 'number', '1001'],
    ['#1001', 'number', '1001'],
    ['abcdefghjkmn', 'key', 'ABCDEFGHJKMN'],
    ['abcd efgh jkmn pqrs', 'key', 'ABCDEFGHJKMNPQRS'],
    ['https://lubje.pl/zamowienie/ORDER234567ABCDEFGHIJKLM', 'key', 'ORDER234567ABCDEFGHIJKLM'],
    ['https://lubje.pl/rezerwacja/ABCDEFGHJKMN?x=1', 'key', 'ABCDEFGHJKMN'],
  ])('%s is a %s', (typed, kind, text) => expect(lookupQueryOf(typed)).toEqual({ kind, text }))

  it.each(['', 'Anna', 'Anna Nowak', '+', 'nr', '0', 'a@b', 'https://lubje.pl/'])('%s is nothing', (typed) =>
    expect(lookupQueryOf(typed)).toBeNull(),
  )

  it('a look-up by name requires a reason, which changes nothing else', () => {
    expect(lookupQueryOf('Anna Nowak', true)).toEqual({ kind: 'name', text: 'Anna Nowak' })
    expect(lookupQueryOf('600 100 200', true)?.kind).toBe('phone')
    expect(lookupQueryOf('ab', true)).toBeNull()
  })
})
